import { describe, expect, it } from 'vitest'
import { authPathFor, placeAfterLogin, safeReturnTo } from './return-to.ts'

const origins = ['https://shop.example', 'https://blog.shop.example', 'http://account.localhost:8080']

describe('where a person may be sent after login', () => {
  it.each([
    ['/cart', '/cart'],
    ['/', '/'],
    [
      '/shop/search?q=%D9%81%D8%B1%D8%B4&sort=cheapest#list',
      '/shop/search?q=%D9%81%D8%B1%D8%B4&sort=cheapest#list',
    ],
    ['/profile/../cart', '/cart'],
    ['/authors', '/authors'],
    ['https://shop.example/cart', 'https://shop.example/cart'],
    ['https://blog.shop.example/blog/x?y=1', 'https://blog.shop.example/blog/x?y=1'],
    ['http://account.localhost:8080/profile', 'http://account.localhost:8080/profile'],
  ])('goes back to %s', (raw, place) => {
    expect(safeReturnTo(raw, origins)).toBe(place)
  })

  it.each([
    ['nothing', null],
    ['an empty text', ''],
    ['a host without a scheme', '//evil.example'],
    ['three slashes', '///evil.example'],
    ['a backslash', '/\\evil.example'],
    ['two backslashes', '\\\\evil.example'],
    ['a backslash after the host', 'https://shop.example\\@evil.example'],
    ['an encoded slash', '/%2Fevil.example'],
    ['an encoded backslash', '/%5Cevil.example'],
    ['an encoded pair of slashes', '%2F%2Fevil.example'],
    ['a tab that browsers drop', '/\t/evil.example'],
    ['a line break that browsers drop', '/\n/evil.example'],
    ['a leading space', ' //evil.example'],
    ['a zero-width character', '/\u200b/evil.example'],
    ['dots that leave a host', '/..//evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['a script in mixed case', 'JaVaScRiPt://shop.example/%0aalert(1)'],
    ['data', 'data:text/html,x'],
    ['another host', 'https://evil.example/cart'],
    ['a look-alike host', 'https://shop.example.evil.example'],
    ['a host that ends like ours', 'https://evilshop.example'],
    ['a subdomain that is no app', 'https://x.shop.example'],
    ['another port', 'http://account.localhost:9999/profile'],
    ['another scheme', 'http://shop.example/cart'],
    ['a name and password', 'https://shop.example@evil.example'],
    ['our host as a password', 'https://evil.example:x@shop.example/'],
    ['a scheme without slashes', 'https:evil.example'],
    ['a relative path', 'cart'],
    ['broken encoding', '/%E0%A4%A'],
    ['the sign-in page itself', '/auth?returnTo=/auth'],
    ['the sign-in page of an app', 'https://shop.example/auth'],
  ])('refuses %s', { tags: ['§D3.12'] }, (_what, raw) => {
    expect(safeReturnTo(raw, origins)).toBeNull()
  })

  it('is the profile when nothing safe was asked for', () => {
    expect(placeAfterLogin('', origins)).toBe('/profile')
    expect(placeAfterLogin('?returnTo=//evil.example', origins)).toBe('/profile')
    expect(placeAfterLogin('?returnTo=%2Fcart%3Fstep%3D2', origins)).toBe('/cart?step=2')
  })

  it('survives being written and read', () => {
    const place = '/shop/search?q=فرش&page=2'
    const { search } = new URL(authPathFor(place), 'http://x.example')
    expect(decodeURIComponent(placeAfterLogin(search, origins))).toBe(place)
  })
})
