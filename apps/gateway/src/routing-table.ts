import { type AppName, adminHome, adminOwnerOf, appOfPath, homeOf } from '@hojreh/contract'
import type { GatewayConfig } from './config.ts'

/** The addresses of the processes behind each app; the back office is optional. */
export type Upstreams = Record<AppName, readonly string[]> & { admin?: readonly string[] }
export type PageApp = Exclude<AppName, 'api'>
/** The public origin of each app; an app without an own host is a path of the shop's. */
export type PublicOrigins = Record<PageApp, string>

export const upstreamsOf = (config: GatewayConfig): Upstreams => ({
  shop: config.SHOP_APP_ORIGIN,
  blog: config.BLOG_APP_ORIGIN,
  profile: config.PROFILE_APP_ORIGIN,
  api: config.API_ORIGIN,
  ...(config.ADMIN_APP_ORIGIN && { admin: config.ADMIN_APP_ORIGIN }),
})

/** Returns the public origins; null when all apps are paths of one host, whatever its name is. */
export const publicOriginsOf = ({
  PUBLIC_ORIGIN: shop,
  BLOG_ORIGIN: blog = shop,
  PROFILE_ORIGIN: profile = shop,
}: Pick<GatewayConfig, 'PUBLIC_ORIGIN' | 'BLOG_ORIGIN' | 'PROFILE_ORIGIN'>): PublicOrigins | null =>
  blog === shop && profile === shop ? null : { shop, blog, profile }

/** Where the back office is: nowhere, on the shop's host (a demo), or on a host of its own. */
export type AdminPlace = null | 'host of the shop' | { host: string; shopOrigin: string }

export const adminPlaceOf = ({
  PUBLIC_ORIGIN: shopOrigin,
  ADMIN_ORIGIN,
  ADMIN_APP_ORIGIN,
}: Pick<GatewayConfig, 'PUBLIC_ORIGIN' | 'ADMIN_ORIGIN' | 'ADMIN_APP_ORIGIN'>): AdminPlace => {
  if (!ADMIN_ORIGIN || !ADMIN_APP_ORIGIN) return null
  return ADMIN_ORIGIN === shopOrigin ? 'host of the shop' : { host: new URL(ADMIN_ORIGIN).host, shopOrigin }
}

const pathOf = (url: string) => url.split('?', 1)[0] ?? ''

/** Returns the app that answers a URL (with its query) on one host: the path's owner (contract, app-paths). */
export const appOfUrl = (url: string): AppName => appOfPath(pathOf(url))

/** Answered on every host by the host's own app: a service worker controls only the host that it comes from. */
const ownOnEveryHost = '/service-worker.js'

export type Route = { app: AppName | 'admin' } | { moved: string } | { refused: 'not_found' }

const refused: Route = { refused: 'not_found' }

/**
 * Makes the routing table of several hosts. The api answers on each, an app only on its own; a page requested elsewhere
 * is one redirect away, at an address that is made from the configuration alone. An unknown host counts as the shop's.
 * The back office and its calls are on one host alone; on any other they are answered like an unknown path.
 */
export const makeRouter = (origins: PublicOrigins | null, admin: AdminPlace = null) => {
  const appOfHost = new Map<string, PageApp>()
  for (const app of ['profile', 'blog', 'shop'] as const)
    if (origins) appOfHost.set(new URL(origins[app]).host, app)

  const routeOfShop = (host: string, url: string): Route => {
    const owner = appOfUrl(url)
    if (!origins || owner === 'api') return { app: owner }
    const here = appOfHost.get(host) ?? 'shop'
    const path = pathOf(url)
    if (path === ownOnEveryHost) return { app: here }
    if (origins[owner] === origins[here]) return { app: owner }
    if (path === '/') return { moved: homeOf[here] + url.slice(1) }
    return { moved: origins[owner] + url }
  }

  return (host: string, url: string): Route => {
    const path = pathOf(url)
    const adminOwner = adminOwnerOf(path)
    if (admin !== null && admin !== 'host of the shop' && host === admin.host) {
      if (adminOwner) return { app: adminOwner }
      if (path === '/') return { moved: adminHome + url.slice(1) }
      const owner = appOfUrl(url)
      return owner === 'api' ? { app: owner } : { moved: (origins?.[owner] ?? admin.shopOrigin) + url }
    }
    const isHere = admin === 'host of the shop' && (appOfHost.get(host) ?? 'shop') === 'shop'
    if (adminOwner && isHere) return { app: adminOwner }
    // A page request goes on to the shop, which has no page of that name.
    return adminOwner === 'api' ? refused : routeOfShop(host, url)
  }
}
