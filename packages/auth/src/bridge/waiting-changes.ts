const KEY = 'hojreh-waiting-changes'

/** A change of the cart without a network, never sent. */
export interface WaitingChange {
  productId: string
  count: number
}

const isWaitingChange = (value: unknown): value is WaitingChange => {
  const { productId, count } = (value ?? {}) as Partial<Record<keyof WaitingChange, unknown>>
  return typeof productId === 'string' && Number.isSafeInteger(count)
}

const read = (): WaitingChange[] => {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(value) ? value.filter(isWaitingChange) : []
  } catch {
    return []
  }
}

const write = (changes: readonly WaitingChange[]): void => {
  try {
    if (changes.length > 0) sessionStorage.setItem(KEY, JSON.stringify(changes))
    else sessionStorage.removeItem(KEY)
  } catch {
    return
  }
}

/** Changes that wait for a network in this tab; they survive a reload. */
export const waitingChanges = {
  add: (change: WaitingChange): void => write([...read(), change]),
  dropOf: (productId: string): void => write(read().filter((change) => change.productId !== productId)),
  takeAll: (): WaitingChange[] => {
    const changes = read()
    write([])
    return changes
  },
}
