import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import { clientsClaim } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { enable as enableNavigationPreload } from 'workbox-navigation-preload'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies'
import { cacheNames, isWorthKeeping, type Kind, kindOf } from './cache-rules.ts'
import { cartPlugin, forgetCart } from './cart-plugin.ts'
import { connectionPlugin } from './connection.ts'
import { filePlugin } from './file-plugin.ts'
import { offlinePage } from './offline-page.ts'

declare const self: ServiceWorkerGlobalScope

/** The page that opens from the home screen; the build of each app puts its own in here. */
declare const START_PAGE: string

const DAY_SECONDS = 24 * 60 * 60

const keeping = (maxEntries: number, days: number) => [
  new CacheableResponsePlugin({ statuses: [200] }),
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * DAY_SECONDS, purgeOnQuotaError: true }),
]

/** Browsers refuse to open a page from a response that came from another address. */
const ownAddressPlugin = {
  cacheWillUpdate: async ({ response }: { response: Response }) => (response.redirected ? null : response),
}

const pages = new NetworkFirst({
  cacheName: cacheNames.pages,
  plugins: [connectionPlugin, ownAddressPlugin, ...keeping(60, 30)],
})

const files = new CacheFirst({ cacheName: cacheNames.files, plugins: [filePlugin, ...keeping(300, 60)] })

const on = (kind: Kind, strategy: CacheFirst | NetworkFirst | NetworkOnly) =>
  registerRoute(
    ({ url, request, sameOrigin }) =>
      sameOrigin && kindOf(url.pathname, request.mode === 'navigate', url.search) === kind,
    strategy,
  )

on('pages', pages)
on('passing page', new NetworkOnly({ plugins: [connectionPlugin] }))
on('files', files)
on('pictures', new CacheFirst({ cacheName: cacheNames.pictures, plugins: keeping(300, 30) }))
on(
  'answers',
  new NetworkFirst({ cacheName: cacheNames.answers, plugins: [connectionPlugin, ...keeping(150, 30)] }),
)
on(
  'cart',
  new NetworkFirst({
    cacheName: cacheNames.cart,
    plugins: [connectionPlugin, cartPlugin, ...keeping(1, 30)],
  }),
)

/** Calls after which this browser has another customer or none. */
const LEAVING_CALL = /^\/api\/auth\/|^\/api\/user\/revokeSession$/
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && LEAVING_CALL.test(url.pathname),
  async ({ request }) => {
    await forgetCart()
    return fetch(request)
  },
  'POST',
)

setCatchHandler(async ({ request }) => (request.mode === 'navigate' ? offlinePage() : Response.error()))

const keepPage = async (path: string, event: ExtendableEvent): Promise<void> => {
  if (!isWorthKeeping(path) || (await caches.match(path, { cacheName: cacheNames.pages }))) return
  const [response, done] = pages.handleAll({ request: new Request(path), event })
  await response
  await done
}

/** Those of the page that brought the worker along; the browser still has them. */
const keepFiles = (urls: readonly string[], event: ExtendableEvent) =>
  Promise.all(
    urls
      .filter((url) => kindOf(new URL(url).pathname, false) === 'files')
      .map(async (url) => {
        const [response, done] = files.handleAll({ request: new Request(url), event })
        await response
        await done
      }),
  )

self.addEventListener('install', (event) => {
  // Without the start page the worker is still of use.
  event.waitUntil(keepPage(START_PAGE, event).catch(() => undefined))
})
self.addEventListener('message', (event) => {
  if (Array.isArray(event.data?.loaded))
    event.waitUntil(keepFiles(event.data.loaded, event).catch(() => undefined))
  if (typeof event.data?.seen === 'string')
    event.waitUntil(keepPage(event.data.seen, event).catch(() => undefined))
})

enableNavigationPreload()
void self.skipWaiting()
clientsClaim()
