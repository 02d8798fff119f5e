import type { CookieScope } from './cookie.ts'
import { createCrossAppCookie } from './cross-app-cookie.ts'

/** Counts by product. */
type Waiting = Record<string, number>

const isWaiting = (value: unknown): value is Waiting =>
  value instanceof Object && Object.values(value).every(Number.isSafeInteger)

const LIFE_MS = 24 * 60 * 60_000
/** A cookie holds 4 KB with its name and attributes (https://httpwg.org/specs/rfc6265.html#limits). */
const MOST_LENGTH = 3_500

/**
 * Changes of the cart that were made without a network and never sent; a page that is loaded anew goes on with them. A
 * cookie like the others between the apps: session storage that was written just before a reload is not always there
 * after it (Chromium).
 */
const cookie = createCrossAppCookie('hojreh-waiting', isWaiting, LIFE_MS)

const write = (waiting: Waiting, scope: CookieScope): void => {
  if (Object.keys(waiting).length > 0) cookie.write(waiting, scope)
  else cookie.drop(scope)
}

/** Acts in only one page of this browser at a time; plain HTTP has no locks, and without TLS no page opens offline. */
const alone = <Result>(act: () => Result): Promise<Result> | Result =>
  navigator.locks?.request('hojreh-waiting', act) ?? act()

export const waitingChanges = {
  /** Returns false when there is no room for it: it then waits in its page alone. */
  add: (productId: string, count: number, scope: CookieScope): boolean => {
    const waiting = cookie.read() ?? {}
    const next = { ...waiting, [productId]: (waiting[productId] ?? 0) + count }
    const hasRoom = encodeURIComponent(JSON.stringify(next)).length <= MOST_LENGTH
    if (hasRoom) write(next, scope)
    return hasRoom
  },
  products: (): string[] => Object.keys(cookie.read() ?? {}),
  /** Takes the waiting count of a product for the first page that asks for it; zero for the others. */
  take: async (productId: string, scope: CookieScope): Promise<number> =>
    alone(() => {
      const { [productId]: count = 0, ...others } = cookie.read() ?? {}
      write(others, scope)
      return count
    }),
  dropAll: (scope: CookieScope): void => cookie.drop(scope),
}
