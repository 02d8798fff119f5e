import { refuse, sampleResponses } from '@hojreh/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openShop } from './open-shop.tsx'

const boxOf = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name })

it('a filter is ticked at once, and a second one before the answer keeps the first', async () => {
  const response = Promise.withResolvers<void>()
  const shop = await openShop('/shop')
  const brand = await boxOf(/^حجره/)
  const { listProducts } = sampleResponses(shop.api.origin)
  shop.api.respondWith({
    listProducts: async (asked) => {
      await response.promise
      return listProducts?.(asked) ?? refuse('internal_error')
    },
  })
  await userEvent.click(brand)
  expect(brand.checked).toBe(true)
  await userEvent.click(await boxOf(/^پشم/))
  expect((await boxOf(/^پشم/)).checked).toBe(true)
  expect((await boxOf(/^حجره/)).checked).toBe(true)
  response.resolve()
  await waitFor(() => expect(shop.router.state.location.search).toMatch(/brand=.*attr/))
})
