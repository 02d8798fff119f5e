import { refuse } from '@hojreh/testing'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { openProfile } from '../../../test/open-profile.tsx'
import { orderDetails } from '../../../test/samples.ts'

const [sample] = orderDetails(1).payments
const payments = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    if (!sample) throw new Error('the sample has a payment')
    return { ...sample, id: `payment-${index}`, orderNumber: String(10_001 + index) }
  })

describe('the payments of a customer', () => {
  it('show amount, result and reference, lead to their order, and come in pages', {
    tags: ['§1.9'],
  }, async () => {
    await openProfile('/profile/payments', {
      listPayments: () => ({ items: payments(2), total: 12, pageId: 1, take: 10 }),
    })
    expect((await screen.findByRole('link', { name: 'سفارش ۱۰۰۰۱' })).getAttribute('href')).toBe(
      '/profile/orders/order-0001',
    )
    expect(screen.getAllByText('۱٬۲۵۰٬۰۰۰ تومان')).toHaveLength(2)
    expect(screen.getAllByText('موفق')).toHaveLength(2)
    expect(screen.getByRole('link', { name: /صفحه ۲/ }).getAttribute('href')).toBe(
      '/profile/payments?pageId=2',
    )
    expect(document.title).toBe('پرداخت‌های من | حجره')
  })

  it('show the way to the shop when there are none', async () => {
    await openProfile('/profile/payments', {
      listPayments: () => ({ items: [], total: 0, pageId: 1, take: 10 }),
    })
    expect(await screen.findByRole('heading', { name: 'هنوز پرداختی ندارید' })).toBeDefined()
  })

  it('say what failed and are tried again when asked', async () => {
    let isDown = true
    await openProfile('/profile/payments', {
      listPayments: () =>
        isDown ? refuse('unavailable') : { items: payments(1), total: 1, pageId: 1, take: 10 },
    })
    const retry = await screen.findByRole('button', { name: 'تلاش دوباره' })
    isDown = false
    await userEvent.click(retry)
    expect(await screen.findByText('موفق')).toBeDefined()
  })
})
