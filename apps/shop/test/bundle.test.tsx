import { samples } from '@hojreh/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openShop } from './open-shop.tsx'

const { product, productCard } = samples

const page = (bundle: ReturnType<typeof productCard>[]) => ({
  product: product(3),
  siblings: [],
  axes: [],
  related: [],
  bundle,
  breadcrumbs: [],
})

it('offers a set of goods with its sum, and puts all of them into the cart at one press', async () => {
  const bodies: unknown[] = []
  const shop = await openShop('/shop/rug-3', {
    getProduct: () => page([productCard(7), productCard(8)]),
    addToCart: ({ body }) => {
      bodies.push(body)
      return { refused: 'cart_full' }
    },
  })
  const section = within(await screen.findByRole('region', { name: 'با هم بخرید' }))
  expect(section.getAllByRole('link')).toHaveLength(2)
  await userEvent.click(section.getByRole('button', { name: 'افزودن هر ۳ کالا به سبد' }))
  await expect
    .poll(() => bodies)
    .toEqual([[3, 7, 8].map((number) => ({ productId: `product-000${number}`, count: 1 }))])
  expect(shop.countOf('/api/order/addToCart')).toBe(1)
})

it('has no such section for a product that goes with nothing', async () => {
  await openShop('/shop/rug-3', { getProduct: () => page([]) })
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('region', { name: 'با هم بخرید' })).toBeNull()
})
