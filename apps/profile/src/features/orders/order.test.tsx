import { refuse } from '@hojreh/testing'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { openProfile } from '../../../test/open-profile.tsx'
import { orderDetails } from '../../../test/samples.ts'

/** The section below a heading: the page's last ones come in a chunk of their own. */
const region = async (name: string) => {
  const section = (await screen.findByRole('heading', { name })).closest('section')
  if (!section) throw new Error(`«${name}» has no section`)
  return within(section)
}

describe('the page of an order', () => {
  it('shows lines, address, shipping, amounts, payments and the timeline', { tags: ['§3.14'] }, async () => {
    const arrival = { from: '2026-11-24T08:00:00Z', to: '2026-11-26T08:00:00Z' }
    await openProfile('/profile/orders/order-0001', { getOrderDetails: () => orderDetails(1, { arrival }) })
    expect(await screen.findByRole('heading', { name: 'سفارش ۱۰۰۰۱', level: 1 })).toBeDefined()
    expect((await region('کالاها')).getByRole('link', { name: 'قالیچه‌ی دست‌باف' }).getAttribute('href')).toBe(
      '/shop/rug-1',
    )
    expect((await region('کالاها')).getByText('۲ عدد × ۶۰۰٬۰۰۰ تومان')).toBeDefined()
    expect((await region('تحویل')).getByText('تهران، ری، خیابان فدائیان اسلام، پلاک ۱۲')).toBeDefined()
    expect((await region('تحویل')).getByText('پست پیشتاز')).toBeDefined()
    expect((await region('وضعیت سفارش')).getByText('۰۲۴۰۸۰۰۱۲۳')).toBeDefined()
    expect((await region('خلاصه‌ی مبلغ')).getByText('۱٬۲۵۰٬۰۰۰ تومان')).toBeDefined()
    expect((await region('پرداخت‌ها')).getByText('۲۰۱۲۰۲۳۴۵')).toBeDefined()
    expect((await region('وضعیت سفارش')).getByRole('listitem', { current: 'step' }).textContent).toContain(
      'در حال آماده‌سازی',
    )
    expect((await region('وضعیت سفارش')).getByText('سه‌شنبه ۳ آذر تا پنجشنبه ۵ آذر')).toBeDefined()
    expect(document.title).toBe('جزئیات سفارش | حجره')
    expect(screen.queryByRole('button', { name: 'پرداخت سفارش' })).toBeNull()
  })

  it('asks for the order of the address', { tags: ['§3.13'] }, async () => {
    const getOrderDetails = vi.fn(() => orderDetails(7))
    await openProfile('/profile/orders/order-0007', { getOrderDetails })
    await screen.findByRole('heading', { name: 'سفارش ۱۰۰۰۷' })
    expect(getOrderDetails).toHaveBeenCalledWith(
      expect.objectContaining({ query: new URLSearchParams({ id: 'order-0007' }) }),
    )
  })

  it('asks for the payment of this very order, and says why when it is refused', async () => {
    const asked: string[] = []
    await openProfile('/profile/orders/order-0001', {
      getOrderDetails: () =>
        orderDetails(1, { status: 'awaiting_payment', canPay: true, canPayOnline: true, payments: [] }),
      startPayment: ({ query }) => {
        asked.push(query.toString())
        return refuse('insufficient_stock')
      },
    })
    const pay = await screen.findByRole<HTMLButtonElement>('button', { name: 'پرداخت سفارش' })
    await userEvent.click(pay)
    expect(await screen.findByText('موجودی این کالا کافی نیست')).toBeDefined()
    expect(asked[0]).toBe('id=order-0001')
    expect(pay.disabled).toBe(false)
  })

  it("is not found for an id that is nobody's or somebody else's", { tags: ['§3.13'] }, async () => {
    await openProfile('/profile/orders/order-9999', { getOrderDetails: () => refuse('not_found') })
    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeDefined()
    expect(document.title).toBe('صفحه پیدا نشد | حجره')
  })

  it('says what failed and tries again when asked', async () => {
    let isDown = true
    await openProfile('/profile/orders/order-0001', {
      getOrderDetails: () => (isDown ? refuse('unavailable') : orderDetails(1)),
    })
    const retry = await screen.findByRole('button', { name: 'تلاش دوباره' })
    isDown = false
    await userEvent.click(retry)
    expect(await screen.findByRole('heading', { name: 'سفارش ۱۰۰۰۱' })).toBeDefined()
  })
})
