import { type AppName, appOfPath } from '@hojreh/contract'
import type { GatewayConfig } from './config.ts'

/** Address of the process behind each app. */
export type Upstreams = Record<AppName, string>

export const upstreamsOf = (config: GatewayConfig): Upstreams => ({
  shop: config.SHOP_APP_ORIGIN,
  blog: config.BLOG_APP_ORIGIN,
  profile: config.PROFILE_APP_ORIGIN,
  api: config.API_ORIGIN,
})

/** The whole routing table: the owner of a path (contract, app-paths) answers it. Takes a URL with query. */
export const appOfUrl = (url: string): AppName => appOfPath(new URL(url, 'http://gateway').pathname)
