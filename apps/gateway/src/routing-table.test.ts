import { describe, expect, test } from 'vitest'
import { makeRouter, publicOriginsOf } from './routing-table.ts'

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
