const MOST_CHARACTERS = 4_000
const MOST_LINES = 15

/** Keeps the last output of a process, to show it when the process could not start. */
export const lastLines = () => {
  let text = ''
  return {
    add: (chunk: string): void => {
      text = (text + chunk).slice(-MOST_CHARACTERS)
    },
    read: (): string => text.trim().split('\n').slice(-MOST_LINES).join('\n'),
  }
}
