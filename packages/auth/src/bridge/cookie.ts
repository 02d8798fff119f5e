import Cookies from 'js-cookie'

export interface CookieScope {
  /** Parent domain in subdomain mode, null when all apps share one host; from the public configuration. */
  cookieDomain: string | null
}

const attributes = ({ cookieDomain }: CookieScope): Cookies.CookieAttributes => ({
  path: '/',
  sameSite: 'lax',
  secure: window.location.protocol === 'https:',
  ...(cookieDomain && { domain: cookieDomain }),
})

/** A host-only cookie from before the move would shadow the parent domain's for ever. */
const removeOfOneHost = (name: string, { cookieDomain }: CookieScope): void => {
  if (cookieDomain) Cookies.remove(name, attributes({ cookieDomain: null }))
}

/** A cookie's value, or undefined when it is missing or empty. */
export const readCookie = (name: string): string | undefined => Cookies.get(name) || undefined

/** Writes a cookie that all apps see, until `expires`. */
export const writeCookie = (name: string, value: string, expires: Date, scope: CookieScope): void => {
  removeOfOneHost(name, scope)
  Cookies.set(name, value, { ...attributes(scope), expires })
}

export const removeCookie = (name: string, scope: CookieScope): void => {
  removeOfOneHost(name, scope)
  Cookies.remove(name, attributes(scope))
}
