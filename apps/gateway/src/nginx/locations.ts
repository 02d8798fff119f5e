import { type AppName, homeOf, pathOwners } from '@hojreh/contract'
import { securityHeaders } from '@hojreh/server'
import type { PageApp } from '../routing-table.ts'
import { failureHandlers, headerLines } from './failure-locations.ts'
import { type NginxOptions, transportHeaders } from './nginx-options.ts'

/** Public pages are the same for everyone; their `Cache-Control` says how long they may be cached. */
const caching = [
  'proxy_cache hojreh_pages;',
  'proxy_cache_key $scheme$host$request_uri;',
  'proxy_cache_use_stale updating;',
  'proxy_cache_background_update on;',
  'proxy_cache_lock on;',
]

const proxied = (app: AppName): string[] => [
  ...(app === 'api' ? failureHandlers('call') : []),
  ...(app === 'api' ? [] : caching),
  `proxy_pass http://hojreh_${app};`,
]

const moved = (to: string, options: NginxOptions): string[] => [
  ...transportHeaders(options),
  ...headerLines(securityHeaders),
  'add_header cache-control "public, max-age=60" always;',
  `return 301 ${to};`,
]

const block = (head: string, lines: readonly string[]): string[] => [
  `location ${head} {`,
  ...lines.map((line) => `  ${line}`),
  '}',
]

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
    ...pathOwners.flatMap(({ prefix, app }) => [
      ...block(`= ${prefix}`, response(app)),
      ...block(`^~ ${prefix}/`, response(app)),
    ]),
    ...block('/', response('shop')),
  ]
}
