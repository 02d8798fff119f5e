import { describe, expect, test } from 'vitest'
import { adminPlaceOf, makeRouter, publicOriginsOf } from './routing-table.ts'

const hosts = {
  PUBLIC_ORIGIN: 'https://shop.example',
  BLOG_ORIGIN: 'https://blog.shop.example',
  PROFILE_ORIGIN: 'https://account.shop.example',
}

describe('apps on hosts of their own', () => {
  const route = makeRouter(publicOriginsOf(hosts))

  test.each([
    ['shop.example', '/shop/x?a=1', { app: 'shop' }],
    ['blog.shop.example', '/blog/x', { app: 'blog' }],
    ['blog.shop.example', '/_blog/assets/a.js', { app: 'blog' }],
    ['account.shop.example', '/auth?returnTo=/cart', { app: 'profile' }],
    ['shop.example', '/api/config', { app: 'api' }],
    ['blog.shop.example', '/api/config', { app: 'api' }],
    ['account.shop.example', '/robots.txt', { app: 'api' }],
    ['shop.example', '/service-worker.js', { app: 'shop' }],
    ['blog.shop.example', '/service-worker.js', { app: 'blog' }],
    ['account.shop.example', '/service-worker.js', { app: 'profile' }],
    ['blog.shop.example', '/?utm=1', { moved: '/blog?utm=1' }],
    ['account.shop.example', '/', { moved: '/profile' }],
    ['shop.example', '/blog/x?a=1', { moved: 'https://blog.shop.example/blog/x?a=1' }],
    ['shop.example', '/profile/orders', { moved: 'https://account.shop.example/profile/orders' }],
    ['blog.shop.example', '/cart', { moved: 'https://shop.example/cart' }],
    ['account.shop.example', '/nowhere', { moved: 'https://shop.example/nowhere' }],
    ['10.0.0.7:8080', '/shop', { app: 'shop' }],
    ['evil.example', '/blog', { moved: 'https://blog.shop.example/blog' }],
  ])('%s%s', (host, url, expected) => {
    expect(route(host, url)).toEqual(expected)
  })
})

describe('apps on paths of one host', () => {
  test('are found by the path, under whatever name the host is asked for', () => {
    expect(publicOriginsOf({ PUBLIC_ORIGIN: 'https://shop.example' })).toBeNull()
    const route = makeRouter(null)
    expect(route('any.example', '/blog')).toEqual({ app: 'blog' })
    expect(route('any.example', '/service-worker.js')).toEqual({ app: 'shop' })
  })

  test('may be so for one app while another has its own host', () => {
    const { PUBLIC_ORIGIN, BLOG_ORIGIN } = hosts
    const route = makeRouter(publicOriginsOf({ PUBLIC_ORIGIN, BLOG_ORIGIN }))
    expect(route('shop.example', '/profile')).toEqual({ app: 'profile' })
    expect(route('blog.shop.example', '/profile')).toEqual({ moved: 'https://shop.example/profile' })
  })
})

describe('the back office', () => {
  const [PUBLIC_ORIGIN, ADMIN_ORIGIN] = ['https://shop.example', 'https://admin.shop.example']
  const ADMIN_APP_ORIGIN = ['http://127.0.0.1:8085']
  const ownHost = adminPlaceOf({ PUBLIC_ORIGIN, ADMIN_ORIGIN, ADMIN_APP_ORIGIN })
  const onPaths = makeRouter(null, ownHost)
  const onHosts = makeRouter(publicOriginsOf(hosts), ownHost)

  test.each([
    ['/admin', { app: 'admin' }],
    ['/admin/orders?status=paid', { app: 'admin' }],
    ['/_admin/assets/start-1.js', { app: 'admin' }],
    ['/api/admin/orders', { app: 'api' }],
    ['/api/media/1.avif', { app: 'api' }],
    ['/?a=1', { moved: '/admin?a=1' }],
    ['/service-worker.js', { moved: 'https://shop.example/service-worker.js' }],
    ['/shop/x?a=1', { moved: 'https://shop.example/shop/x?a=1' }],
  ])('answers %s on its own host', (url, expected) => {
    expect(onPaths('admin.shop.example', url)).toEqual(expected)
    expect(onHosts('admin.shop.example', url)).toEqual(expected)
  })

  const elsewhere = [
    'shop.example',
    'blog.shop.example',
    'account.shop.example',
    'evil.example',
    '10.0.0.7:80',
  ]
  test.each(elsewhere)('is not there for who asks %s', (host) => {
    for (const route of [onPaths, onHosts, makeRouter(null), makeRouter(publicOriginsOf(hosts))])
      for (const url of ['/api/admin', '/api/admin/orders', '/api/%61dmin/orders', '/%61pi/admin/orders?x=1'])
        expect(route(host, url)).toEqual({ refused: 'not_found' })
    expect(onPaths(host, '/admin/orders')).toEqual({ app: 'shop' })
    expect(onPaths(host, '/_admin/assets/start-1.js')).toEqual({ app: 'shop' })
    for (const url of ['/admin', '/_admin/build.json'])
      expect(onHosts(host, url)).not.toHaveProperty('app', 'admin')
  })

  test('is a path of the shop in a demo, under whatever name the shop is asked for, and of no other app', () => {
    const place = adminPlaceOf({ PUBLIC_ORIGIN, ADMIN_ORIGIN: PUBLIC_ORIGIN, ADMIN_APP_ORIGIN })
    expect(makeRouter(null, place)('any.example', '/admin')).toEqual({ app: 'admin' })
    expect(makeRouter(null, place)('any.example', '/api/admin/today')).toEqual({ app: 'api' })
    const several = makeRouter(publicOriginsOf(hosts), place)
    expect(several('shop.example', '/admin')).toEqual({ app: 'admin' })
    expect(several('blog.shop.example', '/api/admin/today')).toEqual({ refused: 'not_found' })
    expect(several('blog.shop.example', '/admin')).toEqual({ moved: 'https://shop.example/admin' })
  })

  test('is nowhere without an origin', () => {
    expect(adminPlaceOf({ PUBLIC_ORIGIN, ADMIN_ORIGIN: undefined, ADMIN_APP_ORIGIN })).toBeNull()
    expect(makeRouter(null)('shop.example', '/admin')).toEqual({ app: 'shop' })
  })
})
