import { AuthLayoutRoute, BlogLayoutRoute, DefaultLayoutRoute, ProfileLayoutRoute } from '@hojreh/app'
import { matchRoutes } from 'react-router-dom'
import { expect, inject, test } from 'vitest'
import { createRoutes } from '../src/routes.ts'
import { openShop } from './open-shop.tsx'

const layouts: unknown[] = [DefaultLayoutRoute, BlogLayoutRoute, AuthLayoutRoute, ProfileLayoutRoute]

test.each([
  '/',
  '/about-us',
  '/contact-us',
  '/faq',
  '/license',
  '/page/returns',
  '/shop',
  '/shop/rug-3',
  '/shop/search',
  '/cart',
  '/checkPayment',
])(
  '%s stands in the default layout',
  {
    tags: [
      '§2.1 /',
      '§2.2 /about-us',
      '§2.3 /contact-us',
      '§2.4 /faq',
      '§2.5 /license',
      '§2.6 /page/returns',
      '§2.7 /shop',
      '§2.8 /shop/rug-3',
      '§2.9 /shop/search',
      '§2.12 /cart',
      '§2.13 /checkPayment',
      '§2.25',
      '§2.27',
    ],
  },
  async (path) => {
    const { store } = await openShop('/faq')
    const components = matchRoutes(createRoutes(store), path)?.map(({ route }) => route.Component)
    expect(components?.filter((component) => layouts.includes(component))).toEqual([DefaultLayoutRoute])
  },
)

test.each(inject('pages').map(({ path, html }) => [path, html]))(
  '%s comes from the server between the header and the footer, each once',
  {
    tags: [
      '§2.1 /',
      '§2.2 /about-us',
      '§2.3 /contact-us',
      '§2.4 /faq',
      '§2.5 /license',
      '§2.6 /page/returns',
      '§2.7 /shop',
      '§2.8 /shop/rug-3',
      '§2.9 /shop/search',
      '§2.12 /cart',
      '§2.13 /checkPayment',
    ],
  },
  (_path, html) => {
    const page = new DOMParser().parseFromString(html, 'text/html')
    const parts = [...page.querySelectorAll('header, main, footer')].filter(
      (part) => part.localName === 'main' || !part.closest('main'),
    )
    expect(parts.map(({ localName }) => localName)).toEqual(['header', 'main', 'footer'])
    expect(page.querySelector('main h1')?.textContent).toMatch(/./)
  },
)

test('the default layout has the header, the page and the footer', { tags: ['§2.26'] }, async () => {
  await openShop('/faq')
  const heading = () => document.querySelector('main h1')?.textContent
  // Chunks are transformed on the way: a busy machine takes its time.
  await expect.poll(heading).toBe('سوالات متداول')
  expect(document.querySelector('header')).not.toBeNull()
  // Its code comes later.
  await expect.poll(() => document.querySelector('footer')).not.toBeNull()
})
