import { expect, it } from 'vitest'
import { whatIsMissing } from './what-is-missing.ts'

it.each([
  ['/shop/a-ring', 'این کالا', undefined],
  ['/blog/a-story', 'این نوشته', '/blog'],
  ['/profile/orders/1', 'این سفارش', '/profile/orders'],
  ['/nowhere', undefined, undefined],
])('at %s it is said what is missing, and where else it may be', (pathname, words, href) => {
  const { text, way } = whatIsMissing(pathname)
  expect(text?.startsWith(words ?? '')).toBe(words && true)
  expect(way?.href).toBe(href)
})
