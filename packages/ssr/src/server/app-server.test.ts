import { brotliDecompressSync } from 'node:zlib'
import { styleHash } from '@hojreh/server'
import { configOf } from '@hojreh/testing'
import { type FakeApi, startFakeApi } from '@hojreh/testing/fake-api'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type BuiltApp, builtApp } from '../testing/built-app.ts'
import { createAppServer } from './create-app-server.ts'

// A build as Vite leaves it, with a bundle whose pages show their request.
const bundle = `
let renders = 0
export const render = async ({ url }) => {
  const { pathname, search } = new URL(url)
  renders += 1
  if (pathname === '/moved') return { kind: 'redirect', status: 301, location: '/shop' }
  if (pathname === '/lost') return { kind: 'redirect', status: 301, location: '/\\u2190' }
  if (pathname === '/broken') throw new Error('broken')
  return {
    kind: 'page', status: ['/nowhere', '/404'].includes(pathname) ? 404 : 200,
    html: '<p>' + pathname + search + ' $& ' + renders + '</p>', head: '<title>$&</title>',
    styles: [{ ids: 'a b', css: 'p{content:"</style>"}' }],
    state: '{}', files: ['src/routes/home.tsx'], isCacheable: !['/nowhere', '/404'].includes(pathname) && pathname !== '/cart',
    failures: pathname === '/half' ? [new Error('half')] : [],
  }
}`
let app: BuiltApp
let api: FakeApi
let shop: FastifyInstance
let profile: FastifyInstance
const started: FastifyInstance[] = []
/** The tests move the clock: a revision is known for less than half a second, and no test waits for it to pass. */
const now = performance.now.bind(performance)
let ahead = 0
const timePasses = (ms: number) => {
  ahead += ms
}

const serve = async (name: 'shop' | 'profile', mode: 'ssr' | 'csr', apiOrigin: string) => {
  const routes = { home: '/auth', other: '/profile' }
  const options = { name, root: app.root, mode, knownQuery: ['q', 'preview'], routes }
  const server = await createAppServer(options, { apiOrigin, logLevel: 'silent', shopTitle: 'گل و گلاب' })
  started.push(server)
  return server
}

beforeAll(async () => {
  vi.spyOn(performance, 'now').mockImplementation(() => now() + ahead)
  app = builtApp(bundle, ['home', 'other'])
  api = await startFakeApi()
  shop = await serve('shop', 'ssr', api.origin)
  profile = await serve('profile', 'csr', api.origin)
})
afterAll(async () => {
  vi.restoreAllMocks()
  await Promise.all(started.map((server) => server.close()))
  await api.close()
  app.remove()
})
afterEach(() => api.publish(null))

describe('a demo that others can reach', () => {
  it.each(['ssr', 'csr'] as const)('says so above every page (%s), and no other shop does', async (mode) => {
    const open = await startFakeApi()
    open.respondWith({ getConfig: () => ({ ...configOf('http://shop.test'), isPublicDemo: true }) })
    const name = mode === 'ssr' ? 'shop' : 'profile'
    const path = mode === 'ssr' ? '/' : '/auth'
    const demo = await serve(name, mode, open.origin)
    const { body, headers } = await demo.inject(path)
    expect(body).toMatch(/<body>.*<aside aria-label="فروشگاه آزمایشی".*<div id="/)
    const [, css = ''] = /<style>(\.site-banner.*?)<\/style>/.exec(body) ?? []
    expect(headers['content-security-policy']).toContain(styleHash(css))
    const other = await (mode === 'ssr' ? shop : profile).inject(path)
    expect(other.body).not.toContain('آزمایشی')
    expect(other.headers['content-security-policy']).not.toContain(styleHash(css))
    await open.close()
  })
})

describe('a shop with a colour of its own', () => {
  it('brings it in a style block that its policy allows, in every app and to every visitor alike', async () => {
    const colored = await startFakeApi()
    colored.respondWith({ getConfig: () => ({ ...configOf('http://shop.test'), brandColor: '#8a1c4a' }) })
    for (const [name, mode, path] of [
      ['shop', 'ssr', '/'],
      ['profile', 'csr', '/auth'],
    ] as const) {
      const { body, headers } = await (await serve(name, mode, colored.origin)).inject(path)
      const [, css = ''] = /<style>(:root:root.*?)<\/style>/.exec(body) ?? []
      expect(css).toContain('--hj-palette-turquoise:#8a1c4a')
      expect(headers['content-security-policy']).toContain(styleHash(css))
    }
    await colored.close()
  })
})

describe('a shop that takes no orders', () => {
  it.each([
    ['coming_soon', 'به‌زودی باز می‌شود', 'noindex'],
    ['paused', 'چند روزی سفارش نمی‌پذیرد', undefined],
  ] as const)(
    'says so above every page (%s), also in apps that only the browser renders',
    async (state, says, robots) => {
      const closed = await startFakeApi()
      closed.respondWith({ getConfig: () => ({ ...configOf('http://shop.test'), shopState: state }) })
      for (const [name, mode, path] of [
        ['shop', 'ssr', '/'],
        ['profile', 'csr', '/auth'],
      ] as const) {
        const { body, headers } = await (await serve(name, mode, closed.origin)).inject(path)
        expect(body).toContain(says)
        expect(headers['x-robots-tag']).toBe(robots)
      }
      await closed.close()
    },
  )

  it('says so no longer as soon as it is opened: a page is as new as the content revision', async () => {
    const opening = await startFakeApi()
    let shopState: 'coming_soon' | 'open' = 'coming_soon'
    opening.respondWith({ getConfig: () => ({ ...configOf('http://shop.test'), shopState }) })
    opening.publish('1')
    const server = await serve('shop', 'ssr', opening.origin)
    expect((await server.inject('/')).body).toContain('به‌زودی')
    shopState = 'open'
    opening.publish('2')
    timePasses(450)
    const { body, headers } = await server.inject('/')
    expect(body).not.toContain('به‌زودی')
    expect(headers['x-robots-tag']).toBeUndefined()
    await opening.close()
  })
})

describe('a rendered page', () => {
  it('is a whole document with its policy, state and the chunks of its route', {
    tags: ['§1.14'],
  }, async () => {
    const { statusCode, headers, body } = await shop.inject('/')
    expect(statusCode).toBe(200)
    expect(body).toMatch(/^<!doctype html><html lang="fa" dir="rtl">/)
    expect(body).toMatch(/data-modules="[^"]*\/_shop\/assets\/home-1\.js \/_shop\/assets\/entry-1\.js"/)
    expect(body).not.toContain('other-1.js')
    expect(body).toContain('<script type="application/json" id="hojreh-state">{}</script>')
    expect(headers['content-security-policy']).toContain("script-src 'self'")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['cache-control']).toContain('public')
  })

  it('keeps what looks like a replacement pattern, and CSS that looks like an end tag', async () => {
    const { body } = await shop.inject('/')
    expect(body).toContain('<title>$&</title>')
    expect(body).toContain('<style data-styles="a b">p{content:"<\\/style>"}</style>')
  })

  it('has no script of its own text: only files and inert data', async () => {
    const { body } = await shop.inject('/')
    for (const [, attributes] of body.matchAll(/<script([^>]*)>/g)) {
      expect(attributes).toMatch(/src="\/_shop\/|type="application\/json"/)
    }
  })

  it('is answered with 304 to who has it', async () => {
    api.publish('same')
    timePasses(450)
    const { headers } = await shop.inject('/etag')
    const again = await shop.inject({ url: '/etag', headers: { 'if-none-match': String(headers.etag) } })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
    expect(again.headers).toMatchObject({ etag: headers.etag, 'x-frame-options': 'DENY' })
  })

  it('is told to who asks for its head alone', async () => {
    api.publish('head')
    timePasses(450)
    const { body } = await shop.inject('/head')
    const head = await shop.inject({ method: 'HEAD', url: '/head' })
    expect(head.statusCode).toBe(200)
    expect(head.body).toBe('')
    expect(head.headers['content-length']).toBe(String(Buffer.byteLength(body)))
  })

  it('does not change with unknown parameters or with a cookie', async () => {
    api.publish('7')
    timePasses(450)
    const one = await shop.inject('/list?q=a')
    const other = await shop.inject({
      url: '/list?utm_source=x&q=a',
      headers: { cookie: 'hojreh_session=x' },
    })
    expect(other.body).toBe(one.body)
  })

  it('is rendered anew within half a second of a change', async () => {
    api.publish('1')
    timePasses(450)
    const before = await shop.inject('/price')
    expect((await shop.inject('/price')).body).toBe(before.body)
    api.publish('2')
    timePasses(450)
    expect((await shop.inject('/price')).body).not.toBe(before.body)
  })

  it('is compressed for the first request, too', async () => {
    api.publish('compressed')
    timePasses(450)
    const { headers, rawPayload } = await shop.inject({
      url: `/long?q=${'x'.repeat(1_100)}`,
      headers: { 'accept-encoding': 'br' },
    })
    expect(headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(rawPayload).toString()).toContain('<p>/long')
  })

  it('does not wait for all that a crawler wants', async () => {
    // Awaited here: an injected request starts only when it is awaited.
    const ofVisitor = async (url: string, visitor: string) =>
      await shop.inject({ url, headers: { 'x-forwarded-for': visitor } })
    const turnOf = ({ body }: { body: string }) => Number(/\$& (\d+)<\/p>/.exec(body)?.[1])
    const crawled = Array.from({ length: 60 }, (_, page) => ofVisitor(`/list?q=${page}`, '192.0.2.1'))
    const mine = turnOf(await ofVisitor('/mine', '192.0.2.2'))
    const turns = (await Promise.all(crawled)).map(turnOf)
    expect(turns.filter((turn) => turn > mine).length).toBeGreaterThan(40)
  })

  it('of what no visitor sees yet says so, is kept by nobody and is in no search engine', async () => {
    const { headers, body } = await shop.inject('/draft?preview=word')
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    expect(headers.etag).toBeUndefined()
    expect(body).toMatch(/<body>.*<aside aria-label="پیش‌نمایش پیشخوان".*<div id="/)
    expect((await shop.inject('/draft?preview=word')).body).not.toBe(body)
    expect((await shop.inject('/draft')).body).not.toContain('پیش‌نمایش پیشخوان')
  })

  it('keeps the status of an error page and is not kept itself', async () => {
    const { statusCode, headers } = await shop.inject('/nowhere')
    expect(statusCode).toBe(404)
    expect(headers['cache-control']).toBe('no-store')
  })

  it('follows a redirect of its routes', async () => {
    const { statusCode, headers } = await shop.inject('/moved')
    expect([statusCode, headers.location]).toEqual([301, '/shop'])
  })

  it('gives way to the page of last resort when the render fails, with the id of the request', {
    tags: ['§2.57', '§2.58'],
  }, async () => {
    const { statusCode, headers, body } = await shop.inject({
      url: '/broken',
      headers: { 'x-request-id': 'request-0001' },
    })
    expect(statusCode).toBe(500)
    expect(headers['cache-control']).toBe('no-store')
    expect(body).toContain('Internal Server Error')
    expect(body).toContain(' | گل و گلاب</title>')
    expect(body).toContain('request-0001')
    expect(body).not.toContain('broken')
  })
})

describe('the guard', () => {
  it('tells the log of a part that it stands without', async () => {
    const server = await serve('shop', 'ssr', api.origin)
    const told = vi.fn()
    server.addHook('onRequest', async (request) => {
      request.log.error = told
    })
    const { statusCode, headers } = await server.inject('/half')
    expect(statusCode).toBe(200)
    expect(headers['cache-control']).toBe('no-store')
    expect((await server.inject('/')).statusCode).toBe(200)
    expect(told.mock.calls).toEqual([[{ err: new Error('half') }, expect.any(String)]])
  })

  it('sends a visitor of the cart to sign in, before any HTML', { tags: ['§2.29', '§D3.8'] }, async () => {
    const { statusCode, headers, body } = await shop.inject('/cart?step=payment')
    expect([statusCode, headers.location]).toEqual([302, '/auth?returnTo=%2Fcart%3Fstep%3Dpayment'])
    expect(headers['cache-control']).toBe('no-store')
    expect(body).toBe('')
  })

  it('lets a customer see it, and nobody keeps the page', async () => {
    const { statusCode, headers } = await shop.inject({
      url: '/cart',
      headers: { cookie: 'hojreh_session=x' },
    })
    expect(statusCode).toBe(200)
    expect(headers['cache-control']).toBe('no-store')
  })

  it('sends a customer from /auth to the profile', { tags: ['§2.30'] }, async () => {
    const { statusCode, headers } = await profile.inject({
      url: '/auth',
      headers: { cookie: 'hojreh_session=x' },
    })
    expect([statusCode, headers.location]).toEqual([302, '/profile'])
  })
})

describe('an address that the shop moved', () => {
  const rules = [
    { from: '/product/*', to: '/shop/*', status: 301 as const },
    { from: '/cart', to: '/basket', status: 302 as const },
    { from: '/map', to: 'https://maps.example/hojreh', status: 302 as const },
  ]

  it('is answered before the guard and before any render, and kept only for a while', {
    tags: ['§2.32', '§2.33', '§D7.14'],
  }, async () => {
    api.respondWith({ getRouteRules: () => rules })
    const moving = await serve('shop', 'ssr', api.origin)
    const at = async (url: string) => {
      const { statusCode, headers, body } = await moving.inject(url)
      expect(body).toBe('')
      expect(headers['cache-control']).toBe('public, max-age=60')
      return [statusCode, headers.location]
    }
    expect(await at('/product/rug?q=a')).toEqual([301, '/shop/rug?q=a'])
    expect(await at('/cart')).toEqual([302, '/basket'])
    expect(await at('/map?to=//evil.example')).toEqual([302, 'https://maps.example/hojreh'])
    expect((await moving.inject('/products/rug')).statusCode).toBe(200)
    api.respondWith({ getRouteRules: () => [] })
  })
})

describe('a client-rendered app', () => {
  it('answers with an empty document for its paths and with 404 for others', async () => {
    const page = await profile.inject('/auth')
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('<div id="root"></div>')
    expect(page.body).not.toContain('hojreh-state')
    // Otherwise the browser would learn of it only when the app's start has run.
    expect(page.body).toContain('<link rel="modulepreload" href="/_profile/assets/home-1.js">')
    expect(page.body).not.toContain('other-1.js')
    expect((await profile.inject('/nowhere')).statusCode).toBe(404)
  })
})

describe('files', () => {
  it('are kept for ever when their name holds their hash', async () => {
    const { statusCode, headers } = await shop.inject('/_shop/assets/home-1.js')
    expect(statusCode).toBe(200)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  it.each([
    ['gzip, deflate, br', 'br', '.br'],
    ['gzip', 'gzip', '.gz'],
    ['identity', undefined, ''],
  ])(
    'go out as the build compressed them, for a browser that accepts %s',
    async (accepted, encoding, ending) => {
      const { headers, payload } = await shop.inject({
        url: '/_shop/assets/home-1.js',
        headers: { 'accept-encoding': accepted },
      })
      expect(headers['content-encoding']).toBe(encoding)
      expect(headers['content-type']).toMatch(/javascript/)
      expect(headers.vary).toMatch(/accept-encoding/i)
      expect(payload).toBe(`x${ending}`)
    },
  )

  it('tell which build is current', async () => {
    const { body } = await shop.inject('/')
    const boot = /id="hojreh-boot">([^<]*)</.exec(body)?.[1] ?? ''
    const { build, buildUrl } = JSON.parse(boot)
    expect((await shop.inject(buildUrl)).json()).toEqual({ build })
  })

  it('that are missing are not pages', async () => {
    expect((await shop.inject('/_shop/assets/gone-1.js')).statusCode).toBe(404)
  })
})

describe('every answer', () => {
  it.each([
    ['GET', '/', 200],
    ['GET', '/nowhere', 404],
    ['GET', '/broken', 500],
    ['GET', '/lost', 500],
    ['GET', '/moved', 301],
    ['GET', '/cart', 302],
    ['GET', '/_shop/assets/home-1.js', 200],
    ['GET', '/_shop/assets/missing.js', 404],
    ['GET', '/livez', 200],
    ['POST', '/shop', 405],
    ['DELETE', '/', 405],
    ['GET', '/%zz', 404],
    ['GET', '//evil.example/x', 404],
    ['GET', '/.//evil.example', 404],
    ['GET', '/shop%2f..%2fx', 404],
    ['POST', '//evil.example/x', 400],
  ] as const)(
    'has its security headers and no script of its own text: %s %s',
    async (method, url, status) => {
      const { statusCode, headers, body } = await shop.inject({ method, url })
      expect(statusCode).toBe(status)
      expect(headers).toMatchObject({
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-request-id': expect.any(String),
      })
      expect(headers['content-security-policy']).not.toContain("'unsafe")
      expect(headers).not.toHaveProperty('strict-transport-security')
      expect(body).not.toMatch(/<script(?![^>]*(?:src=|type="application\/json"))|\son\w+=/)
      if (status >= 400) expect(headers['cache-control']).toMatch(/no-store/)
    },
  )

  it.each(['/', '/cart', '/moved', '/broken'])(
    'keeps browsers on https where the shop is on it: %s',
    async (url) => {
      const secured = await startFakeApi()
      secured.respondWith({ getConfig: () => configOf('https://shop.test') })
      const { headers } = await (await serve('shop', 'ssr', secured.origin)).inject(url)
      await secured.close()
      expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}$/)
    },
  )

  it('says the same to whatever host a visitor names', async () => {
    const usual = await shop.inject('/')
    const other = await shop.inject({
      url: '/',
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'evil' },
    })
    expect(other.body).toBe(usual.body)
    const guarded = await shop.inject({ url: '/cart', headers: { host: 'evil.example' } })
    expect(guarded.headers.location).toBe('/auth?returnTo=%2Fcart')
  })

  it('cannot be given a header by an address', async () => {
    const { headers } = await shop.inject('/cart?x=%0d%0aSet-Cookie:%20a=b')
    expect(headers['set-cookie']).toBeUndefined()
    expect(headers.location).toMatch(/^\/auth\?returnTo=[\w%:-]+$/)
  })
})

describe('without the api', () => {
  it('is alive but not ready, and shows a page that says so', async () => {
    const lonely = await serve('shop', 'ssr', 'http://127.0.0.1:9')
    expect((await lonely.inject('/livez')).statusCode).toBe(200)
    expect((await lonely.inject('/readyz')).statusCode).toBe(503)
    const { statusCode, headers, body } = await lonely.inject('/')
    expect(statusCode).toBe(503)
    expect(headers['retry-after']).toBe('5')
    expect(headers['cache-control']).toBe('no-store')
    expect(body).toContain('این بخش موقتا در دسترس نیست')
  })

  it('is ready again when the api is back', async () => {
    expect((await shop.inject('/readyz')).statusCode).toBe(200)
  })
})

describe('the back office', () => {
  it('is an empty page that nobody keeps and no search engine lists, without guard, redirects and worker of the shop', async () => {
    const root = builtApp(bundle, ['today'])
    const desk = await createAppServer(
      { name: 'admin', root: root.root, mode: 'csr', routes: { today: '/admin' } },
      { apiOrigin: api.origin, logLevel: 'silent' },
    )
    started.push(desk)
    const page = await desk.inject('/admin')
    expect(page.statusCode).toBe(200)
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' })
    // Parcels are scanned by camera.
    expect(page.headers['permissions-policy']).toContain('camera=(self)')
    expect(page.headers['content-security-policy']).toContain("script-src 'self';")
    expect(page.body).toContain('<link rel="modulepreload" href="/_admin/assets/today-1.js">')
    expect((await desk.inject('/admin/nowhere')).statusCode).toBe(404)
    // Neither the shop's guard nor its service worker is here.
    expect((await desk.inject('/profile')).statusCode).toBe(404)
    expect((await desk.inject('/service-worker.js')).headers['content-type']).toContain('text/html')
    root.remove()
  })
})
