import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { styleHash } from '@hojreh/server'
import { configOf } from '@hojreh/testing'
import { describe, expect, it, vi } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { readCookieHeader } from './cookie-header.ts'
import { readAppEnvironment } from './environment.ts'
import { pageAddress } from './page-address.ts'
import { createPageCache, type Made } from './page-cache.ts'
import { createPathMatcher } from './path-matcher.ts'

it('Node runs the server from its sources: nothing that it imports needs a build', async () => {
  const start = ['--input-type=module', '--eval', "await import('@hojreh/ssr/server')"]
  await promisify(execFile)(process.execPath, start, { cwd: import.meta.dirname })
})

describe('the address of a page', () => {
  it('keeps known parameters only, sorted, with the order of values that repeat', () => {
    const at = (path: string) => new URL(path, 'http://shop.example')
    const asked = at('/shop?utm_source=x&sort=newest&brand=b&brand=a&q=')
    expect(pageAddress(asked, ['q', 'brand', 'sort'])).toBe('/shop?brand=b&brand=a&sort=newest')
    expect(pageAddress(at('/shop?gclid=1'), ['q'])).toBe('/shop')
  })
})

describe('the cookie header', () => {
  it.each([
    ['a=1; token=x', 'x'],
    ['token=a=b', 'a=b'],
    ['token=', undefined],
    ['xtoken=1', undefined],
    [undefined, undefined],
  ])('%s', (header, value) => {
    expect(readCookieHeader(header, 'token')).toBe(value)
  })
})

describe('paths of a client-rendered app', () => {
  const fileOf = createPathMatcher({
    '/auth': 'auth.tsx',
    '/profile/orders/:id': 'order.tsx',
    '/profile/orders/former': 'former-orders.tsx',
  })
  it.each([
    ['/auth', 'auth.tsx'],
    ['/auth/', 'auth.tsx'],
    ['/profile/orders/abc', 'order.tsx'],
    ['/profile/orders/former', 'former-orders.tsx'],
  ])('have %s in a file', (path, file) => expect(fileOf(path)).toBe(file))
  it.each(['/authors', '/profile/orders', '/profile/orders/a/b', '/'])('do not have %s', (path) =>
    expect(fileOf(path)).toBeUndefined(),
  )
})

describe('the environment', () => {
  it('has the ports of its own app', () => {
    expect(readAppEnvironment('blog', { BLOG_PORT: '99', SHOP_PORT: '1' })).toMatchObject({
      host: '127.0.0.1',
      port: 99,
    })
  })
  it('names what is wrong with it', () => {
    expect(() => readAppEnvironment('shop', { SHOP_PORT: 'x', API_ORIGIN: 'no' })).toThrow(
      /SHOP_PORT[\s\S]*API_ORIGIN|API_ORIGIN[\s\S]*SHOP_PORT/,
    )
  })
})

describe('the policy', () => {
  const policy = contentSecurityPolicy(['a{}'], configOf('http://shop.test'))

  it('allows exactly the style blocks of the page, and no inline script', () => {
    const hash = createHash('sha256').update('a{}').digest('base64')
    expect(policy).toContain(`'sha256-${hash}'`)
    expect(policy).toContain(styleHash(''))
    expect(policy).toContain("script-src 'self';")
    expect(policy).not.toContain('unsafe')
  })

  it('asks no other site for anything, unless a captcha of another site is configured', {
    tags: ['§7.31'],
  }, () => {
    expect(policy).not.toMatch(/https?:/)
    const config = configOf('http://shop.test')
    const scriptUrl = 'https://www.recaptcha.net/recaptcha/api.js'
    const withCaptcha = contentSecurityPolicy([], { ...config, captcha: { ...config.captcha, scriptUrl } })
    expect(withCaptcha).toContain("script-src 'self' https://www.recaptcha.net")
    expect(withCaptcha).toContain('frame-src https://www.recaptcha.net')
  })

  it('lets the picture of the trust seal in, and nothing else of enamad.ir, only for a shop that has the seal', () => {
    const config = configOf('http://shop.test')
    expect(contentSecurityPolicy([], { ...config, enamad: null })).not.toContain('enamad')
    const withSeal = contentSecurityPolicy([], { ...config, enamad: { id: '1234', code: 'abcdefgh' } })
    expect(withSeal.split('; ').filter((directive) => /https?:/.test(directive))).toEqual([
      "img-src 'self' data: https://trustseal.enamad.ir",
    ])
  })
})

describe('pages in memory', () => {
  const pageNamed = (body: string, isCacheable = true): Made => ({
    page: { status: 200, body: Buffer.from(body), headers: {} },
    isCacheable,
    failures: [],
  })

  it('are kept as long as the revision stays', async () => {
    const cache = createPageCache(() => 0)
    const make = vi.fn(async () => pageNamed('x'))
    await cache.get('/', '1', make)
    await cache.get('/', '1', make)
    expect(make).toHaveBeenCalledTimes(1)
    await cache.get('/', '2', make)
    expect(make).toHaveBeenCalledTimes(2)
  })

  it('are kept as far as there is memory for them', async () => {
    const cache = createPageCache(() => 0, 2)
    const make = vi.fn(async () => pageNamed('xx'))
    for (const path of ['/', '/shop', '/']) await cache.get(path, '1', make)
    expect(make).toHaveBeenCalledTimes(3)
  })

  it('are a second old at most when the api names no revision', async () => {
    let now = 0
    const cache = createPageCache(() => now)
    const make = vi.fn(async () => pageNamed('x'))
    await cache.get('/', null, make)
    now = 999
    await cache.get('/', null, make)
    expect(make).toHaveBeenCalledTimes(1)
    now = 1_000
    await cache.get('/', null, make)
    expect(make).toHaveBeenCalledTimes(2)
  })

  it('are a second old at most when a part is missing', async () => {
    let now = 0
    const cache = createPageCache(() => now)
    const make = vi.fn(async () => ({ ...pageNamed('x'), failures: [new Error('broken')] }))
    await cache.get('/', '1', make)
    now = 999
    await cache.get('/', '1', make)
    expect(make).toHaveBeenCalledTimes(1)
    now = 1_000
    await cache.get('/', '1', make)
    expect(make).toHaveBeenCalledTimes(2)
  })

  it('are not kept when they must not be', async () => {
    const cache = createPageCache(() => 0)
    const make = vi.fn(async () => pageNamed('x', false))
    await cache.get('/', '1', make)
    await cache.get('/', '1', make)
    expect(make).toHaveBeenCalledTimes(2)
  })

  it('are rendered once for many who ask at the same time, and anew after a failure', async () => {
    const cache = createPageCache(() => 0)
    const make = vi.fn(async (): Promise<Made> => Promise.reject(new Error('no')))
    const asked = await Promise.allSettled([cache.get('/', '1', make), cache.get('/', '1', make)])
    expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(make).toHaveBeenCalledTimes(1)
    await expect(cache.get('/', '1', async () => pageNamed('y'))).resolves.toMatchObject({
      body: Buffer.from('y'),
    })
  })
})
