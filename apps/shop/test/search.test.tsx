import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { openShop } from './open-shop.tsx'
import { noProducts } from './page-stories.ts'

const findField = () => screen.findByRole('combobox', { name: 'جستجو' })
const namesOf = async () =>
  within(await screen.findByRole('listbox'))
    .getAllByRole('option')
    .map((option) => option.textContent)
const found = { products: [], categories: [{ slug: 'rugs', title: 'فرش' }], articles: [] }

describe('the search field', () => {
  it('offers categories and what sells best before anything is typed, and asks for nothing until then', async () => {
    const shop = await openShop('/')
    const field = await findField()
    expect(shop.countOf('/api/shop/products')).toBe(0)
    await userEvent.click(field)
    const list = await screen.findByRole('listbox')
    expect(await within(list).findByRole('group', { name: 'پرفروش‌ها' })).toBeDefined()
    expect(within(list).getByRole('group', { name: 'دسته‌ها' })).toBeDefined()
    expect(within(list).queryByRole('group', { name: 'جستجوهای اخیر شما' })).toBeNull()
  })

  it('remembers on this device what was searched for, until it is told to forget', async () => {
    const shop = await openShop('/')
    await userEvent.type(await findField(), 'گلیم{Enter}')
    // The new page takes the focus to its heading.
    await waitFor(() => expect(document.activeElement?.textContent).toBe('نتایج جستجوی «گلیم»'))
    const field = await findField()
    await userEvent.clear(field)
    expect(await screen.findByRole('option', { name: 'گلیم' })).toBeDefined()
    await userEvent.click(screen.getByRole('option', { name: 'پاک کردن جستجوهای اخیر' }))
    await waitFor(() => expect(screen.queryByRole('option', { name: 'گلیم' })).toBeNull())
    expect(localStorage.getItem('hojreh-searches')).toBeNull()
    expect(shop.router.state.location.pathname).toBe('/shop/search')
  })

  it('leads to all results after what it suggests', async () => {
    const shop = await openShop('/')
    shop.api.respondWith({ suggest: () => found })
    await userEvent.type(await findField(), 'فرش')
    await waitFor(async () => expect(await namesOf()).toEqual(['فرش', 'همه‌ی نتیجه‌ها برای «فرش»']))
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await waitFor(() =>
      expect(shop.router.state.location.search).toBe(`?${new URLSearchParams({ q: 'فرش' })}`),
    )
  })

  it('says when nothing matches, and shows what sells best', async () => {
    const shop = await openShop('/')
    shop.api.respondWith({ suggest: () => ({ ...found, categories: [] }) })
    await userEvent.type(await findField(), 'یخچال')
    expect(await screen.findByRole('group', { name: /برای «یخچال» چیزی نداریم/ })).toBeDefined()
    expect((await namesOf()).length).toBeGreaterThan(0)
  })
})

describe('a search that found nothing', () => {
  it('shows words that have goods, what sells best and a way to ask the shop', async () => {
    await openShop('/shop/search?q=یخچال', {
      searchProducts: () => ({ ...noProducts, correctedQuery: null, nearWords: ['گلاب', 'نقره'] }),
    })
    expect(await screen.findByText('چیزی برای «یخچال» پیدا نشد')).toBeDefined()
    const row = await screen.findByRole('region', { name: 'پرفروش‌ها' })
    expect(within(row).getAllByRole('article').length).toBeGreaterThan(0)
    expect(screen.getByRole('link', { name: 'از فروشگاه بپرسید' }).getAttribute('href')).toBe('/contact-us')
    expect(screen.getByRole('link', { name: 'جستجوی «نقره»' }).getAttribute('href')).toBe(
      `/shop/search?${new URLSearchParams({ q: 'نقره' })}`,
    )
  })

  it('is told to the shop once, and leaves a number for when such goods come', async () => {
    const bodies: unknown[] = []
    const shop = await openShop('/shop/search?q=یخچال', {
      searchProducts: () => ({ ...noProducts, correctedQuery: null, nearWords: [] }),
      noteMissedSearch: ({ body }) => {
        bodies.push(body)
        return { success: true, message: 'به شما پیامک می‌زنیم' }
      },
    })
    await waitFor(() => expect(bodies).toEqual([{ q: 'یخچال' }]))
    await userEvent.click(screen.getByRole('button', { name: 'خبرم کن' }))
    // The signed-in customer's number stands there already.
    await screen.findByLabelText(/شماره موبایل/)
    await userEvent.click(screen.getByRole('button', { name: 'خبرم کن' }))
    expect(await screen.findByText('به شما پیامک می‌زنیم')).toBeDefined()
    expect(bodies.slice(1)).toEqual([{ q: 'یخچال', phone: '09120000000' }])
    expect(shop.countOf('/api/shop/missedSearch')).toBe(2)
  })

  it('within filters says nothing of the whole shop', async () => {
    const shop = await openShop('/shop/search?q=یخچال&maxPrice=1000', {
      searchProducts: () => ({ ...noProducts, correctedQuery: null, nearWords: [] }),
    })
    expect(await screen.findByText('چیزی برای «یخچال» پیدا نشد')).toBeDefined()
    expect(await screen.findByRole('region', { name: 'پرفروش‌ها' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'خبرم کن' })).toBeNull()
    expect(shop.countOf('/api/shop/missedSearch')).toBe(0)
  })
})
