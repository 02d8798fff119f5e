export const appNames = ['shop', 'blog', 'profile', 'api'] as const
export type AppName = (typeof appNames)[number]

/** Which app owns which path (decisions, section 2); the first match wins, shop has the rest and its 404 page. */
export const pathOwners: readonly { prefix: string; app: AppName }[] = [
  { prefix: '/api', app: 'api' },
  // Documents for machines, made from the whole shop and so by the api (docs/decisions/020).
  { prefix: '/sitemap.xml', app: 'api' },
  { prefix: '/sitemap', app: 'api' },
  { prefix: '/robots.txt', app: 'api' },
  { prefix: '/manifest.webmanifest', app: 'api' },
  { prefix: '/feeds', app: 'api' },
  { prefix: '/torob_api', app: 'api' },
  { prefix: '/blog/feed.xml', app: 'api' },
  { prefix: '/blog', app: 'blog' },
  { prefix: '/profile', app: 'profile' },
  { prefix: '/auth', app: 'profile' },
  // Built files of each app: `/_blog/assets/…`, so that apps behind one host never collide.
  { prefix: '/_blog', app: 'blog' },
  { prefix: '/_profile', app: 'profile' },
]

/** Where pictures are. The first request for one in some width waits until it is rendered. */
export const PICTURES_PATH = '/api/media/'
/**
 * How long a picture may take, ms: those of a new page are rendered one after the other, and a browser does not ask
 * again for one that failed. Other calls have the 35 seconds of a page.
 */
export const PICTURE_MS = 120_000

/** The path that the root of an app's own host shows. */
export const homeOf: Record<Exclude<AppName, 'api'>, string> = {
  shop: '/',
  blog: '/blog',
  profile: '/profile',
}

/** The app that serves a path. Takes a pathname without query: `/blog/x`. */
export const appOfPath = (pathname: string): AppName =>
  pathOwners.find(({ prefix }) => pathname === prefix || pathname.startsWith(`${prefix}/`))?.app ?? 'shop'

/** As the router reads it: `/%63art` is the cart, too. */
const decoded = (pathname: string) => {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

/** Paths that only a signed-in customer may open (specification, section 2). Prefix rule: "any path starting with". */
export const isGuardedPath = (pathname: string): boolean => {
  const path = decoded(pathname)
  return path.startsWith('/profile') || path.startsWith('/cart')
}
