import { NOWHERE } from '@hojreh/contract'
import { largestBodies } from '../body-limits.ts'
import { internalHeaders } from '../internal-headers.ts'
import type { PageApp } from '../routing-table.ts'
import { failureHandlers, failureLocations } from './failure-locations.ts'
import { adminLocations, locationsOf } from './locations.ts'
import { type NginxOptions, transportHeaders } from './nginx-options.ts'

const indented = (lines: readonly string[]) => lines.map((line) => (line ? `  ${line}` : line))

const upstreamsOf = ({ upstreams, admin }: NginxOptions): string[] =>
  Object.entries({ ...upstreams, ...(admin && { admin: admin.servers }) }).flatMap(([app, servers]) => [
    `upstream hojreh_${app} {`,
    `  zone hojreh_${app} 64k;`,
    '  least_conn;',
    // One that fails again and again is left alone for two seconds; the others answer meanwhile.
    ...servers.map((server) => `  server ${server} max_fails=3 fail_timeout=2s;`),
    '  keepalive 64;',
    // Before the apps end an idle connection themselves, which could meet a request on its way.
    '  keepalive_timeout 30s;',
    '}',
  ])

/** The first span of a trace, W3C Trace Context: a part of the request's id. */
const spans = ['map $request_id $hojreh_span {', '  "~^(?<hojreh_half>.{16})" $hojreh_half;', '}']

/** One visitor, as `visitorKey` has it: the last four bytes of a mapped IPv4 address, or the /64 network of an IPv6 one. */
const visitors = [
  'map $binary_remote_addr $hojreh_visitor {',
  '  default $binary_remote_addr;',
  '  "~(?s)^\\x00{10}\\xff\\xff(?<hojreh_ipv4>.{4})$" $hojreh_ipv4;',
  '  "~(?s)^(?<hojreh_network>.{8}).{8}$" $hojreh_network;',
  '}',
]

/** Plain targets: contract, `isPlainTarget`. */
const plainTargets = [
  'map $request_uri $hojreh_is_odd {',
  '  default 0;',
  '  "~^(?!/)" 1;',
  '  "~^//" 1;',
  '  "~^[^?]*\\\\\\\\" 1;',
  '  "~^[^?]*%(?![0-9A-Fa-f]{2})" 1;',
  '  "~*^[^?]*(?:/|%2f|%5c)(?:\\.|%2e){1,2}(?:/|%2f|%5c|\\?|$)" 1;',
  '}',
  // A person who mistyped a page's address sees the shop's 404 page; anything else is refused (decision 037).
  'map "$hojreh_is_odd $request_method $request_uri" $hojreh_odd {',
  '  default "";',
  '  "~^1 (?:GET|HEAD) /(?!api(?:[/?]|$))" page;',
  '  "~^1 " refused;',
  '}',
]

const common = ({ cacheFolder, limits }: NginxOptions): string[] => [
  // Never a query: it may hold an authority.
  `log_format hojreh escape=json '{"time":"$time_iso8601","requestId":"$request_id","method":"$request_method",'`,
  `  '"path":"$uri","status":$status,"ms":"$request_time","app":"$proxy_host","upstream":"$upstream_addr"}';`,
  `proxy_cache_path ${cacheFolder} levels=1:2 keys_zone=hojreh_pages:10m max_size=256m inactive=10m use_temp_path=off;`,
  `proxy_cache_path ${cacheFolder}-pictures levels=1:2 keys_zone=hojreh_pictures:10m max_size=1g inactive=1d use_temp_path=off;`,
  ...visitors,
  `limit_req_zone $hojreh_visitor zone=hojreh_requests:10m rate=${limits.requests}r/s;`,
  'limit_conn_zone $hojreh_visitor zone=hojreh_connections:10m;',
  ...spans,
  ...plainTargets,
]

/** How the processes of an app take over for each other. */
const retries: readonly string[] = [
  'proxy_http_version 1.1;',
  'proxy_connect_timeout 2s;',
  'proxy_read_timeout 35s;',
  'proxy_send_timeout 35s;',
  // A call that may have changed something is never sent twice: POST is not among what nginx repeats.
  'proxy_next_upstream error timeout http_502 http_503 http_504;',
  'proxy_next_upstream_tries 2;',
  'proxy_next_upstream_timeout 10s;',
  'proxy_set_header Connection "";',
]

/** The internal headers that nginx sets for the apps; any other one is dropped. */
const ownWord: Partial<Record<(typeof internalHeaders)[number], string>> = {
  'x-request-id': '$request_id',
  // The trace begins here, and has the id of the request.
  traceparent: '00-$request_id-$hojreh_span-01',
  'x-forwarded-for': '$remote_addr',
  'x-forwarded-host': '$http_host',
  'x-forwarded-proto': '$scheme',
}

/** Settings of all hosts. */
const serverCommon = (options: NginxOptions): string[] => {
  const { tls, limits, trustedProxies = [] } = options
  return [
    ...trustedProxies.map((addresses) => `set_real_ip_from ${addresses};`),
    ...(trustedProxies.length > 0 ? ['real_ip_header X-Forwarded-For;', 'real_ip_recursive on;'] : []),
    ...(tls
      ? [
          `ssl_certificate ${tls.certificate};`,
          `ssl_certificate_key ${tls.key};`,
          'ssl_protocols TLSv1.2 TLSv1.3;',
          'ssl_session_cache shared:hojreh_tls:10m;',
          'ssl_session_timeout 1d;',
          'ssl_session_tickets off;',
          'proxy_hide_header Strict-Transport-Security;',
        ]
      : []),
    ...transportHeaders(options),
    // HIT, MISS, UPDATING …: whether it came from nginx's cache; empty for what is never cached.
    'add_header X-Cache $upstream_cache_status;',
    'server_tokens off;',
    `client_max_body_size ${largestBodies.shop};`,
    'client_header_timeout 10s;',
    'client_body_timeout 10s;',
    'send_timeout 30s;',
    // A slow client's memory is not kept until it says goodbye.
    'reset_timedout_connection on;',
    // Bodies are buffered before an app is asked (decision 037).
    'proxy_request_buffering on;',
    `limit_req zone=hojreh_requests burst=${limits.burst} nodelay;`,
    'limit_req_status 429;',
    `limit_conn hojreh_connections ${limits.connections};`,
    'limit_conn_status 429;',
    'gzip on;',
    'gzip_proxied any;',
    'gzip_vary on;',
    'gzip_min_length 1024;',
    'gzip_types application/json application/xml application/rss+xml application/manifest+json image/svg+xml text/css text/javascript text/plain;',
    '',
    ...retries,
    'proxy_buffers 16 16k;',
    'proxy_buffer_size 16k;',
    'proxy_set_header Host $host;',
    ...internalHeaders.map((name) => `proxy_set_header ${name} ${ownWord[name] ?? '""'};`),
    '',
    'if ($server_protocol !~ "^HTTP/(?:1\\.[01]|2\\.0)$") { return 400; }',
    'if ($hojreh_odd = refused) { return 400; }',
    `if ($hojreh_odd = page) { rewrite ^ ${NOWHERE}?; }`,
    'if ($request_method !~ ^(?:GET|HEAD|POST)$) { return 405; }',
    ...failureHandlers('page'),
  ]
}

const hostOf = (origin: string) => new URL(origin).hostname

const appsOfHosts = ({ origins }: NginxOptions): PageApp[] =>
  (['shop', 'blog', 'profile'] as const).filter(
    (app, index, all) => all.findIndex((other) => origins[other] === origins[app]) === index,
  )

/** Every host: its origin and what is there. */
const hostsOf = (options: NginxOptions) => [
  ...appsOfHosts(options).map((app) => ({
    origin: options.origins[app],
    locations: locationsOf(app, options),
    isDefault: app === 'shop',
  })),
  ...(options.admin
    ? [{ origin: options.admin.origin, locations: adminLocations(options), isDefault: false }]
    : []),
]

const serverOf = (
  { origin, locations, isDefault }: { origin: string; locations: string[]; isDefault: boolean },
  options: NginxOptions,
): string[] => {
  const { listen, tls, accessLog } = options
  return [
    'server {',
    ...indented([
      `listen ${listen.port}${tls ? ' ssl http2' : ''}${isDefault ? ' default_server' : ''};`,
      `server_name ${hostOf(origin)};`,
      `access_log ${accessLog} hojreh;`,
      ...serverCommon(options),
      '',
      ...locations,
      ...failureLocations(options),
    ]),
    '}',
  ]
}

const apiServer = ({ apiListen }: NginxOptions): string[] =>
  apiListen
    ? [
        'server {',
        ...indented([
          `listen ${apiListen};`,
          'access_log off;',
          `client_max_body_size ${largestBodies.shop};`,
          ...retries,
          'location / { proxy_pass http://hojreh_api; }',
        ]),
        '}',
      ]
    : []

const plainServers = (options: NginxOptions): string[] => {
  const { listen, tls } = options
  if (!tls || !listen.plainPort) return []
  return hostsOf(options).flatMap(({ origin, isDefault }) => [
    'server {',
    `  listen ${listen.plainPort}${isDefault ? ' default_server' : ''};`,
    `  server_name ${hostOf(origin)};`,
    `  return 308 ${origin}$request_uri;`,
    '}',
  ])
}

/** The whole configuration, to be included in nginx's `http` block. Needs nginx 1.18 or newer and no module of others. */
export const nginxConfig = (options: NginxOptions): string =>
  [
    '# Made from the routing table of apps/gateway by `npm run nginx`: change that, not this.',
    ...upstreamsOf(options),
    ...common(options),
    ...apiServer(options),
    ...plainServers(options),
    ...hostsOf(options).flatMap((host) => serverOf(host, options)),
    '',
  ].join('\n')
