import type { Config } from './config.ts'

type Hosts = Pick<Config, 'ADMIN_ORIGIN' | 'PUBLIC_ORIGIN' | 'BLOG_ORIGIN' | 'PROFILE_ORIGIN' | 'DEMO_MODE'>

/** Where the back office is: on a host of its own, or, in a demo, on the shop's. */
export const adminOriginOf = ({ ADMIN_ORIGIN, PUBLIC_ORIGIN }: Hosts): string => ADMIN_ORIGIN ?? PUBLIC_ORIGIN

/** Null on the shop's host, whose name in a demo is whatever it is asked for by. */
export const ownAdminOrigin = (config: Hosts): string | null =>
  adminOriginOf(config) === config.PUBLIC_ORIGIN ? null : adminOriginOf(config)

/** The origin of a page of the back office that asks. A demo's is as it was asked for. */
export const pageOrigin = (config: Hosts, { protocol, host }: { protocol: string; host: string }): string =>
  ownAdminOrigin(config) ?? `${protocol}://${host}`

/**
 * Whether the back office answers at a host: at its own alone, or, in a demo without one, wherever the shop is. A shop
 * that takes money has none until it has its own host.
 */
export const isAdminHost = (config: Hosts, host: string): boolean => {
  const own = ownAdminOrigin(config)
  if (own !== null) return host === new URL(own).host
  const others = [config.BLOG_ORIGIN, config.PROFILE_ORIGIN].flatMap((origin) =>
    origin === undefined || origin === config.PUBLIC_ORIGIN ? [] : [new URL(origin).host],
  )
  return config.DEMO_MODE && !others.includes(host)
}
