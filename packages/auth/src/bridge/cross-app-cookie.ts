import { type CookieScope, readCookie, removeCookie, writeCookie } from './cookie.ts'

/** Something small that one app hands to the next over a full page load. */
export interface CrossAppCookie<Value> {
  read: () => Value | undefined
  write: (value: Value, scope: CookieScope) => void
  drop: (scope: CookieScope) => void
}

/**
 * A short-lived cookie for all apps, subdomains included (local storage would stay on one origin).
 * A value of another script or an older build is ignored.
 */
export const createCrossAppCookie = <Value>(
  name: string,
  isValue: (value: unknown) => value is Value,
  lifeMs: number,
): CrossAppCookie<Value> => ({
  read: () => {
    try {
      const value: unknown = JSON.parse(readCookie(name) ?? 'null')
      return isValue(value) ? value : undefined
    } catch {
      return undefined
    }
  },
  write: (value, scope) => writeCookie(name, JSON.stringify(value), new Date(Date.now() + lifeMs), scope),
  drop: (scope) => removeCookie(name, scope),
})
