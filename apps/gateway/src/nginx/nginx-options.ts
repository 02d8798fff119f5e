import type { AppName } from '@hojreh/contract'
import { TRANSPORT_POLICY } from '@hojreh/server'
import type { PublicOrigins } from '../routing-table.ts'

export interface NginxOptions {
  /** The public origin of each app. */
  origins: PublicOrigins
  /** The back office, which has a host of its own; none without. */
  admin?: { origin: string; servers: readonly string[] }
  /** The processes of each app: `127.0.0.1:8081`. */
  upstreams: Record<AppName, readonly string[]>
  /** Port of the shop; with TLS also the one of the redirect from plain HTTP. */
  listen: { port: number; plainPort?: number }
  /** The inner address of the api for the apps, whichever of its processes is up: their `API_ORIGIN`. */
  apiListen?: string
  /** Certificate and key; without them the proxy speaks plain HTTP (behind another one that has them). */
  tls?: { certificate: string; key: string }
  /** Name of the shop on pages of failures. */
  shopTitle?: string | undefined
  /** Proxies before nginx whose X-Forwarded-For is believed; none by default. */
  trustedProxies?: readonly string[]
  accessLog: string
  /** Folder of nginx's cache of pages; that of pictures is beside it. */
  cacheFolder: string
  /** Requests of one address in a second, and connections at once. Mobile networks put many people behind one. */
  limits: { requests: number; burst: number; connections: number }
}

/** Repeated where a location has headers of its own: nginx drops the inherited ones there. */
export const transportHeaders = ({ tls }: Pick<NginxOptions, 'tls'>): readonly string[] =>
  tls ? [`add_header Strict-Transport-Security "${TRANSPORT_POLICY}" always;`] : []
