import { refuse, samples } from '@hojreh/testing'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openProfile } from '../../../test/open-profile.tsx'
import { orderDetails, orderSummary } from '../../../test/samples.ts'
import { paths } from '../../paths.ts'

const orders = (count: number) => ({
  items: Array.from({ length: count }, (_, index) => orderSummary(index + 1)),
  total: count,
  pageId: 1,
  take: 3,
})

describe('the dashboard', () => {
  it('greets the customer and counts the orders', async () => {
    await openProfile('/profile', {
      getPanelData: () => ({
        ...samples.panelData,
        firstName: 'مریم',
        lastName: 'راد',
        orderCounts: { paid: 1, preparing: 2, delivered: 5 },
      }),
      listOrders: () => orders(0),
    })
    expect(await screen.findByRole('heading', { name: 'سلام مریم راد، خوش آمدید', level: 1 })).toBeDefined()
    const counts = screen.getByLabelText('سفارش‌ها در یک نگاه')
    expect(within(counts).getByText('در حال آماده‌سازی').nextElementSibling?.textContent).toBe('۳')
    expect(within(counts).getByText('تحویل‌شده').nextElementSibling?.textContent).toBe('۵')
    expect(document.title).toBe('داشبورد | حجره')
  })

  it('shows the last orders, the latest with its timeline', async () => {
    await openProfile('/profile', {
      listOrders: () => orders(2),
      getOrderDetails: ({ query }) =>
        query.get('id') === 'order-0001' ? orderDetails(1) : refuse('not_found'),
    })
    const timeline = await screen.findByRole('list', { name: 'وضعیت سفارش' })
    expect(within(timeline).getAllByRole('listitem')).toHaveLength(5)
    expect(screen.getByRole('link', { name: 'سفارش ۱۰۰۰۲' })).toBeDefined()
  })

  it('still shows the orders when the timeline cannot be had', async () => {
    const { api } = await openProfile('/profile', {
      listOrders: () => orders(1),
      getOrderDetails: () => refuse('not_found'),
    })
    await screen.findByRole('link', { name: 'سفارش ۱۰۰۰۱' })
    await expect.poll(() => api.asked).toContain('/api/order/orderDetails')
    await expect.poll(() => screen.queryByRole('heading', { name: 'وضعیت سفارش ۱۰۰۰۱' })).toBeNull()
  })

  it('invites somebody without orders into the shop', async () => {
    await openProfile('/profile', { listOrders: () => orders(0) })
    expect(await screen.findByRole('heading', { name: 'هنوز سفارشی ندارید' })).toBeDefined()
  })

  it('shows only what works: no link to a page that is not there', async () => {
    await openProfile('/profile', { listOrders: () => orders(0) })
    await screen.findByRole('heading', { name: 'هنوز سفارشی ندارید' })
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')
    const pages: string[] = Object.values(paths)
    const ours = hrefs.filter((href) => href.startsWith('/profile')).map((href) => href.split('#')[0] ?? '')
    expect(ours.length).toBeGreaterThan(2)
    expect(ours.filter((href) => !pages.includes(href))).toEqual([])
  })
})
