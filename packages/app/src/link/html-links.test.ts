import { describe, expect, it } from 'vitest'
import { withAppLinks } from './html-links.ts'

const apart = {
  shop: 'https://shop.example',
  blog: 'https://blog.shop.example',
  profile: 'https://account.shop.example',
}
const together = {
  shop: 'https://shop.example',
  blog: 'https://shop.example',
  profile: 'https://shop.example',
}

describe('links in a stored text', () => {
  it('lead to the app that owns the path when the apps live on hosts of their own', {
    tags: ['§D2.3'],
  }, () => {
    const html = '<p><a class="x" href="/shop/rug?a=1&amp;b=2">فرش</a> و <a href="/blog/care">راهنما</a></p>'
    expect(withAppLinks(html, 'blog', apart)).toBe(
      '<p><a class="x" href="https://shop.example/shop/rug?a=1&amp;b=2">فرش</a> و <a href="/blog/care">راهنما</a></p>',
    )
  })

  it.each([
    '<a href="/shop/rug">فرش</a>',
    '<a href="https://other.example/">دیگری</a>',
    '<a href="#end">پایان</a>',
    '<a href="//evil.example">؟</a>',
    '<img src="/shop/x.webp" />',
  ])('stay as they are on one host: %s', (html) => {
    expect(withAppLinks(html, 'blog', together)).toBe(html)
  })

  it('leave addresses of other sites alone', () => {
    expect(withAppLinks('<a href="//evil.example">؟</a>', 'blog', apart)).toBe(
      '<a href="//evil.example">؟</a>',
    )
  })
})
