import type { EndpointResponse, endpoints } from '@hojreh/contract'
import { refuse } from '@hojreh/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { openShop } from './open-shop.tsx'

type Outcome = EndpointResponse<typeof endpoints.checkPayment>
const outcome = (status: Outcome['status'], isCancelled = false): Outcome => ({
  status,
  orderId: 'order-0001',
  orderNumber: '10001',
  refId: status === 'paid' ? '99246468' : null,
  amount: 24_500_000,
  message: 'بانک پرداخت را نپذیرفت',
  arrival: status === 'paid' ? { from: '2026-11-24T08:00:00Z', to: '2026-11-26T08:00:00Z' } : null,
  isCancelled,
  heldUntil: null,
  canPayOnline: status === 'failed',
  canPayByCard: status === 'failed',
  canPayByInstalments: false,
})
const back = '/checkPayment?Authority=A0001&Status=OK'

describe('coming back from the bank', () => {
  it('asks with what the bank put into the address', { tags: ['§D5.7'] }, async () => {
    const asked: string[] = []
    await openShop(back, {
      checkPayment: ({ query }) => {
        asked.push(query.toString())
        return outcome('paid')
      },
    })
    expect(await screen.findByText('پرداخت با موفقیت انجام شد')).toBeDefined()
    expect(asked).toEqual(['Authority=A0001&Status=OK'])
    expect(screen.getByText('۹۹۲۴۶۴۶۸')).toBeDefined()
    expect(screen.getByText('سه‌شنبه ۳ آذر تا پنجشنبه ۵ آذر')).toBeDefined()
    expect(screen.getByRole('link', { name: 'دیدن سفارش' }).getAttribute('href')).toBe(
      '/profile/orders/order-0001',
    )
  })

  it.each([
    ['1', 'OK'],
    ['0', 'NOK'],
  ])('understands the words of Zibal: success=%s is %s', async (success, status) => {
    const asked: string[] = []
    await openShop(`/checkPayment?success=${success}&status=2&trackId=3714061657&orderId=10001`, {
      checkPayment: ({ query }) => {
        asked.push(query.toString())
        return outcome('paid')
      },
    })
    expect(await screen.findByText('پرداخت با موفقیت انجام شد')).toBeDefined()
    expect(asked).toEqual([`Authority=3714061657&Status=${status}`])
  })

  it('lets a failed payment be tried again for the same order', async () => {
    const asked: (string | null)[] = []
    const { left } = await openShop(back, {
      checkPayment: () => outcome('failed'),
      startPayment: ({ query }) => {
        asked.push(query.get('id'))
        return { redirectUrl: 'https://bank.example/2', orderId: 'order-0001', paymentId: 'payment-0002' }
      },
    })
    expect(await screen.findByText('بانک پرداخت را نپذیرفت')).toBeDefined()
    await userEvent.dblClick(screen.getByRole('button', { name: 'پرداخت دوباره' }))
    await waitFor(() => expect(left).toEqual(['https://bank.example/2']))
    expect(asked).toEqual(['order-0001'])
    expect(screen.getByRole('link', { name: 'پرداخت کارت به کارت' }).getAttribute('href')).toBe(
      '/cart?step=payment&order=order-0001',
    )
  })

  it('does not let an order be paid again that waits for no payment', async () => {
    await openShop(back, {
      checkPayment: () => ({ ...outcome('failed'), canPayOnline: false, canPayByCard: false }),
    })
    expect(await screen.findByRole('link', { name: 'دیدن سفارش' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'پرداخت دوباره' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'پرداخت کارت به کارت' })).toBeNull()
  })

  it('calls a payment that the customer cancelled cancelled, and lets it be tried again', async () => {
    await openShop(back, { checkPayment: () => outcome('failed', true) })
    expect(await screen.findByRole('heading', { name: 'پرداخت لغو شد' })).toBeDefined()
    expect(screen.queryByText('پرداخت انجام نشد')).toBeNull()
    expect(screen.getByRole('button', { name: 'پرداخت دوباره' })).toBeDefined()
  })

  it('keeps asking while the bank has not answered', async () => {
    let responses = 0
    await openShop(back, {
      checkPayment: () => {
        responses += 1
        return outcome(responses === 1 ? 'pending' : 'paid')
      },
    })
    expect(await screen.findByText('در حال بررسی پرداخت')).toBeDefined()
    expect(await screen.findByText('پرداخت با موفقیت انجام شد')).toBeDefined()
  })

  it('asks a visitor to sign in, and leads back here', async () => {
    const { countOf } = await openShop(back, {}, { isSignedIn: false })
    const link = await screen.findByRole('link', { name: 'ورود به حساب کاربری' })
    expect(link.getAttribute('href')).toBe(`/auth?returnTo=${encodeURIComponent(back)}`)
    expect(countOf('/api/order/paymentCheck')).toBe(0)
  })

  it('says what it can when there is no such payment', async () => {
    await openShop(back, { checkPayment: () => refuse('not_found') })
    expect(await screen.findByText('نتیجه‌ی پرداخت پیدا نشد')).toBeDefined()
    expect(screen.getByRole('button', { name: 'بررسی دوباره' })).toBeDefined()
  })
})
