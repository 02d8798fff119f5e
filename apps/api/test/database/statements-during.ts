import { statementChannel } from '@hojreh/server'

/** Returns the texts of the statements of this process during `work`. */
export const statementsDuring = async (work: () => Promise<unknown>): Promise<string[]> => {
  const texts: string[] = []
  const start = (message: unknown) => texts.push((message as { text: string }).text)
  statementChannel.start.subscribe(start)
  try {
    await work()
  } finally {
    statementChannel.start.unsubscribe(start)
  }
  return texts
}
