import { existsSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import { connect } from 'node:net'
import { appOfPath, errorResponse, NOWHERE, pathOwners } from '@hojreh/contract'
import { securityHeaders } from '@hojreh/server'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { echoUpstream } from '../../test/echo-upstream.ts'
import { freePorts } from '../../test/free-ports.ts'
import { readAll } from '../../test/raw-request.ts'
import { hasNginx, startNginx } from '../../test/start-nginx.ts'
import { internalHeaders } from '../internal-headers.ts'
import { type AdminPlace, makeRouter, type PublicOrigins } from '../routing-table.ts'
import { nginxConfig } from './nginx-config.ts'
import { variants } from './variants.ts'

test.each(Object.entries(variants))('deploy/%s is what the table says (npm run nginx)', (name, options) => {
  const file = new URL(`../../../../deploy/${name}`, import.meta.url)
  expect(existsSync(file)).toBe(true)
  expect(readFileSync(file, 'utf8')).toBe(nginxConfig(options))
})

test.each(Object.entries(variants))(
  'every host of deploy/%s waits two minutes for a picture',
  (_name, options) => {
    const config = nginxConfig(options)
    const hosts = config.match(/access_log \S+ hojreh;/g) ?? []
    expect(hosts.length).toBeGreaterThan(0)
    expect(config.match(/location \^~ \/api\/media\/ \{\s+proxy_read_timeout 120s;/g)).toHaveLength(
      hosts.length,
    )
  },
)

test('no prefix of the table stands before a longer one: the first match and the longest are the same', () => {
  for (const [index, { prefix }] of pathOwners.entries())
    for (const later of pathOwners.slice(index + 1)) expect(later.prefix.startsWith(`${prefix}/`)).toBe(false)
})

const PORT = await freePorts(4)
const one = 'http://shop.example'
const hosts: PublicOrigins = {
  shop: one,
  blog: 'http://blog.shop.example',
  profile: 'http://account.shop.example',
}
const adminHost = 'admin.shop.example'
const admin: AdminPlace = { host: adminHost, shopOrigin: one }
const addressOf = (app: FastifyInstance) => app.listeningOrigin.replace('http://', '')

interface Result {
  status: number
  headers: Record<string, unknown>
  body: string
}
/** Headers that only our own servers may send, forged by every request. */
const forged = Object.fromEntries(internalHeaders.map((name) => [name, '6.6.6.6']))
const get = (path: string, host = 'shop.example', method = 'GET', port = PORT) =>
  new Promise<Result>((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port, path, method, headers: { host, ...forged } },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks).toString(),
          }),
        )
      },
    )
    asked.on('error', reject)
    asked.end()
  })

describe.skipIf(!hasNginx)('behind nginx', () => {
  const running: { stop: () => Promise<void> }[] = []
  let apps: FastifyInstance[]
  beforeAll(async () => {
    apps = await Promise.all(['shop', 'blog', 'api', 'admin'].map((name) => echoUpstream(name)))
    const [shop, blog, api, desk = ''] = apps.map(addressOf)
    const shared = {
      admin: { origin: `http://${adminHost}`, servers: [desk] },
      // No process answers for the profile and for one of the blog's two: the discard port.
      upstreams: {
        shop: [shop ?? ''],
        blog: ['127.0.0.1:9', blog ?? ''],
        api: [api ?? ''],
        profile: ['127.0.0.1:9'],
      },
      limits: { requests: 1_000, burst: 1_000, connections: 200 },
    }
    running.push(
      await startNginx({
        ...shared,
        origins: { shop: one, blog: one, profile: one },
        shopTitle: 'گل & $host',
        listen: { port: PORT },
      }),
      await startNginx({ ...shared, origins: hosts, listen: { port: PORT + 1 } }),
    )
  })
  afterAll(async () => {
    for (const nginx of running) await nginx.stop()
    await Promise.all(apps.map((app) => app.close()))
  })

  test.each(['/', '/shop/x?a=1', '/blogger', '/blog', '/blog/x', '/blog/feed.xml', '/_blog/assets/a.js'])(
    '%s goes where the gateway sends it',
    async (path) => {
      const { status, body } = await get(path)
      expect(status).toBe(200)
      expect(JSON.parse(body)).toMatchObject({ name: appOfPath(path.split('?')[0] ?? ''), url: path })
    },
  )

  test.each([
    ['blog.shop.example', '/?utm=1'],
    ['blog.shop.example', '/blog/x'],
    ['blog.shop.example', '/api/config'],
    ['blog.shop.example', '/service-worker.js'],
    ['blog.shop.example', '/cart?a=b'],
    ['shop.example', '/profile/orders'],
    ['shop.example', '/blog/x?a=1'],
    ['evil.example', '/blog'],
    [adminHost, '/?utm=1'],
    [adminHost, '/admin/orders?status=paid'],
    [adminHost, '/_admin/assets/a.js'],
    [adminHost, '/api/admin/orders'],
    [adminHost, '/api/media/1.avif'],
    [adminHost, '/blog/x'],
    [adminHost, '/cart?a=b'],
    ['blog.shop.example', '/admin'],
    ['shop.example', '/admin/orders'],
  ])('apps on hosts of their own: %s%s as the gateway does it', async (host, path) => {
    const route = makeRouter(hosts, admin)(host, path)
    if ('refused' in route) throw new Error('a case of the next test')
    const { status, headers, body } = await get(path, host, 'GET', PORT + 1)
    if ('app' in route) expect(JSON.parse(body)).toMatchObject({ name: route.app, url: path })
    else {
      expect(status).toBe(301)
      expect(new URL(String(headers.location), `http://${host}`).pathname).toBe(
        new URL(route.moved, `http://${host}`).pathname,
      )
      expect(String(headers.location)).not.toContain('evil')
      expect(headers).toMatchObject({ ...securityHeaders, 'cache-control': 'public, max-age=60' })
    }
  })

  test.each(['shop.example', 'blog.shop.example', 'account.shop.example', 'evil.example'])(
    'the calls of the back office are not there for who asks %s',
    async (host) => {
      for (const port of [PORT, PORT + 1])
        for (const path of ['/api/admin', '/api/admin/orders?a=1', '/api/%61dmin/orders']) {
          const { status, headers, body } = await get(path, host, 'GET', port)
          expect([status, JSON.parse(body).code]).toEqual([404, 'not_found'])
          expect(headers).toMatchObject({ ...securityHeaders, 'cache-control': 'no-store' })
        }
    },
  )

  test.each(['//', '//shop', '//evil.example/x?y=evil', '/a\\b', '/blog/../api/config'])(
    'who opens %s sees the 404 page of the shop, which hears nothing of it',
    async (path) => {
      const { body } = await get(path)
      expect(JSON.parse(body)).toMatchObject({ name: 'shop', url: NOWHERE })
      expect(body).not.toContain('evil')
    },
  )

  test.each([
    '/api/%2e%2e/metrics',
    '/api/..%2fmetrics',
    // nginx refuses what it cannot decode before any rule of ours.
    '/%zz',
  ])('what is no plain path (%s) goes to no app', async (path) => {
    const { status, body } = await get(path)
    expect(status).toBe(400)
    expect(body).not.toContain('"url"')
  })

  test('only methods that the shop knows pass', async () => {
    expect((await get('/shop', 'shop.example', 'DELETE')).status).toBe(405)
    expect((await get('/shop', 'shop.example', 'HEAD')).status).toBe(200)
  })

  test('the visitor is who nginx saw, and every request has an id, which its trace has too', async () => {
    const { headers } = JSON.parse((await get('/api/config')).body)
    expect(headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-request-id': expect.stringMatching(/^[\da-f]{32}$/),
    })
    expect(JSON.stringify(headers)).not.toContain('6.6.6.6')
    const id = headers['x-request-id']
    expect(headers.traceparent).toBe(`00-${id}-${id.slice(0, 16)}-01`)
  })

  test('one of two processes that does not answer is not noticed', async () => {
    for (let turn = 0; turn < 5; turn += 1) expect((await get('/blog')).status).toBe(200)
  })

  test('a body that comes slowly takes no connection to an app, and one visitor has so many: a /64 is one', async () => {
    const [shop] = apps.map(addressOf)
    const down = ['127.0.0.1:9']
    const nginx = await startNginx({
      origins: { shop: one, blog: one, profile: one },
      upstreams: { shop: [shop ?? ''], blog: down, api: [shop ?? ''], profile: down },
      limits: { requests: 1_000, burst: 1_000, connections: 3 },
      trustedProxies: ['127.0.0.1'],
      listen: { port: PORT + 3 },
    })
    const slowly = (visitor: string) => {
      const asked = request({ host: '127.0.0.1', port: PORT + 3, path: '/api/x', method: 'POST' })
      asked.setHeader('x-forwarded-for', visitor)
      asked.setHeader('content-length', 100)
      asked.on('error', () => {})
      asked.write('[')
      return asked
    }
    const statusFor = (visitor: string) =>
      fetch(`http://127.0.0.1:${PORT + 3}/shop`, { headers: { 'x-forwarded-for': visitor } }).then(
        ({ status }) => status,
      )
    const slow: ReturnType<typeof slowly>[] = []
    // A slow request that ends meanwhile, as on a busy machine, is followed by another.
    const untilFull = (visitors: readonly string[], sameVisitor: string) =>
      vi.waitFor(async () => {
        slow.push(...visitors.map(slowly))
        expect(await statusFor(sameVisitor)).toBe(429)
      }, 30_000)
    expect(await statusFor('2001:db8:a:b:ffff::1')).toBe(200)
    await untilFull(['2001:db8:a:b::1', '2001:db8:a:b::2', '2001:db8:a:b::3'], '2001:db8:a:b:ffff::1')
    expect(await statusFor('2001:db8:a:c::1')).toBe(200)
    expect(await statusFor('5.6.7.8')).toBe(200)
    await untilFull(['::ffff:5.6.7.8', '5.6.7.8', '::ffff:5.6.7.8'], '5.6.7.8')
    expect(await statusFor('5.6.7.9')).toBe(200)
    for (const asked of slow) asked.destroy()
    await nginx.stop()
  })

  test.each([
    ['HTTP/0.9', 'GET /shop\r\n\r\n'],
    ['two hosts', 'GET /shop HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n'],
    ['chunks in HTTP/1.0', 'POST /api/x HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
  ])('%s reaches no app', async (_what, text) => {
    const socket = connect(PORT, '127.0.0.1')
    socket.write(text)
    expect(await readAll(socket)).not.toContain('"url"')
  })

  test('an app that is down has a designed page with the request id, and the others go on', async () => {
    const page = await get('/profile/orders')
    expect(page.status).toBe(503)
    expect(page.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'retry-after': '5' })
    expect(page.headers['content-security-policy']).toMatch(/default-src 'none'/)
    expect(page.body).toMatch(
      /این بخش موقتا در دسترس نیست \| گل &amp; &#36;host<[\s\S]*<bdi>[0-9a-f]{32}<\/bdi>/,
    )
    expect((await get('/shop')).status).toBe(200)
  })

  test('a call to an api that is down is answered in the form of the contract', async () => {
    const [shop] = apps.map(addressOf)
    const down = ['127.0.0.1:9']
    const nginx = await startNginx({
      origins: { shop: one, blog: one, profile: one },
      upstreams: { shop: [shop ?? ''], blog: down, api: down, profile: down },
      limits: { requests: 1_000, burst: 1_000, connections: 200 },
      listen: { port: PORT + 2 },
    })
    const { status, body } = await get('/api/config', 'shop.example', 'GET', PORT + 2)
    await nginx.stop()
    expect(status).toBe(503)
    expect(errorResponse.parse(JSON.parse(body)).code).toBe('unavailable')
  })
})
