import { refuse, samples } from '@hojreh/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { openShop } from './open-shop.tsx'

const responses = { getPending: () => samples.emptyCart, addToCart: () => refuse('insufficient_stock') }

const pageOf = (changes: Parameters<typeof samples.product>[1]) => ({
  product: samples.product(3, changes),
  ...{ siblings: [], axes: [], related: [], bundle: [], breadcrumbs: [] },
})

it('a product of a sale that others pay for, to the last piece, can be waited for', async () => {
  const { countOf } = await openShop('/shop/rug-3', {
    getPending: () => samples.emptyCart,
    addToCart: () => samples.emptyCart,
    getProduct: () => pageOf({ stock: 'out', maxCount: 2 }),
  })
  await waitFor(() => expect(countOf('/api/order/pending')).toBeGreaterThan(0))
  expect(screen.getByText('همه در حال پرداخت است')).toBeDefined()
  expect(screen.getByText(/این حراج صف خرید دارد/)).toBeDefined()
  expect(screen.queryByText('ناموجود')).toBeNull()
  await userEvent.click(await screen.findByRole('button', { name: 'افزودن به سبد خرید' }))
  await waitFor(() => expect(countOf('/api/order/addToCart')).toBe(1))
})

describe('a product that somebody else has just bought', () => {
  it('is sold out on its page as soon as the cart refuses it, and can be waited for', async () => {
    const { countOf } = await openShop('/shop/rug-3', responses)
    await waitFor(() => expect(countOf('/api/order/pending')).toBeGreaterThan(0))
    await userEvent.click(await screen.findByRole('button', { name: 'افزودن به سبد خرید' }))
    expect(await screen.findByRole('button', { name: 'موجود شد خبرم کن' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'افزودن به سبد خرید' })).toBeNull()
  })

  it('is sold out on its card in a list', async () => {
    const { countOf } = await openShop('/shop', responses)
    await waitFor(() => expect(countOf('/api/order/pending')).toBeGreaterThan(0))
    const [button] = await screen.findAllByRole('button', { name: /^افزودن به سبد/ })
    if (!button) throw new Error('the list has goods')
    const name = button.getAttribute('aria-label') ?? ''
    await userEvent.click(button)
    await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull())
    expect(screen.getAllByText('ناموجود').length).toBeGreaterThan(0)
  })
})
