import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { openAdmin } from '../../../test/open-admin.tsx'
import { listOf, orderRow, signedIn } from '../../../test/samples.ts'

const rows = [1, 2, 3, 4].map((number) => orderRow(number))
const tickOf = (number: string) => screen.findByRole('checkbox', { name: `انتخاب سفارش ${number}` })

it('with the shift key, a tick takes all rows from the last one to it', async () => {
  await openAdmin('/admin/orders', { listOrders: () => listOf(rows) })
  const user = userEvent.setup()
  await user.click(await tickOf('۱۰۰۰۱'))
  await user.keyboard('{Shift>}')
  await user.click(await tickOf('۱۰۰۰۳'))
  await user.keyboard('{/Shift}')
  expect(await screen.findByText('۳ سفارش انتخاب شده')).toBeDefined()
  expect(((await tickOf('۱۰۰۰۴')) as HTMLInputElement).checked).toBe(false)
})

it('j goes on from the row whose tick has the focus', async () => {
  await openAdmin('/admin/orders', { listOrders: () => listOf(rows) })
  const user = userEvent.setup()
  await user.click(await tickOf('۱۰۰۰۲'))
  await user.keyboard('[KeyJ]')
  expect(document.activeElement?.textContent).toBe('سفارش ۱۰۰۰۳')
})

it('what an act did to each order is told, and those that were refused stay picked', async () => {
  const page = await openAdmin('/admin/orders', {
    listOrders: () => listOf(rows),
    startPackingOrders: ({ body }) => ({
      results: (body as { ids: string[] }).ids.map((id) => ({
        id,
        refusal:
          id === 'order-0002'
            ? { code: 'illegal_transition', message: 'این تغییر در وضعیت کنونی سفارش ممکن نیست' }
            : null,
      })),
    }),
  })
  await userEvent.click(await screen.findByRole('checkbox', { name: 'انتخاب همه‌ی ردیف‌های این صفحه' }))
  const bar = await screen.findByRole('region', { name: 'کار روی سفارش‌های انتخاب‌شده' })
  await userEvent.click(within(bar).getByRole('button', { name: 'آغاز بسته‌بندی' }))
  expect(await screen.findByText('سفارش ۱۰۰۰۲: این تغییر در وضعیت کنونی سفارش ممکن نیست')).toBeDefined()
  expect(screen.getByText('۱ سفارش انتخاب شده')).toBeDefined()
  expect(page.acts('startPackingOrders')).toHaveLength(1)
})

it('what an act did is told where it took the last orders out of the view', async () => {
  let left = rows.slice(0, 2)
  await openAdmin('/admin/orders?status=paid', {
    listOrders: () => listOf(left),
    startPackingOrders: () => {
      left = []
      const refusal = { code: 'illegal_transition' as const, message: 'همکارتان زودتر بود' }
      return {
        results: [
          { id: 'order-0001', refusal: null },
          { id: 'order-0002', refusal },
        ],
      }
    },
  })
  await userEvent.click(await screen.findByRole('checkbox', { name: 'انتخاب همه‌ی ردیف‌های این صفحه' }))
  await userEvent.click(await screen.findByRole('button', { name: 'آغاز بسته‌بندی' }))
  expect(await screen.findByText('با این پالایه‌ها سفارشی نیست')).toBeDefined()
  expect(screen.getByText('سفارش ۱۰۰۰۲: همکارتان زودتر بود')).toBeDefined()
})

it('all of a view are picked, whatever page they are on, and an act is sent in parts', async () => {
  const many = Array.from({ length: 150 }, (_, index) => orderRow(index + 1))
  const page = await openAdmin('/admin/orders?status=paid', {
    listOrders: ({ query }) => {
      const from = Number(query.get('after') ?? 0)
      const take = Number(query.get('take') ?? 3)
      const next = from + take < many.length ? String(from + take) : null
      return { items: many.slice(from, from + take), next, total: many.length }
    },
    deliverOrders: ({ body }) => ({
      results: (body as { ids: string[] }).ids.map((id) => ({ id, refusal: null })),
    }),
  })
  await userEvent.click(await screen.findByRole('checkbox', { name: 'انتخاب همه‌ی ردیف‌های این صفحه' }))
  await userEvent.click(await screen.findByRole('button', { name: 'انتخاب همه‌ی ۱۵۰ سفارش این نما' }))
  await screen.findByText('۱۵۰ سفارش انتخاب شده')
  await userEvent.click(screen.getByRole('button', { name: 'تحویل شد' }))
  expect(await screen.findByText('برای ۱۵۰ سفارش انجام شد')).toBeDefined()
  const sent = page.acts('deliverOrders').map(({ body }) => (body as { ids: string[] }).ids.length)
  expect(sent).toEqual([100, 50])
})

it('a page of which every order is done leads back to those before it, and does not say that there are none', async () => {
  await openAdmin('/admin/orders?status=paid&after=x', {
    listOrders: () => ({ items: [], next: null, total: 50 }),
  })
  const back = await screen.findByRole('link', { name: 'بازگشت به ابتدای فهرست' })
  expect(back.getAttribute('href')).toBe('/admin/orders?status=paid')
  expect(screen.queryByText('با این پالایه‌ها سفارشی نیست')).toBeNull()
})

it('from what a name found or did not find, a link leads to archived orders of that name, and another one back', async () => {
  const page = await openAdmin('/admin/orders?q=سارا&status=delivered&after=x', {
    listOrders: ({ query }) =>
      query.has('archived') ? { ...listOf(rows), among: 'archived' } : { ...listOf([]), among: 'current' },
  })
  await screen.findByText('با این پالایه‌ها سفارشی نیست')
  expect(screen.queryByText(/تنها سفارش‌های بایگانی‌شده/)).toBeNull()
  await userEvent.click(screen.getByRole('link', { name: 'جست‌وجوی «سارا» در سفارش‌های بایگانی‌شده' }))
  await screen.findByText('تنها سفارش‌های بایگانی‌شده را می‌بینید: سفارش‌های قدیمی که کارشان تمام شده است.')
  expect(await screen.findByText('سفارش ۱۰۰۰۱')).toBeDefined()
  expect(screen.queryByRole('link', { name: /در سفارش‌های بایگانی‌شده/ })).toBeNull()
  await userEvent.click(screen.getByRole('link', { name: 'جست‌وجوی «سارا» در سفارش‌های دیگر' }))
  await screen.findByText('با این پالایه‌ها سفارشی نیست')
  const asked = page.acts('listOrders').map(({ query }) => Object.fromEntries(new URLSearchParams(query)))
  const kept = { q: 'سارا', status: 'delivered' }
  expect(asked).toEqual([{ ...kept, after: 'x' }, { ...kept, archived: 'yes' }, kept])
})

it('where all orders were looked among, nothing is said of an archive', async () => {
  await openAdmin('/admin/orders?q=10001', { listOrders: () => listOf(rows) })
  await screen.findByText('سفارش ۱۰۰۰۱')
  expect(screen.queryByText(/بایگانی/)).toBeNull()
})

it('whoever may not pack sees no act for what is picked', async () => {
  await openAdmin('/admin/orders', {
    getStaffSession: () => signedIn('accountant'),
    listOrders: () => listOf(rows),
  })
  await userEvent.click(await tickOf('۱۰۰۰۱'))
  const bar = await screen.findByRole('region', { name: 'کار روی سفارش‌های انتخاب‌شده' })
  expect(within(bar).queryByRole('button', { name: 'تحویل شد' })).toBeNull()
})

it('the list is taken as a file with the filters it has, and with phones only when they are asked for', async () => {
  await openAdmin('/admin/orders?status=paid&sort=oldest&after=x', { listOrders: () => listOf(rows) })
  const asked: { url: string; body: string }[] = []
  const page = globalThis.fetch
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (!String(url).includes('/export')) return page(url, init)
    asked.push({ url: String(url), body: String(init.body) })
    const headers = { 'content-disposition': 'attachment; filename="orders-1405-09-02.csv"' }
    return Promise.resolve(new Response('x', { headers }))
  })
  const names: string[] = []
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }),
  )
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  await userEvent.click(await screen.findByRole('button', { name: 'خروجی این فهرست برای اکسل' }))
  await userEvent.click(await screen.findByRole('button', { name: 'فایل CSV' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'با شماره موبایل مشتری‌ها' }))
  await userEvent.click(await screen.findByRole('button', { name: 'فایل CSV' }))
  await expect.poll(() => names).toEqual(['orders-1405-09-02.csv', 'orders-1405-09-02.csv'])
  expect(asked).toEqual([
    { url: '/api/admin/orders/export?sort=oldest&status=paid', body: '{"format":"csv","withPhones":false}' },
    { url: '/api/admin/orders/export?sort=oldest&status=paid', body: '{"format":"csv","withPhones":true}' },
  ])
})

it('a view is kept under a name, is an address from then on, and goes again', async () => {
  let views = [{ id: 'view-0001', name: 'کارتی‌ها', question: 'method=card' }]
  const page = await openAdmin('/admin/orders?status=paid&after=x', {
    listOrders: () => listOf(rows),
    listOrderViews: () => views,
    saveOrderView: ({ body }) => {
      const view = { id: 'view-0002', ...(body as { name: string; question: string }) }
      views = [...views, view]
      return view
    },
    removeOrderView: () => ({ success: true }),
  })
  await userEvent.type(await screen.findByLabelText('نام نما'), 'فردا{Enter}')
  const kept = await screen.findByRole('link', { name: 'فردا' })
  expect(kept.getAttribute('href')).toBe('/admin/orders?status=paid')
  expect(screen.queryByLabelText('نام نما')).toBeNull()
  await userEvent.click(screen.getByRole('link', { name: 'کارتی‌ها' }))
  await expect.poll(() => page.router.state.location.search).toBe('?method=card')
  await userEvent.click(screen.getByRole('button', { name: 'برداشتن نمای کارتی‌ها' }))
  await expect.poll(() => page.acts('removeOrderView').map(({ query }) => query)).toEqual(['?id=view-0001'])
})
