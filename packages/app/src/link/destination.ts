import { appOfPath, type PublicConfig } from '@hojreh/contract'
import type { PageApp } from '../state/app-extra.ts'

export type Destination =
  /** A path of this app, for the router. */
  | { kind: 'here'; to: string }
  /** Another app of the shop: a full page load. */
  | { kind: 'app'; href: string }
  /** Anything else: another site, a phone number, a file. */
  | { kind: 'elsewhere'; href: string }

const NO_ORIGIN = 'http://path.invalid'

const ofPath = (path: string, app: PageApp, origins: PublicConfig['origins']): Destination => {
  const owner = appOfPath(new URL(path, NO_ORIGIN).pathname)
  if (owner === app) return { kind: 'here', to: path }
  if (owner === 'api') return { kind: 'elsewhere', href: path }
  return { kind: 'app', href: origins[owner] === origins[app] ? path : origins[owner] + path }
}

/** Returns where an address leads from `app`: a path of any app, an absolute address, `tel:` and so on. */
export const destinationOf = (href: string, app: PageApp, origins: PublicConfig['origins']): Destination => {
  if (href.startsWith('/') && !href.startsWith('//')) return ofPath(href, app, origins)
  if (href.startsWith('#') || href.startsWith('?')) return { kind: 'here', to: href }
  const url = URL.parse(href)
  const isOurs = url && Object.values(origins).some((origin) => new URL(origin).origin === url.origin)
  return isOurs ? ofPath(url.pathname + url.search + url.hash, app, origins) : { kind: 'elsewhere', href }
}
