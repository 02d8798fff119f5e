import { appOfPath } from '@hojreh/contract'

/** A shop behind the proxy of this machine. */
export interface RehearsedShop {
  port: number
  /** The name of the app that serves a path. */
  hostOf: (path: string) => string
  /** The secret of its configuration: a key that is made of it opens the page of one-time codes. */
  secret: string
  /** The machines whose nginx answers for the name; this one alone unless others are named. */
  addresses?: readonly string[]
}

export interface Hosts {
  /** The stored configuration of nginx. */
  file: string
  hostOf: RehearsedShop['hostOf']
  /** The environment that the api gets. */
  environmentAt: (port: number) => Record<string, string>
  /** The text that replaces the stored hosts. */
  replacementsAt: (port: number) => Record<string, string>
}

/** The back office has a host of its own in either case. */
const ADMIN = 'admin.shop'

const replacementsOf = (name: string, port: number): Record<string, string> => ({
  [`https://${name}.example`]: `https://${name}.localhost:${port}`,
  [`server_name ${name}.example`]: `server_name ${name}.localhost`,
})

const onOne: Hosts = {
  file: 'paths.conf',
  hostOf: () => 'shop.localhost',
  environmentAt: (port) => ({ ADMIN_ORIGIN: `https://${ADMIN}.localhost:${port}` }),
  replacementsAt: (port) => ({
    'https://shop.example': `https://shop.localhost:${port}`,
    'server_name shop.example': 'server_name shop.localhost',
    ...replacementsOf(ADMIN, port),
  }),
}

const names = { shop: 'shop', blog: 'blog.shop', profile: 'account.shop', api: 'shop' }

const onSeveral: Hosts = {
  file: 'subdomains.conf',
  hostOf: (path) => `${names[appOfPath(path.split('?', 1)[0] ?? '')]}.localhost`,
  environmentAt: (port) => ({
    BLOG_ORIGIN: `https://${names.blog}.localhost:${port}`,
    PROFILE_ORIGIN: `https://${names.profile}.localhost:${port}`,
    COOKIE_DOMAIN: 'shop.localhost',
    ADMIN_ORIGIN: `https://${ADMIN}.localhost:${port}`,
  }),
  replacementsAt: (port) =>
    Object.assign({}, ...[...Object.values(names), ADMIN].map((name) => replacementsOf(name, port))),
}

/** All apps on paths of one host, or each on its own (decision 050). */
export const hostsOf = (isOnSeveral: boolean): Hosts => (isOnSeveral ? onSeveral : onOne)
