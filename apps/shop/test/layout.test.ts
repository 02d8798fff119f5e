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
  await expect.poll(() => document.querySelector('main h1')?.textContent).toBe('سوالات متداول')
  expect(document.querySelector('header')).not.toBeNull()
  expect(document.querySelector('footer')).not.toBeNull()
})
