/** Names of the worker's caches. A name changes when the form of its content changes. */
export const cacheNames = {
  pages: 'hojreh-pages-1',
  answers: 'hojreh-answers-1',
  files: 'hojreh-files-2',
  pictures: 'hojreh-pictures-1',
  cart: 'hojreh-cart-1',
} as const

/** Paths of the api whose responses are the same for all visitors. */
const PUBLIC_CALL = /^\/api\/(?:config$|shop\/|blog\/|setting\/|site\/|comment\/list$)/
const CART_CALL = '/api/order/pending'
const FILE = /^\/_(?:shop|blog|profile)\/assets\//
const PICTURE = /^\/api\/media\//
/** Pages about one payment or one sign-in make no sense later; the profile's are drawn from calls that are not kept. */
const PASSING_PAGE = /^\/(?:checkPayment|auth|profile)(?:\/|$)/
/** Addresses that browsers open without us: the invoice, the bank, feeds and other documents; and the staff's desk. */
const NOT_A_PAGE = /^\/(?:api|_\w+|feeds|torob_api|admin)(?:\/|$)|\.\w+$/

/** The query of the desk's links to what no visitor sees yet. */
const PREVIEW = /[?&]preview=/

export type Kind = keyof typeof cacheNames | 'passing page' | 'none'

/**
 * Returns the cache to which the response to a GET belongs.
 * @param path pathname of a request to this host
 * @param isNavigation whether the user opens the address as a page
 * @param search of its address: `?q=گلیم`
 */
export const kindOf = (path: string, isNavigation: boolean, search = ''): Kind => {
  if (PREVIEW.test(search)) return 'none'
  if (isNavigation && NOT_A_PAGE.test(path)) return 'none'
  if (isNavigation) return PASSING_PAGE.test(path) ? 'passing page' : 'pages'
  if (FILE.test(path)) return 'files'
  if (PICTURE.test(path)) return 'pictures'
  if (path === CART_CALL) return 'cart'
  return PUBLIC_CALL.test(path) ? 'answers' : 'none'
}

/**
 * Returns the address under which a built file is kept. Its name holds the hash of its content: a file of one app that
 * has the name of another app's file is that file, and is not loaded twice.
 * @param url absolute
 */
export const keyOfFile = (url: string): string => {
  const { origin, pathname } = new URL(url)
  return `${origin}/_files/${pathname.split('/').at(-1)}`
}

/** Returns whether a page that opened without a page load is worth keeping: start pages, goods, articles, the cart. */
export const isWorthKeeping = (path: string): boolean =>
  ['/', '/blog', '/cart'].includes(path) || /^\/(?:shop|blog)\/[^/]+$/.test(path)
