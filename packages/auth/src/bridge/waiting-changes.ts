import type { CookieScope } from './cookie.ts'
import { createCrossAppCookie } from './cross-app-cookie.ts'

/** Counts by product. */
type Waiting = Record<string, number>

const isWaiting = (value: unknown): value is Waiting =>
  value instanceof Object && Object.values(value).every(Number.isSafeInteger)

const LIFE_MS = 24 * 60 * 60_000
/** A cookie holds 4 KB. Whoever puts more into the cart without a network keeps the rest as long as the page. */
const MOST_PRODUCTS = 50

/**
 * What was asked for without a network and never sent; a page that is loaded anew goes on with it. A cookie like the
 * other batons: session storage that was written just before a reload is not always there after it (Chromium).
 */
const cookie = createCrossAppCookie('hojreh-waiting', isWaiting, LIFE_MS)

const write = (waiting: Waiting, scope: CookieScope): void => {
  if (Object.keys(waiting).length > 0) cookie.write(waiting, scope)
  else cookie.drop(scope)
}

/** Only one page of this browser at a time; plain HTTP has no locks, and a shop without TLS no second page offline. */
const alone = <Result>(act: () => Result): Promise<Result> | Result =>
  navigator.locks?.request('hojreh-waiting', act) ?? act()

export const waitingChanges = {
  add: (productId: string, count: number, scope: CookieScope): void => {
    const waiting = cookie.read() ?? {}
    const sum = (waiting[productId] ?? 0) + count
    if (productId in waiting || Object.keys(waiting).length < MOST_PRODUCTS)
      write({ ...waiting, [productId]: sum }, scope)
  },
  products: (): string[] => Object.keys(cookie.read() ?? {}),
  /** What waits of a product, for the one page of several that comes first; zero for the others. */
  take: async (productId: string, scope: CookieScope): Promise<number> =>
    alone(() => {
      const { [productId]: count = 0, ...others } = cookie.read() ?? {}
      write(others, scope)
      return count
    }),
  dropAll: (scope: CookieScope): void => cookie.drop(scope),
}
