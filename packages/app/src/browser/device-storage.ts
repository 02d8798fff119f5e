/** Returns what `write` kept under a key; undefined without it, for text that is no JSON, and where storage is refused. */
const read = (key: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '')
  } catch {
    return undefined
  }
}

/** Returns whether it is kept: a private window refuses, and a full storage too. */
const write = (key: string, value: unknown): boolean => {
  try {
    localStorage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

const remove = (key: string): void => {
  try {
    localStorage.removeItem(key)
  } catch {
    return
  }
}

const keys = (): string[] => {
  try {
    return Object.keys(localStorage)
  } catch {
    return []
  }
}

/**
 * Local storage for what is convenient to remember. It may be refused, full, or hold what another program or an older
 * build wrote: nothing here throws, and a reader checks the shape of what it gets.
 */
export const deviceStorage = { read, write, remove, keys }
