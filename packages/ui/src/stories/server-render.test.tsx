import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { HojrehProvider } from '../theme/hojreh-provider.tsx'
import { createStyleCache } from '../theme/style-cache.ts'
import { AddressPage } from './address-page.tsx'
import { CartPage } from './cart-page.tsx'
import { HomePage } from './home-page.tsx'
import { ListPage } from './list-page.tsx'
import { LoginPage } from './login-page.tsx'
import { BlogPage, NotFoundPage, OrdersPage, ResultPage } from './other-pages.tsx'
import { ProductPage } from './product-page.tsx'

const render = (page: ReactNode) => {
  const cache = createStyleCache()
  // As the app servers do: styles are taken from the cache, not written between the elements.
  cache.compat = true
  return renderToString(<HojrehProvider cache={cache}>{page}</HojrehProvider>)
}

const pages: [string, ReactNode][] = [
  ['home', <HomePage key="home" offerEndsAt="2999-01-01T00:00:00Z" />],
  ['list', <ListPage key="list" />],
  ['product', <ProductPage key="product" />],
  ['cart', <CartPage key="cart" />],
  ['address', <AddressPage key="address" />],
  ['login', <LoginPage key="login" />],
  ['orders', <OrdersPage key="orders" />],
  ['blog', <BlogPage key="blog" />],
  ['payment result', <ResultPage key="result" status="paid" />],
  ['not found', <NotFoundPage key="not-found" />],
]

const told = vi.fn()
beforeEach(() => {
  told.mockReset()
  for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockImplementation(told)
})
afterEach(() => {
  vi.restoreAllMocks()
  expect(told).not.toHaveBeenCalled()
})

describe.each(pages)('the %s page on the server', (_name, page) => {
  it('renders without a window, the same each time', () => {
    expect(typeof window).toBe('undefined')
    const html = render(page)
    expect(html).toContain('<main')
    expect(render(page)).toBe(html)
  })
  it('has no style attribute, which the page policy would refuse', () => {
    expect(render(page)).not.toMatch(/ style="/)
  })
})
