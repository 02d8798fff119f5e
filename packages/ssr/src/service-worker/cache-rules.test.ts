import { describe, expect, it } from 'vitest'
import { isWorthKeeping, keyOfFile, kindOf } from './cache-rules.ts'

describe('what the service worker keeps', () => {
  it.each([
    ['/', 'pages'],
    ['/shop/zaferan', 'pages'],
    ['/blog', 'pages'],
    ['/cart', 'pages'],
    ['/checkPayment', 'passing page'],
    ['/auth', 'passing page'],
    ['/profile/orders/1', 'passing page'],
    ['/api/order/invoice', 'none'],
    ['/sitemap.xml', 'none'],
    ['/feeds/torob', 'none'],
    ['/admin', 'none'],
    ['/admin/orders', 'none'],
  ])('a page at %s is of the kind: %s', (path, kind) => expect(kindOf(path, true)).toBe(kind))

  it.each([
    ['/_shop/assets/react-1.js', 'files'],
    ['/_shop/build.json', 'none'],
    ['/api/media/k/320.avif', 'pictures'],
    ['/api/shop/product', 'answers'],
    ['/api/setting/indexMenu', 'answers'],
    ['/api/config', 'answers'],
    ['/api/order/pending', 'cart'],
    ['/api/order/payment', 'none'],
    ['/api/order/paymentCheck', 'none'],
    ['/api/order/orders', 'none'],
    ['/api/user/getPanelData', 'none'],
    ['/api/user/addresses', 'none'],
    ['/api/captcha/challenge', 'none'],
    ['/api/admin/orders', 'none'],
    ['/_admin/assets/start-1.js', 'none'],
  ])('a call of %s is of the kind: %s', (path, kind) => expect(kindOf(path, false)).toBe(kind))

  it('nothing is kept of what no visitor sees yet', () => {
    expect(kindOf('/shop/zaferan', true, '?preview=word')).toBe('none')
    expect(kindOf('/api/shop/product', false, '?slug=zaferan&preview=word')).toBe('none')
    expect(kindOf('/api/shop/product', false, '?slug=preview')).toBe('answers')
  })

  it('a file is kept once for all apps, by the name that holds its hash', () => {
    const [ofShop, ofBlog, other] = [
      '_shop/assets/vendor-1',
      '_blog/assets/vendor-1',
      '_blog/assets/vendor-2',
    ].map((path) => keyOfFile(`https://shop.example/${path}.js`))
    expect(ofBlog).toBe(ofShop)
    expect(other).not.toBe(ofShop)
  })

  it('products, articles, the start page and the cart are kept also when the router opened them', () => {
    expect(['/', '/shop/a', '/blog', '/blog/a', '/cart'].every(isWorthKeeping)).toBe(true)
    expect(['/shop', '/profile', '/shop/a/b', '/faq'].some(isWorthKeeping)).toBe(false)
  })
})
