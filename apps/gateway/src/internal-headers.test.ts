import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { echoUpstream } from '../test/echo-upstream.ts'
import { buildGateway } from './gateway.ts'
import { internalHeaders } from './internal-headers.ts'

/** Headers that any visitor may send, because they affect no other visitor's answer. */
const visitorsOwn = [
  ...[
    'accept-encoding',
    'authorization',
    'cookie',
    'content-type',
    'content-length',
    'host',
    'if-none-match',
  ],
  ...['location', 'transfer-encoding', 'user-agent', 'x-torob-token', 'x-torob-token-version'],
  // A browser sets these to the page of a call; a client that forges them has no staff member's cookie.
  ...['origin', 'sec-fetch-site'],
  // Read by the payment sandbox, which stands in for another company's server.
  ...['agent', 'digipay-version'],
]
/** Headers that are only ever written: into answers, or to other companies' servers. */
const written = ['etag', 'x-api-key', 'x-content-type-options', 'x-frame-options', 'x-robots-tag']
/** Headers that are only ever read out of other companies' answers. */
const answered = ['x-wp-total', 'x-wp-totalpages']

const root = fileURLToPath(new URL('../../..', import.meta.url))
const sources = globSync(['apps/{api,gateway}/src/**/*.ts', 'packages/{app,ssr,server}/src/**/*.{ts,tsx}'], {
  cwd: root,
  exclude: (name) =>
    /node_modules|\.test\.|\/testing\/|\/nginx\/|internal-headers|\/service-worker\//.test(name),
})

/** Returns the names that a source takes out of headers, and all strings that look like a custom header (`x-…`). */
const headersIn = (text: string): string[] => [
  ...[...text.matchAll(/\bheaders(?:\.get\(|\[)['"]([\w-]+)['"]/g)].map(([, name = '']) => name),
  ...[...text.matchAll(/(?<!-)\bheaders\.([a-z]+)\b(?!\()/g)].map(([, name = '']) => name),
  ...[...text.matchAll(/\{([^{}]*)\} = [\w.]*headers\b/g)].flatMap(([, names = '']) =>
    [...names.matchAll(/(?:^|,)\s*['"]?([\w-]+)/g)].map(([, name = '']) => name),
  ),
  ...[...text.matchAll(/\bheaders: \{([^{}:]*)\} \}/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.split('=')[0]?.trim() ?? ''),
  ),
  ...[...text.matchAll(/['"](x-[a-z-]+)['"]/g)].map(([, name = '']) => name),
]

describe('a header that a server reads', () => {
  const read = new Map<string, string>()
  for (const file of sources)
    for (const name of headersIn(readFileSync(`${root}/${file}`, 'utf8'))) read.set(name.toLowerCase(), file)

  test.each([...read])('%s (%s) is a visitor’s own, or dropped at the door', (name) => {
    expect([...internalHeaders, ...visitorsOwn, ...written, ...answered]).toContain(name)
  })

  test('is found in every form in which it is read', () => {
    for (const name of ['x-content-revision', 'x-request-id', 'traceparent', 'cookie', 'authorization'])
      expect([...read.keys()]).toContain(name)
    expect(headersIn("const { 'x-a': a, from = '' } = request.headers")).toEqual(['x-a', 'from', 'x-a'])
  })
})

describe('a visitor who writes the headers of servers', () => {
  let api: FastifyInstance
  let gateway: FastifyInstance
  beforeAll(async () => {
    api = await echoUpstream('api')
    const origin = [api.listeningOrigin]
    gateway = await buildGateway({
      logLevel: 'silent',
      upstreams: { shop: origin, blog: origin, profile: origin, api: origin },
    })
  })
  afterAll(async () => {
    await gateway.close()
    await api.close()
  })

  test.each(internalHeaders)('%s is not heard by the apps', async (name) => {
    const { headers } = (await gateway.inject({ url: '/api/config', headers: { [name]: '666' } })).json()
    expect(headers[name] ?? 'dropped').not.toContain('666')
  })
})
