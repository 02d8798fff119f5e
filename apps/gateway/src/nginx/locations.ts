import {
  type AppName,
  adminHome,
  adminOwners,
  endpoints,
  homeOf,
  PICTURE_MS,
  PICTURES_PATH,
  pathOwners,
} from '@hojreh/contract'
import { SLOW_CALL_MS } from '@hojreh/contract/admin'
import { securityHeaders } from '@hojreh/server'
import { largestBodies, slowPaths } from '../body-limits.ts'
import type { PageApp } from '../routing-table.ts'
import { failureHandlers, headerLines, missingCall } from './failure-locations.ts'
import { type NginxOptions, transportHeaders } from './nginx-options.ts'

/** A response some minutes old is better than none while an app, or its database, is unavailable. */
const WHILE_AWAY = 'error timeout http_502 http_503 http_504'

/** Caches responses that are the same for all visitors; their `Cache-Control` says how long they may be cached. */
const cachedIn = (zone: string, key: string, stale: readonly string[]): string[] => [
  `proxy_cache ${zone};`,
  `proxy_cache_key ${key};`,
  ...stale,
  'proxy_cache_lock on;',
]

/** For public pages and the queue's state: the old response is sent at once while the next one is fetched. */
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
 * The location of pictures. A picture never changes and is the same on every host, so it is requested once from the
 * api, which may have to fetch it from an object store. One that may be withdrawn is requested again each hour, and the
 * visitor waits for that: nginx does not cache the response that it is gone, and would show the old one while it fetches
 * the next for as long as requests come.
 */
const pictures = block(`^~ ${PICTURES_PATH}`, [
  `proxy_read_timeout ${PICTURE_MS / 1_000}s;`,
  ...failureHandlers('call'),
  ...cachedIn('hojreh_pictures', '$request_uri', [`proxy_cache_use_stale ${WHILE_AWAY};`]),
  // Without 503: an unavailable object store, or many renderings, would count as a failure of the process, which then
  // gets no calls of carts and payments either.
  'proxy_next_upstream error timeout http_502 http_504;',
  'proxy_pass http://hojreh_api;',
])

/** The location of the queue's state, which thousands of waiting customers request every few seconds. */
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

/** Returns the locations of a path and of all paths below it. */
const bothOf = (prefix: string, lines: readonly string[]): string[] => [
  ...block(`= ${prefix}`, lines),
  ...block(`^~ ${prefix}/`, lines),
]

/** Returns the locations of the back office's own host. A proxy caches only its pictures, which are public. */
export const adminLocations = (options: NginxOptions): string[] => {
  const { origins } = options
  const toAdmin = ['proxy_pass http://hojreh_admin;']
  // Staff upload files here that are larger than what shoppers send.
  const toCalls = [`client_max_body_size ${largestBodies.desk};`, ...proxied('api')]
  return [
    ...block('= /', moved(`${adminHome}$is_args$args`, options)),
    ...pictures,
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
 * Returns the locations of one host, from the same table as the gateway's. In nginx an exact path wins, then the
 * longest prefix; in the table the first match wins, and no prefix stands before a longer one.
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
