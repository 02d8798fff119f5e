import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { keepCompared, readCompared } from '../src/shared/comparison.ts'
import { openShop } from './open-shop.tsx'

afterEach(() => localStorage.clear())

it('a product is put beside another from its page, without an account, and taken out again', async () => {
  keepCompared(['rug-1'])
  await openShop('/shop/rug-3', {}, { isSignedIn: false })
  await userEvent.click(await screen.findByRole('button', { name: 'افزودن به مقایسه' }))
  const link = await screen.findByRole('link', { name: 'دیدن مقایسه (۲ کالا)' })
  expect(link.getAttribute('href')).toBe('/shop/compare?goods=rug-1%2Crug-3')
  expect(readCompared()).toEqual(['rug-1', 'rug-3'])
  await userEvent.click(screen.getByRole('button', { name: 'در مقایسه است؛ برداشتن' }))
  expect(readCompared()).toEqual(['rug-1'])
})

it('a fifth product is refused in words', async () => {
  keepCompared(['a', 'b', 'c', 'd'])
  await openShop('/shop/rug-3')
  await screen.findByText('چهار کالا در مقایسه است؛ نخست یکی را بردارید', { exact: false })
  expect(screen.queryByRole('button', { name: 'افزودن به مقایسه' })).toBeNull()
})

it('the address says what is compared, each removal changes it, and the bare page shows what this device has', async () => {
  keepCompared(['rug-1', 'rug-3'])
  await openShop('/shop/compare')
  const table = await screen.findByRole('table', { name: 'مقایسه‌ی کالاها' })
  const heads = () => within(screen.getByRole('table')).getAllByRole('columnheader')
  expect(heads()).toHaveLength(2)
  expect(location.search).toBe('?goods=rug-1%2Crug-3')
  const [remove] = within(table).getAllByRole('button', { name: /^برداشتن/ })
  await userEvent.click(remove as HTMLElement)
  await waitFor(() => expect(heads()).toHaveLength(1))
  expect(readCompared()).toEqual(['rug-3'])
  expect(screen.queryByRole('button', { name: 'فقط تفاوت‌ها' })).toBeNull()
})
