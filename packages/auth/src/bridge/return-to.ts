export const RETURN_TO_PARAMETER = 'returnTo'
const AUTH_PATH = '/auth'
const HOME_AFTER_LOGIN = '/profile'

// Control characters and backslashes: browsers drop or turn them into slashes before they read an address.
const TRICKS = /[\p{Cc} \\\u200b-\u200f\u2028\u2029\ufeff]/u

/** An address as a proxy may see it after decoding once more. */
const decoded = (raw: string): string | undefined => {
  try {
    return decodeURIComponent(raw)
  } catch {
    return undefined
  }
}

const isPath = (raw: string) => raw.startsWith('/') && !raw.startsWith('//')
const isAuthPage = ({ pathname }: URL) => pathname === AUTH_PATH || pathname.startsWith(`${AUTH_PATH}/`)

/**
 * The one allow-list of where a person may be sent after login.
 * @param raw what stood in the address; a path (`/cart?x=1`) or an absolute address of one of our apps
 * @param allowedOrigins origins of the apps, such as `https://shop.example`
 * @returns the same place in a normal form, or null when it is not ours
 */
export const safeReturnTo = (
  raw: string | null | undefined,
  allowedOrigins: readonly string[],
): string | null => {
  if (!raw || TRICKS.test(raw)) return null
  const plain = decoded(raw)
  if (plain === undefined || plain.includes('\\') || /^\/{2}/.test(plain)) return null
  if (isPath(raw)) {
    const base = 'http://path.invalid'
    const url = URL.parse(raw, base)
    if (!url || url.origin !== base || url.pathname.startsWith('//') || isAuthPage(url)) return null
    return `${url.pathname}${url.search}${url.hash}`
  }
  const url = URL.parse(raw)
  if (!url || !/^https?:\/\//i.test(raw) || url.username || url.password) return null
  return allowedOrigins.includes(url.origin) && !isAuthPage(url) ? url.href : null
}

/** The address of the sign-in page that leads back to a place: `/auth?returnTo=%2Fcart`. */
export const authPathFor = (returnTo: string): string =>
  `${AUTH_PATH}?${new URLSearchParams({ [RETURN_TO_PARAMETER]: returnTo })}`

/** Where to go after login: back to the page that asked for it, otherwise to the profile. */
export const placeAfterLogin = (search: string, allowedOrigins: readonly string[]): string =>
  safeReturnTo(new URLSearchParams(search).get(RETURN_TO_PARAMETER), allowedOrigins) ?? HOME_AFTER_LOGIN
