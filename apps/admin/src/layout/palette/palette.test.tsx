import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { openAdmin } from '../../../test/open-admin.tsx'
import { listOf, orderRow, products, signedIn } from '../../../test/samples.ts'

const palette = { name: 'جست‌وجو و رفتن به هر جا' }
const open = async (responses: Parameters<typeof openAdmin>[1] = {}) => {
  const page = await openAdmin('/admin', responses)
  await screen.findByRole('heading', { level: 1, name: 'امروز' })
  // «ن» of a Persian layout.
  await userEvent.keyboard('{Control>}[KeyK]{/Control}')
  const field = await screen.findByRole('combobox', palette)
  return { page, field }
}
const optionsNow = () => screen.queryAllByRole('option').map(({ textContent }) => textContent ?? '')

describe('the palette', () => {
  it('opens by Ctrl+K on any layout, finds an order by a phone, and leads to it with Enter', async () => {
    const { page, field } = await open({
      listOrders: () => listOf([orderRow(7)]),
      listProducts: () => listOf([]),
    })
    await expect.poll(() => document.activeElement).toBe(field)
    await userEvent.type(field, '۰۹۱۲۱۲۳۴۵۶۷')
    await screen.findByRole('option', { name: /سفارش ۱۰۰۰۷/ })
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => page.router.state.location.pathname).toBe('/admin/orders/order-0007')
    // The order's own page may have asked for its neighbours since.
    expect(page.acts('listOrders').map(({ query }) => query)).toContainEqual(expect.stringContaining('q='))
  })

  it('shows what was opened last first', async () => {
    const { field } = await open({ listOrders: () => listOf([orderRow(7)]) })
    await userEvent.type(field, '10007')
    await userEvent.click(await screen.findByRole('option', { name: /سفارش ۱۰۰۰۷/ }))
    await expect.poll(() => screen.queryByRole('combobox')).toBeNull()
    await userEvent.keyboard('{Control>}[KeyK]{/Control}')
    await screen.findByRole('combobox')
    await expect.poll(() => optionsNow()[0]).toContain('سفارش ۱۰۰۰۷')
  })

  it('opens again while what was closed just now still fades', async () => {
    const { field } = await open()
    await expect.poll(() => document.activeElement).toBe(field)
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog', { hidden: true })).not.toBeNull()
    await userEvent.keyboard('{Control>}[KeyK]{/Control}')
    await expect.poll(() => document.querySelector('[data-closing="true"]')).toBeNull()
    expect(await screen.findByRole('combobox', palette)).toBeDefined()
  })

  it('finds goods, and places by their names', async () => {
    const { field } = await open({ listOrders: () => listOf([]), listProducts: () => listOf(products) })
    await userEvent.type(field, 'نظر')
    await expect.poll(() => optionsNow().some((label) => label.startsWith('نظرها'))).toBe(true)
    await expect.poll(() => optionsNow().some((label) => label.includes('زعفران'))).toBe(true)
  })

  it('leads to a good itself, and to what somebody begins from anywhere', async () => {
    const { page, field } = await open({ listOrders: () => listOf([]), listProducts: () => listOf(products) })
    await userEvent.type(field, 'زعفران')
    await userEvent.click(await screen.findByRole('option', { name: /زعفران/ }))
    await expect.poll(() => page.router.state.location.pathname).toBe('/admin/products/product-0002')
    await expect.poll(() => screen.queryByRole('combobox', palette)).toBeNull()
    await userEvent.keyboard('{Control>}[KeyK]{/Control}')
    await userEvent.type(await screen.findByRole('combobox', palette), 'سفارش تلفنی')
    await userEvent.click(await screen.findByRole('option', { name: 'سفارش تلفنی' }))
    await expect.poll(() => page.router.state.location.pathname).toBe('/admin/orders/new')
  })

  it('holds only what the member may do: a writer finds no order, and nothing is asked for', async () => {
    const { page, field } = await open({ getStaffSession: () => signedIn('writer') })
    await userEvent.type(field, '10007')
    await screen.findByText('چیزی پیدا نشد')
    expect([...page.acts('listOrders'), ...page.acts('listProducts')]).toEqual([])
  })
})

describe('the keys', () => {
  it('lead to places by g and a letter, by their place, and do nothing while somebody types', async () => {
    const page = await openAdmin('/admin')
    await screen.findByRole('heading', { level: 1, name: 'امروز' })
    await userEvent.keyboard('[KeyG][KeyO]')
    await expect.poll(() => page.router.state.location.pathname).toBe('/admin/orders')
    const search = await screen.findByLabelText('جست‌وجو')
    await userEvent.click(search)
    await userEvent.keyboard('[KeyG][KeyT]')
    expect(page.router.state.location.pathname).toBe('/admin/orders')
  })

  it('are shown by ?, as far as the member has the places', async () => {
    await openAdmin('/admin', { getStaffSession: () => signedIn('orders') })
    await screen.findByRole('heading', { level: 1, name: 'امروز' })
    await userEvent.keyboard('{Shift>}[Slash]{/Shift}')
    const help = within(await screen.findByRole('dialog', { name: 'کلیدهای میان‌بر' }))
    expect(help.getByText('سفارش‌ها')).toBeDefined()
    expect(help.queryByText('همکاران')).toBeNull()
  })
})
