import { refuse, samples } from '@hojreh/testing'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { openProfile } from '../../../test/open-profile.tsx'
import { orderSummary } from '../../../test/samples.ts'

describe('the list of orders', () => {
  it('shows number, status, day and amount of each order, and leads to it', async () => {
    await openProfile('/profile/orders', {
      listOrders: () => ({ items: [orderSummary(1)], total: 1, pageId: 1, take: 10 }),
    })
    const card = await screen.findByRole('article')
    expect(within(card).getByRole('link', { name: 'سفارش ۱۰۰۰۱' }).getAttribute('href')).toBe(
      '/profile/orders/order-0001',
    )
    expect(card.textContent).toContain('در حال آماده‌سازی')
    expect(card.textContent).toContain('۱۰ آبان ۱۴۰۵')
    expect(card.textContent).toContain('۱٬۲۵۰٬۰۰۰')
    expect(document.title).toBe('سفارش‌های من | حجره')
  })

  it('goes to the next page by a link', async () => {
    await openProfile('/profile/orders', {
      listOrders: ({ query }) => {
        const pageId = Number(query.get('pageId'))
        return { items: [orderSummary(pageId)], total: 11, pageId, take: 10 }
      },
    })
    await userEvent.click(await screen.findByRole('link', { name: /صفحه ۲/ }))
    expect(await screen.findByRole('link', { name: 'سفارش ۱۰۰۰۲' })).toBeDefined()
    expect(window.location.search).toBe('?pageId=2')
  })

  it('shows the way to the shop to somebody without orders', async () => {
    await openProfile('/profile/orders', {
      listOrders: () => ({ items: [], total: 0, pageId: 1, take: 10 }),
    })
    expect(await screen.findByRole('heading', { name: 'هنوز سفارشی ندارید' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'رفتن به فروشگاه' }).getAttribute('href')).toBe('/shop')
  })

  it('says what failed and tries again when asked', async () => {
    let isDown = true
    await openProfile('/profile/orders', {
      listOrders: () =>
        isDown ? refuse('internal_error') : { items: [orderSummary(1)], total: 1, pageId: 1, take: 10 },
    })
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('خطایی در سرور رخ داد')
    isDown = false
    await userEvent.click(within(alert).getByRole('button', { name: 'تلاش دوباره' }))
    expect(await screen.findByRole('link', { name: 'سفارش ۱۰۰۰۱' })).toBeDefined()
  })
})

describe('the orders of the former shop', () => {
  const former = {
    ...{ id: 'former-0001', number: '401', status: 'completed', paymentTitle: 'زرین‌پال' },
    lines: [{ title: 'کاسه', count: 2, total: 3_000_000 }],
    ...{ shipping: 450_000, extras: 0, total: 3_450_000, placedAt: '2023-02-01T10:00:00Z' },
  }
  const noOrders = { items: [], total: 0, pageId: 1, take: 10 }

  it('are one press away for who has some, and are read there with all that they were', async () => {
    await openProfile('/profile/orders', {
      getPanelData: () => ({ ...samples.panelData, formerOrderCount: 1 }),
      listOrders: () => noOrders,
      listFormerOrders: () => ({ ...noOrders, items: [former], total: 1 }),
    })
    await userEvent.click(await screen.findByRole('link', { name: 'فروشگاه پیشین' }))
    const card = await screen.findByRole('article')
    for (const words of ['سفارش ۴۰۱', 'تکمیل‌شده', '۱۲ بهمن ۱۴۰۱', 'کاسه', '۲ عدد', '۳۴۵٬۰۰۰', 'زرین‌پال'])
      expect(card.textContent).toContain(words)
    expect(within(card).queryByRole('button')).toBeNull()
    expect(within(card).queryByRole('link')).toBeNull()
  })

  it('are not spoken of to who has none', async () => {
    await openProfile('/profile/orders', { listOrders: () => noOrders })
    await screen.findByRole('heading', { name: 'هنوز سفارشی ندارید' })
    expect(screen.queryByRole('link', { name: 'فروشگاه پیشین' })).toBeNull()
  })
})
