import { DefaultFrame } from '@hojreh/app'
import { matchRoutes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { createRoutes } from '../src/routes.ts'
import { openShop } from './open-shop.tsx'

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
])('%s stands in the default layout', async (path) => {
  const { store } = await openShop('/faq')
  const frames = matchRoutes(createRoutes(store), path)?.map(({ route }) => route.Component)
  expect(frames).toContain(DefaultFrame)
})

test('the default layout has the header, the page and the footer', async () => {
  await openShop('/faq')
  const heading = () => document.querySelector('main h1')?.textContent
  // Chunks are transformed on the way: a busy machine takes its time.
  await expect.poll(heading, { timeout: 15_000 }).toBe('سوالات متداول')
  expect(document.querySelector('header')).not.toBeNull()
  // Its code comes later.
  await expect.poll(() => document.querySelector('footer'), { timeout: 15_000 }).not.toBeNull()
})
