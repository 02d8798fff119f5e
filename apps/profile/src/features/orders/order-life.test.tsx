import { refuse, samples } from '@hojreh/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { openProfile } from '../../../test/open-profile.tsx'
import { orderDetails, orderSummary } from '../../../test/samples.ts'

const path = '/profile/orders/order-0001'
const paid = orderDetails(1, { status: 'paid', canCancel: true })

describe('an order of the customer', () => {
  it('is cancelled after being asked once more', { tags: ['§D7.7'] }, async () => {
    const cancelled: string[] = []
    let order = paid
    await openProfile(path, {
      getOrderDetails: () => order,
      cancelOrder: ({ query }) => {
        cancelled.push(query.toString())
        order = orderDetails(1, { status: 'refund_due' })
        return order
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'لغو سفارش' }))
    const dialog = await screen.findByRole('alertdialog')
    expect(dialog.textContent).toContain('مبلغ پرداخت‌شده به حساب شما بازگردانده می‌شود')
    await userEvent.click(within(dialog).getByRole('button', { name: 'لغو سفارش' }))
    expect(await screen.findByText('سفارش لغو شد')).toBeDefined()
    expect(await screen.findByText(/پس از بازگشت وجه، پیامک می‌گیرید/)).toBeDefined()
    expect(cancelled).toEqual(['id=order-0001'])
    // The dialog takes a moment to go.
    await waitFor(() => expect(screen.queryByRole('button', { name: 'لغو سفارش' })).toBeNull())
  })

  it.each([
    ['cancelled', 'این سفارش لغو شده است'],
    ['returned', 'کالاهای مرجوعی به دست ما رسیده است'],
    ['refunded', 'به حساب شما بازگردانده شده است'],
  ] as const)('that is %s says in a sentence what that means', async (status, sentence) => {
    await openProfile(path, { getOrderDetails: () => orderDetails(1, { status }) })
    expect(await screen.findByText(new RegExp(sentence))).toBeDefined()
  })

  it('stays when the customer thinks again', async () => {
    const cancelled: unknown[] = []
    await openProfile(path, {
      getOrderDetails: () => paid,
      cancelOrder: (asked) => {
        cancelled.push(asked)
        return paid
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'لغو سفارش' }))
    const dialog = await screen.findByRole('alertdialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'نگه داشتن سفارش' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(cancelled).toEqual([])
  })

  it('says why it can no longer be cancelled', async () => {
    await openProfile(path, {
      getOrderDetails: () => paid,
      cancelOrder: () => refuse('illegal_transition'),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'لغو سفارش' }))
    const dialog = await screen.findByRole('alertdialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'لغو سفارش' }))
    expect(await screen.findByText('این تغییر در وضعیت کنونی سفارش ممکن نیست')).toBeDefined()
  })

  it('is ordered again: nothing of it is there any more', async () => {
    await openProfile(path, {
      getOrderDetails: () => paid,
      reorder: () => ({
        ...samples.emptyCart,
        skipped: [{ productId: 'product-0001', title: 'قالیچه', added: 0 }],
      }),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'سفارش دوباره' }))
    expect(await screen.findByText('هیچ‌یک از کالاهای این سفارش اکنون موجود نیست')).toBeDefined()
  })

  it('has its invoice behind a link', async () => {
    await openProfile(path, { getOrderDetails: () => paid })
    const link = await screen.findByRole('link', { name: 'فاکتور' })
    expect(link.getAttribute('href')).toMatch(/\/api\/order\/invoice\?id=order-0001$/)
  })

  it('calls an attempt that was cancelled at the bank cancelled, not failed', async () => {
    const [payment] = paid.payments
    if (!payment) throw new Error('the sample has a payment')
    await openProfile(path, {
      getOrderDetails: () =>
        orderDetails(1, { payments: [{ ...payment, status: 'failed', failureReason: 'cancelled' }] }),
    })
    expect(await screen.findByText('لغو شده')).toBeDefined()
    expect(screen.queryByText('ناموفق')).toBeNull()
  })

  it('does not lead to the bank while a payment that was left there is looked up', async () => {
    const [payment] = paid.payments
    if (!payment) throw new Error('the sample has a payment')
    const unpaid = orderDetails(1, {
      status: 'awaiting_payment',
      canPay: true,
      canPayOnline: true,
      payments: [{ ...payment, status: 'open', authority: 'A0001' }],
    })
    let order = unpaid
    const response = Promise.withResolvers<void>()
    await openProfile(path, {
      getOrderDetails: () => order,
      checkPayment: async () => {
        await response.promise
        order = paid
        return {
          status: 'paid',
          orderId: 'order-0001',
          orderNumber: '10001',
          refId: '1',
          amount: 12_500_000,
          message: '',
          arrival: null,
          isCancelled: false,
          heldUntil: null,
          canPayOnline: false,
          canPayByCard: false,
          canPayByInstalments: false,
        }
      },
    })
    expect(await screen.findByText(/پرداخت سفارش ۱۰۰۰۱ در حال بررسی است/)).toBeDefined()
    expect(screen.queryByRole('button', { name: /پرداخت سفارش|رفتن به بانک/ })).toBeNull()
    response.resolve()
    expect(await screen.findByText('پرداخت سفارش ۱۰۰۰۱ انجام شده است')).toBeDefined()
    await waitFor(() => expect(screen.queryByText(/در حال بررسی است/)).toBeNull())
  })

  it('tells why an attempt to pay it failed, in words', async () => {
    const [payment] = paid.payments
    if (!payment) throw new Error('the sample has a payment')
    await openProfile(path, {
      getOrderDetails: () =>
        orderDetails(1, {
          payments: [{ ...payment, method: 'card', status: 'failed', failureReason: 'rejected' }],
        }),
    })
    expect(await screen.findByText('چنین واریزی در حساب فروشگاه پیدا نشد.')).toBeDefined()
  })
})

describe('paying from card to card', () => {
  const unpaid = orderDetails(1, {
    status: 'awaiting_payment',
    canPay: true,
    canPayOnline: true,
    canPayByCard: true,
    canPayByInstalments: false,
    payments: [],
  })
  const transfer = {
    orderId: 'order-0001',
    orderNumber: '10001',
    replacedCard: null,
    cardNumber: '6037991122334455',
    holder: 'فروشگاه حجره',
    bank: 'ملی',
    amount: 12_503_210,
    heldUntil: '2026-11-20T09:00:00.000Z',
  }
  const fill = async (label: string, text: string) => {
    const field = await screen.findByLabelText(label)
    await userEvent.clear(field)
    await userEvent.type(field, text)
  }

  it('shows card and sum, and reports the transfer with any digits', async () => {
    const reports: unknown[] = []
    let order = unpaid
    await openProfile(path, {
      getOrderDetails: () => order,
      startCardPayment: () => transfer,
      reportCardPayment: ({ query, body }) => {
        reports.push([query.toString(), body])
        order = orderDetails(1, { status: 'awaiting_review', payments: [] })
        return order
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'کارت به کارت' }))
    expect((await screen.findByText('۶۰۳۷ ۹۹۱۱ ۲۲۳۳ ۴۴۵۵')).getAttribute('dir')).toBe('ltr')
    expect(screen.getByText('۱۲٬۵۰۳٬۲۱۰ ریال')).toBeDefined()
    const submit = screen.getByRole<HTMLButtonElement>('button', { name: 'ثبت پرداخت' })
    expect(submit.disabled).toBe(true)
    await fill('شماره پیگیری واریز', '۱۲۳۴۵۶')
    await fill('چهار رقم آخر کارت شما', '۹۸۷۶')
    await fill('ساعت واریز', '۰:۰۱')
    await userEvent.click(submit)
    expect(await screen.findByText(/واریز شما در حال بررسی است/)).toBeDefined()
    expect(reports).toEqual([
      [
        'id=order-0001',
        {
          trackingCode: '123456',
          cardLast4: '9876',
          amount: 12_503_210,
          paidAt: expect.stringMatching(/T20:31:00\.000Z$/),
        },
      ],
    ])
  })

  it('shows at its field why a report is refused', async () => {
    await openProfile(path, {
      getOrderDetails: () => unpaid,
      startCardPayment: () => transfer,
      reportCardPayment: () => refuse('duplicate_tracking_code'),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'کارت به کارت' }))
    await fill('شماره پیگیری واریز', '123456')
    await fill('چهار رقم آخر کارت شما', '9876')
    await fill('ساعت واریز', '0001')
    await userEvent.click(screen.getByRole('button', { name: 'ثبت پرداخت' }))
    expect(await screen.findByText('این شماره پیگیری پیش‌تر ثبت شده است')).toBeDefined()
    expect(screen.getByLabelText('شماره پیگیری واریز').getAttribute('aria-invalid')).toBe('true')
  })

  it('says when the card cannot be shown, and tries again', async () => {
    let isDown = true
    await openProfile(path, {
      getOrderDetails: () => unpaid,
      startCardPayment: () => (isDown ? refuse('insufficient_stock') : transfer),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'کارت به کارت' }))
    expect(await screen.findByText('موجودی این کالا کافی نیست')).toBeDefined()
    isDown = false
    await userEvent.click(screen.getByRole('button', { name: 'تلاش دوباره' }))
    expect(await screen.findByText('۶۰۳۷ ۹۹۱۱ ۲۲۳۳ ۴۴۵۵')).toBeDefined()
  })
})

describe('the filter of the orders', () => {
  it('lives in the address and asks for its statuses only', async () => {
    const asked: string[][] = []
    await openProfile('/profile/orders?status=unpaid', {
      listOrders: ({ query }) => {
        asked.push(query.getAll('status'))
        return query.has('status', 'shipped')
          ? { items: [], total: 0, pageId: 1, take: 10 }
          : { items: [orderSummary(1)], total: 1, pageId: 1, take: 10 }
      },
    })
    await screen.findByRole('link', { name: 'سفارش ۱۰۰۰۱' })
    expect(asked[0]).toEqual(['awaiting_payment', 'awaiting_review'])
    expect(screen.getByRole('link', { current: 'page', name: 'در انتظار پرداخت' })).toBeDefined()
    await userEvent.click(screen.getByRole('link', { name: 'ارسال‌شده' }))
    expect(await screen.findByRole('heading', { name: 'سفارشی با وضعیت «ارسال‌شده» ندارید' })).toBeDefined()
    expect(window.location.search).toBe('?status=shipped')
  })
})
