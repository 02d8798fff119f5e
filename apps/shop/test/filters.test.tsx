import { refuse, sampleResponses } from '@hojreh/testing'
import { FilterPanel } from '@hojreh/ui'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, onTestFinished, vi } from 'vitest'
import { openShop } from './open-shop.tsx'

const boxOf = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name })

it('a filter is ticked at once, and a second one before the answer keeps the first', async () => {
  const response = Promise.withResolvers<void>()
  const shop = await openShop('/shop')
  await userEvent.click(await screen.findByRole('button', { name: 'برند' }))
  await userEvent.click(screen.getByRole('button', { name: 'جنس' }))
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

it('what somebody ticked and typed before the filters were hydrated counts when they are', async () => {
  const choose = vi.fn()
  const nothing = { selected: {}, inStock: false, discounted: false }
  const brands = [{ value: 'hojreh', label: 'حجره' }]
  const panel = (
    <FilterPanel
      groups={[{ key: 'brand', title: 'برند', options: brands }]}
      value={nothing}
      onChange={choose}
    />
  )
  const page = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => page.remove())
  page.innerHTML = renderToString(panel)
  const control = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label)
  control(/موجود/).checked = true
  control('از').value = '۵۰۰۰'
  const root = await act(async () => hydrateRoot(page, panel))
  onTestFinished(() => act(() => root.unmount()))
  expect(choose).toHaveBeenCalledExactlyOnceWith({ ...nothing, inStock: true })
  await userEvent.click(screen.getByRole('button', { name: 'اعمال' }))
  expect(choose).toHaveBeenLastCalledWith({ ...nothing, minPrice: 50_000, maxPrice: undefined })
})

it('a list at the former address of a category goes on at its new one, with what was filtered', async () => {
  const shop = await openShop('/shop')
  const { listProducts } = sampleResponses(shop.api.origin)
  shop.api.respondWith({
    listProducts: async ({ query, ...asked }) => {
      const now = new URLSearchParams(query)
      if (now.has('category')) now.set('category', 'rugs')
      return (await listProducts?.({ ...asked, query: now })) ?? refuse('internal_error')
    },
  })
  await act(() => shop.router.navigate('/shop?category=carpets&inStock=1'))
  await waitFor(() => expect(shop.router.state.location.search).toBe('?category=rugs&inStock=1'))
})

it('on the page of a maker filters stay on it, and a brand in its address narrows nothing', async () => {
  const brands: string[] = []
  const { listProducts } = sampleResponses(window.location.origin)
  const shop = await openShop('/brand/negarestan?brand=x', {
    listProducts: async (asked) => {
      brands.push(...asked.query.getAll('brand'))
      return (await listProducts?.(asked)) ?? refuse('internal_error')
    },
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'نگارستان' })).toBeTruthy()
  await userEvent.click(await screen.findByRole('button', { name: 'جنس' }))
  await userEvent.click(await boxOf(/^پشم/))
  await waitFor(() => expect(shop.router.state.location.search).toMatch(/attr=/))
  expect(shop.router.state.location.pathname).toBe('/brand/negarestan')
  expect(brands).toEqual([])
})
