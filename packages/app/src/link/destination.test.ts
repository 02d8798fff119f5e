import { describe, expect, it } from 'vitest'
import { destinationOf } from './destination.ts'

const one = 'http://localhost:8080'
const mounted = { shop: one, blog: one, profile: one }
const apart = {
  shop: 'https://shop.example',
  blog: 'https://blog.shop.example',
  profile: 'https://account.shop.example',
}

describe('where a link leads', () => {
  it('stays in the router for a path of the same app', () => {
    expect(destinationOf('/shop/x?y=1#z', 'shop', mounted)).toEqual({ kind: 'here', to: '/shop/x?y=1#z' })
    expect(destinationOf('/anything', 'shop', mounted)).toEqual({ kind: 'here', to: '/anything' })
    expect(destinationOf('#reviews', 'shop', mounted)).toEqual({ kind: 'here', to: '#reviews' })
  })

  it('loads the page of another app on the same host', { tags: ['§D2.2'] }, () => {
    expect(destinationOf('/blog/x', 'shop', mounted)).toEqual({ kind: 'app', href: '/blog/x' })
    expect(destinationOf('/profile', 'blog', mounted)).toEqual({ kind: 'app', href: '/profile' })
    expect(destinationOf('/', 'blog', mounted)).toEqual({ kind: 'app', href: '/' })
  })

  it('becomes absolute when the other app has a host of its own', { tags: ['§D2.3'] }, () => {
    expect(destinationOf('/cart?step=payment', 'blog', apart)).toEqual({
      kind: 'app',
      href: 'https://shop.example/cart?step=payment',
    })
  })

  it('knows an absolute address of ours by its origin and path', () => {
    expect(destinationOf('https://shop.example/shop/x', 'shop', apart)).toEqual({
      kind: 'here',
      to: '/shop/x',
    })
    expect(destinationOf('https://blog.shop.example/blog', 'shop', apart)).toEqual({
      kind: 'app',
      href: 'https://blog.shop.example/blog',
    })
  })

  it.each(['https://shop.example.evil.example/x', '//evil.example', 'tel:02155500000', 'mailto:a@b.example'])(
    'leaves %s alone',
    (href) => {
      expect(destinationOf(href, 'shop', apart)).toEqual({ kind: 'elsewhere', href })
    },
  )

  it('never gives a path of the api to the router', () => {
    expect(destinationOf('/api/order/invoice?id=1', 'profile', mounted).kind).toBe('elsewhere')
  })
})
