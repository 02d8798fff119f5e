import { type AppName, adminHome, adminOwners, endpoints, homeOf, pathOwners } from '@hojreh/contract'
import { SLOW_CALL_MS } from '@hojreh/contract/admin'
import { securityHeaders } from '@hojreh/server'
import { largestBodies, slowPaths } from '../body-limits.ts'
import type { PageApp } from '../routing-table.ts'
import { failureHandlers, headerLines, missingCall } from './failure-locations.ts'
import { type NginxOptions, transportHeaders } from './nginx-options.ts'

/** What it was some minutes ago is better than none while an app, or its database, is away. */
const WHILE_AWAY = 'error timeout http_502 http_503 http_504'

/** What is the same for everyone; its `Cache-Control` says how long it may be cached. */
const cachedIn = (zone: string, key: string, stale: readonly string[]): string[] => [
  `proxy_cache ${zone};`,
  `proxy_cache_key ${key};`,
  ...stale,
  'proxy_cache_lock on;',
]

/** Public pages, and what people ask who queue: nobody waits while the next one is fetched. */
const caching = cachedIn('hojreh_pages', '$scheme$host$request_uri', [
  `proxy_cache_use_stale updating ${WHILE_AWAY};`,
  'proxy_cache_background_update on;',
])

const proxied = (app: AppName): string[] => [
  ...(app === 'api' ? failureHandlers('call') : []),
  ...(app === 'api' ? [] : caching),
  `proxy_pass http://hojreh_${app};`,
]

const block = (head: string, lines: readonly string[]): string[] => [
  `location ${head} {`,
  ...lines.map((line) => `  ${line}`),
  '}',
]

/**
 * Pictures stay what they are, so every host's are the same, and one is asked of the api once, which may have to ask an
 * object store for it. One that may be taken back is asked for again each hour, by the visitor's own request: nginx keeps
 * no answer that it is gone, and would show the old one while it fetches the next for as long as somebody asks.
 */
const pictures = block('^~ /api/media/', [
  ...failureHandlers('call'),
  ...cachedIn('hojreh_pictures', '$request_uri', [`proxy_cache_use_stale ${WHILE_AWAY};`]),
  // Without 503: a store that is away, or many renderings, would count as a failure of the process, which then gets no
  // calls of carts and payments either.
  'proxy_next_upstream error timeout http_502 http_504;',
  'proxy_pass http://hojreh_api;',
])

/** What thousands ask every few seconds while they wait. */
const queue = block(`= ${endpoints.getQueue.path}`, [
  ...failureHandlers('call'),
  ...caching,
  'proxy_pass http://hojreh_api;',
])

const moved = (to: string, options: NginxOptions): string[] => [
  ...transportHeaders(options),
  ...headerLines(securityHeaders),
  'add_header cache-control "public, max-age=60" always;',
  `return 301 ${to};`,
]

/** A path and whatever is below it. */
const bothOf = (prefix: string, lines: readonly string[]): string[] => [
  ...block(`= ${prefix}`, lines),
  ...block(`^~ ${prefix}/`, lines),
]

/** The locations of the back office's own host. Nothing of it is kept by a proxy. */
export const adminLocations = (options: NginxOptions): string[] => {
  const { origins } = options
  const toAdmin = ['proxy_pass http://hojreh_admin;']
  // Photos go up here, which shoppers never send.
  const toCalls = [`client_max_body_size ${largestBodies.desk};`, ...proxied('api')]
  return [
    ...block('= /', moved(`${adminHome}$is_args$args`, options)),
    ...[...slowPaths].flatMap((path) =>
      block(`= ${path}`, [`proxy_read_timeout ${SLOW_CALL_MS / 1_000}s;`, ...toCalls]),
    ),
    ...adminOwners.flatMap(({ prefix, app }) => bothOf(prefix, app === 'api' ? toCalls : toAdmin)),
    ...pathOwners.flatMap(({ prefix, app }) =>
      bothOf(prefix, app === 'api' ? proxied(app) : moved(`${origins[app]}$request_uri`, options)),
    ),
    ...block('/', moved(`${origins.shop}$request_uri`, options)),
  ]
}

/**
 * The locations of one host: the same table as the gateway's. An exact path, then the longest prefix wins in nginx;
 * in the table the first one does, and no prefix of it stands before a longer one.
 * @param here the app whose host it is; the shop when all apps are paths of it
 */
export const locationsOf = (here: PageApp, options: NginxOptions): string[] => {
  const { origins } = options
  const isHere = (app: AppName) => app === 'api' || origins[app] === origins[here]
  const response = (app: AppName) =>
    isHere(app) || app === 'api' ? proxied(app) : moved(`${origins[app]}$request_uri`, options)
  const ownRoot = isHere('shop')
    ? []
    : [
        ...block('= /', moved(`${homeOf[here]}$is_args$args`, options)),
        ...block('= /service-worker.js', proxied(here)),
      ]
  return [
    ...ownRoot,
    ...queue,
    ...pictures,
    ...adminOwners
      .filter(({ app }) => app === 'api')
      .flatMap(({ prefix }) => bothOf(prefix, missingCall(options))),
    ...pathOwners.flatMap(({ prefix, app }) => bothOf(prefix, response(app))),
    ...block('/', response('shop')),
  ]
}
