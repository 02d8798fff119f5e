import type { OrderRecord } from '@hojreh/contract/admin'
import { toPersianDigits } from '@hojreh/persian'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { customerRecord, customerRow } from '../test/customer-samples.ts'
import { makeHand } from '../test/hand.ts'
import { openAdmin } from '../test/open-admin.tsx'
import {
  approval,
  cardReport,
  listOf,
  NOW,
  orderRecord,
  orderRow,
  pulse,
  refund,
  waitingReturn,
} from '../test/samples.ts'

/** How many presses the work of a day takes at most: the one place of these numbers. */
const most = { newOrder: 3, thirtyParcels: 6, report: 1, differingReport: 2, note: 5, wayBack: 6 }

const moved = { id: 'order-0001', orderNumber: '10001', trackingCode: null }
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const link = (name: string | RegExp) => screen.findByRole('link', { name })

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('print', vi.fn())
})

describe.each(['pointer', 'keyboard'] as const)('by %s', (kind) => {
  test('a new order is opened from its notice, packed and sent with its code', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    const hand = makeHand(kind)
    let order: OrderRecord = orderRecord({ id: 'order-0099', status: 'paid', acts: ['startPacking'] })
    const page = await openAdmin('/admin', {
      getOrder: () => order,
      startPacking: () => {
        order = { ...order, status: 'preparing', acts: ['shipOrder'] }
        return { ...moved, status: 'preparing' }
      },
      shipOrder: () => ({ ...moved, status: 'shipped', trackingCode: '0240800' }),
    })
    try {
      // What waited before is known: an order after it is news.
      await expect.poll(() => document.title).toMatch(/^\(۱۲\) /)
      const newestOrder = { id: 'order-0099', orderNumber: '10099', placedAt: NOW, total: 1_000_000 }
      page.respondWith({ pulse: () => ({ ...pulse, newestOrder }) })
      await vi.advanceTimersByTimeAsync(10_500)
      await link(/سفارش ۱۰۰۹۹ رسید/)
    } finally {
      vi.useRealTimers()
    }
    await hand.press(await link(/سفارش ۱۰۰۹۹ رسید/))
    await hand.press(await button('آغاز بسته‌بندی'))
    await screen.findByLabelText('کد رهگیری')
    await hand.type(() => screen.getByLabelText('کد رهگیری'), '0240800')
    await hand.key('{Enter}')
    await expect
      .poll(() => page.acts('shipOrder').map(({ body }) => body))
      .toEqual([{ trackingCode: '0240800', lines: order.unsent }])
    expect(hand.presses()).toBeLessThanOrEqual(most.newOrder)
  })

  // A scanner types in either case.
  const count = kind === 'pointer' ? 30 : 3

  test('thirty orders are printed and leave together, once, also after a double press', async () => {
    const hand = makeHand(kind)
    const rows = Array.from({ length: count }, (_, index) => orderRow(index + 1))
    const page = await openAdmin('/admin/orders', {
      listOrders: ({ query }) => {
        const q = query.get('q')
        return listOf(q === null ? rows : rows.filter(({ orderNumber }) => orderNumber === q))
      },
      shipOrders: ({ body }) => ({
        results: (body as { parcels: { id: string }[] }).parcels.map(({ id }) => ({ id, refusal: null })),
      }),
    })
    const views = await screen.findByRole('navigation', { name: 'نماهای آماده' })
    await hand.press(within(views).getByRole('link', { name: 'برای بسته‌بندی' }))
    await expect.poll(() => page.router.state.location.search).toContain('status=paid')
    await hand.press(await screen.findByRole('checkbox', { name: 'انتخاب همه‌ی ردیف‌های این صفحه' }))
    await hand.press(await link('برگه‌ی بسته‌بندی'))
    await expect.poll(() => vi.mocked(window.print).mock.calls.length).toBe(1)
    // The browser's own key.
    await hand.key('{Alt>}{ArrowLeft}{/Alt}')
    await page.router.navigate(-1)
    const menu = await screen.findByRole('navigation', { name: 'بخش‌های پیشخوان' })
    await hand.press(within(menu).getByRole('link', { name: /^بسته‌بندی/ }))
    await screen.findByRole('textbox')
    await hand.scan(...rows.flatMap(({ orderNumber }) => [orderNumber, `02408${orderNumber}`]))
    const all = await button(`ارسال همه (${toPersianDigits(count)})`)
    await hand.press(all)
    fireEvent.click(all)
    await screen.findByText(/مرسوله ارسال شد/)
    const sent = page.acts('shipOrders').map(({ body }) => (body as { parcels: object[] }).parcels.length)
    expect(sent).toEqual([count])
    expect(hand.presses()).toBeLessThanOrEqual(most.thirtyParcels)
  })

  test.each([
    ['that fits', {}, most.report],
    ['of another sum', { amountReported: 12_000_000 }, most.differingReport],
  ])('a report of a transfer %s is accepted, and the next one opens', async (_which, changes, presses) => {
    const hand = makeHand(kind)
    const reports = [
      cardReport(changes),
      cardReport({ paymentId: 'payment-0003', orderId: 'order-0003', orderNumber: '10003' }),
    ]
    await openAdmin('/admin/card-reports', {
      listCardReports: () => listOf(reports),
      acceptCardReport: () => {
        reports.shift()
        return { ...moved, status: 'paid' }
      },
    })
    await hand.press(await button('رسید'))
    if (presses > 1) await hand.press(await button('با این حال پذیرفته شود'))
    await screen.findByRole('heading', { name: /سفارش ۱۰۰۰۳/ })
    expect(hand.presses()).toBe(presses)
  })

  test('whoever is on the phone is found by the number, and their last order gets a note', async () => {
    const hand = makeHand(kind)
    const page = await openAdmin('/admin', {
      listCustomers: () => listOf([customerRow(1)]),
      listOrders: () => listOf([]),
      listProducts: () => listOf([]),
      getCustomer: () => customerRecord(),
      getOrder: () => orderRecord({ status: 'delivered', acts: ['addOrderNote'] }),
      addOrderNote: () => ({ id: 'note-0009', text: 'فردا', at: NOW, staffName: 'نرگس' }),
    })
    await screen.findByRole('heading', { level: 1, name: 'امروز' })
    await hand.key('{Control>}[KeyK]{/Control}')
    await screen.findByRole('combobox')
    await hand.type(() => screen.getByRole('combobox'), '۰۹۱۲۱۲۳۴۵۶۷')
    await screen.findByRole('option', { name: /مریم راد/ })
    await hand.key('{Enter}')
    await screen.findByRole('heading', { name: 'مشتری: مریم راد' })
    const [last] = screen
      .getAllByRole('link')
      .filter((one) => one.getAttribute('href')?.startsWith('/admin/orders/'))
    await hand.press(last as HTMLElement)
    await expect.poll(() => page.router.state.location.pathname).toMatch(/^\/admin\/orders\/order-/)
    await screen.findByRole('heading', { level: 1, name: /^سفارش/ })
    await hand.fill(await screen.findByLabelText('یادداشت برای همکاران'), 'فردا زنگ می‌زند')
    await hand.press(await button('افزودن یادداشت'))
    await expect
      .poll(() => page.acts('addOrderNote').map(({ body }) => body))
      .toEqual([{ text: 'فردا زنگ می‌زند' }])
    expect(hand.presses()).toBeLessThanOrEqual(most.note)
  })

  test('goods that are back become money that is back: prepared by one, allowed by another', async () => {
    const hand = makeHand(kind)
    let back = refund()
    const order = () => orderRecord({ status: 'delivered', acts: [], refunds: [back] })
    const calls: Parameters<typeof openAdmin>[1] = {
      listReturns: () => listOf([waitingReturn()]),
      getOrder: order,
      takeReturn: () => ({ ...moved, status: 'delivered' }),
      prepareRefund: () => {
        back = { ...back, state: 'prepared', approval: approval({ isOwn: true }) }
        return { ...moved, status: 'delivered' }
      },
      listApprovals: () => [
        {
          ...{ ...approval(), id: 'approval-0001', kind: 'refund', file: null, preparedAt: NOW },
          ...{ label: '۵۴۵٬۰۰۰ تومان، سفارش ۱۰۰۰۱', shownAt: 'order:order-0001' },
        },
      ],
      approveRefund: () => {
        back = { ...back, approval: approval({ state: 'approved', decidedByName: 'نرگس امینی' }) }
        return { ...moved, status: 'delivered' }
      },
      finishRefund: () => ({ ...moved, status: 'delivered' }),
    }
    await openAdmin('/admin/returns', calls)
    await hand.press(await button('کالاها رسید'))
    await hand.press(await button('بازگشت وجه'))
    await screen.findByText(/شما آماده کرده‌اید/)
    cleanup()

    back = { ...back, approval: approval() }
    const second = await openAdmin('/admin', calls)
    await hand.press(await link('۵۴۵٬۰۰۰ تومان، سفارش ۱۰۰۰۱'))
    await hand.press(await button('تایید'))
    await hand.fill(await screen.findByLabelText(/شماره پیگیری بانک/), '140509990001')
    await hand.key('{Enter}')
    await expect
      .poll(() => second.acts('finishRefund').map(({ body }) => body))
      .toEqual([{ reference: '140509990001' }])
    expect(hand.presses()).toBeLessThanOrEqual(most.wayBack)
  })
})
