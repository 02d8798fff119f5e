/** One finding of the doctor; `bad` keeps shoppers from something, `doubtful` may. */
export interface Finding {
  about: string
  state: 'good' | 'doubtful' | 'bad'
  /** The state, and for anything but `good` how to fix it. */
  sentence: string
}

export const good = (about: string, sentence: string): Finding => ({ about, state: 'good', sentence })
export const doubtful = (about: string, sentence: string): Finding => ({ about, state: 'doubtful', sentence })
export const bad = (about: string, sentence: string): Finding => ({ about, state: 'bad', sentence })

const innermost = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof Error ? innermost(error.cause) : error

/** Why a call had no response, without the address: it may hold a key. */
export const reasonOf = (error: unknown): string => {
  const cause = innermost(error)
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  return code || (cause instanceof Error ? cause.name : 'unknown')
}
