import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { echoUpstream } from '../test/echo-upstream.ts'
import { buildGateway } from './gateway.ts'

const originOf = (app: FastifyInstance) => app.listeningOrigin

let upstreams: Record<'shop' | 'blog' | 'api', FastifyInstance>
let gateway: FastifyInstance
beforeAll(async () => {
  upstreams = {
    shop: await echoUpstream('shop'),
    blog: await echoUpstream('blog'),
    api: await echoUpstream('api'),
  }
  gateway = await buildGateway({
    logLevel: 'silent',
    shopTitle: 'گل & گلاب',
    upstreams: {
      shop: [originOf(upstreams.shop)],
      blog: [originOf(upstreams.blog)],
      api: [originOf(upstreams.api)],
      profile: ['http://127.0.0.1:9'], // the discard port, on which no process listens
    },
  })
})
afterAll(async () => {
  await gateway.close()
  await Promise.all(Object.values(upstreams).map((app) => app.close()))
})

describe('the gateway', () => {
  test.each([
    ['/', 'shop'],
    ['/shop/x?a=1', 'shop'],
    ['/blogger', 'shop'],
    ['/blog', 'blog'],
    ['/blog/x', 'blog'],
    ['/_blog/assets/a.js', 'blog'],
    ['/api/config', 'api'],
  ])('sends %s to %s, with its query', { tags: ['§D2.1'] }, async (url, name) => {
    const response = await gateway.inject(url)
    expect(response.json()).toMatchObject({ name, url })
  })

  test.each(['br', 'gzip'])(
    'packs a long page with %s when the browser can unpack it, never a picture',
    async (encoding) => {
      const headers = { 'accept-encoding': encoding }
      const page = await gateway.inject({ url: `/shop?long=${'x'.repeat(4_000)}`, headers })
      expect(page.headers).toMatchObject({
        'content-encoding': encoding,
        vary: expect.stringContaining('accept-encoding'),
      })
      expect(page.rawPayload.length).toBeLessThan(1_000)
      expect((await gateway.inject('/shop')).headers['content-encoding']).toBeUndefined()
      const picture = await gateway.inject({ url: '/shop/picture.avif', headers })
      expect(picture.headers['content-encoding']).toBeUndefined()
      expect(picture.rawPayload.length).toBe(4_000)
    },
  )

  test('hands a body through as it came, and tells who asks', async () => {
    const response = await gateway.inject({
      method: 'POST',
      url: '/api/echo',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': '6.6.6.6',
        traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
      },
      payload: '{"a":"گل"}',
    })
    expect(response.json().headers).not.toHaveProperty('traceparent')
    expect(response.json()).toMatchObject({
      body: { a: 'گل' },
      headers: { 'x-forwarded-for': '127.0.0.1', 'x-request-id': expect.stringMatching(/^[\w-]{36}$/) },
    })
  })

  test('shows a Persian page when the app behind a path is down, and the others go on', async () => {
    const page = await gateway.inject('/profile/orders')
    expect(page.statusCode).toBe(503)
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.body).toContain('<title>این بخش موقتا در دسترس نیست | گل &amp; گلاب</title>')
    expect((await gateway.inject('/shop')).statusCode).toBe(200)
  })

  test('is not ready while one app is down', async () => {
    const response = await gateway.inject('/readyz')
    expect(response.statusCode).toBe(503)
    expect(response.json()).toMatchObject({ profile: false, shop: true })
  })
})
