import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openAdmin } from '../../../test/open-admin.tsx'
import { cardReport, listOf, me, orderRecord, orderRow, partlySentOrder } from '../../../test/samples.ts'
import { keepDraft } from '../../shared/draft/drafts.ts'

const moved = { id: 'order-0001', orderNumber: '10001', trackingCode: null }

it('an order is sent with the code that a scanner typed and ended with Enter', async () => {
  const page = await openAdmin('/admin/orders/order-0001', {
    shipOrder: () => ({ ...moved, status: 'shipped', trackingCode: '0240800' }),
  })
  await userEvent.type(await screen.findByLabelText('کد رهگیری'), '۰۲۴۰۸۰۰{Enter}')
  await expect
    .poll(() => page.acts('shipOrder').map(({ body }) => body))
    .toEqual([{ trackingCode: '0240800', lines: orderRecord().unsent }])
})

it('of an order a part is sent: what leaves is chosen, and with whom', async () => {
  const page = await openAdmin('/admin/orders/order-0001', {
    shipOrder: () => ({ ...moved, status: 'preparing' }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'فقط بخشی می‌رود' }))
  // The pressed button is gone: the first field has the focus.
  expect(await screen.findByLabelText(/^می‌رود: قالیچه/)).toBe(document.activeElement)
  await userEvent.selectOptions(screen.getByLabelText(/^می‌رود: قالیچه/), '۱')
  await userEvent.selectOptions(screen.getByLabelText(/^می‌رود: زعفران/), '۰')
  await userEvent.clear(screen.getByLabelText('با چه می‌رود'))
  await userEvent.type(screen.getByLabelText('با چه می‌رود'), 'تیپاکس')
  await userEvent.type(screen.getByLabelText('کد رهگیری'), '123{Enter}')
  await expect
    .poll(() => page.acts('shipOrder').map(({ body }) => body))
    .toEqual([{ trackingCode: '123', carrier: 'تیپاکس', lines: [{ productId: 'product-0001', count: 1 }] }])
})

it('that a part leaves survives a closed tab', async () => {
  const draft = { 'counts.line-product-0001': '1' }
  keepDraft(me().staff.id, 'shipOrder:order-0001', draft, { 'counts.line-product-0001': '2' })
  const page = await openAdmin('/admin/orders/order-0001', {
    shipOrder: () => ({ ...moved, status: 'preparing' }),
  })
  await expect
    .poll(async () => (await screen.findByLabelText<HTMLSelectElement>(/^می‌رود: قالیچه/)).value)
    .toBe('1')
  await userEvent.type(screen.getByLabelText('کد رهگیری'), '123{Enter}')
  await expect
    .poll(() => page.acts('shipOrder').map(({ body }) => (body as { lines: object[] }).lines[0]))
    .toEqual([{ productId: 'product-0001', count: 1 }])
})

it('of several parcels each arrives by itself, and what is left is sent next', async () => {
  const page = await openAdmin('/admin/orders/order-0001', {
    getOrder: () => partlySentOrder(),
    deliverOrder: () => ({ ...moved, status: 'preparing' }),
    shipOrder: () => ({ ...moved, status: 'shipped' }),
  })
  await screen.findByText('بخشی ارسال شد')
  await userEvent.click(screen.getByRole('button', { name: 'بسته‌ی ۱ رسید' }))
  await expect
    .poll(() => page.acts('deliverOrder').map(({ query }) => new URLSearchParams(query).get('parcelId')))
    .toEqual(['parcel-0001'])
  await userEvent.click(screen.getByRole('button', { name: 'ثبت ارسال' }))
  await expect
    .poll(() => page.acts('shipOrder').map(({ body }) => body))
    .toEqual([{ trackingCode: null, lines: partlySentOrder().unsent }])
})

it('the one next act is the only filled button, and cancelling asks first', async () => {
  const page = await openAdmin('/admin/orders/order-0001', {
    getOrder: () => orderRecord({ status: 'paid', acts: ['startPacking', 'cancelOrder'] }),
    cancelOrder: () => ({ ...moved, status: 'refund_due' }),
  })
  const next = await screen.findByRole('button', { name: 'آغاز بسته‌بندی' })
  const filled = screen.getAllByRole('button').filter((button) => button.className.includes('contained'))
  expect(filled).toEqual([next])
  await userEvent.click(screen.getByRole('button', { name: 'لغو سفارش' }))
  const question = await screen.findByRole('alertdialog')
  expect(page.acts('cancelOrder')).toEqual([])
  await userEvent.click(within(question).getByRole('button', { name: 'لغو سفارش' }))
  await expect.poll(() => page.acts('cancelOrder').length).toBe(1)
})

it('j and k lead to the next order of the list that one came from, by the place of the keys', async () => {
  const page = await openAdmin('/admin/orders/order-0001?list=status%3Dpaid', {
    listOrders: () => listOf([orderRow(1), orderRow(2)]),
    getOrder: ({ query }) => orderRecord({ id: query.get('id') ?? '' }),
  })
  await screen.findByRole('link', { name: 'سفارش بعدی فهرست' })
  ;(document.activeElement as HTMLElement).blur()
  // «ت» of a Persian layout.
  await userEvent.keyboard('[KeyJ]')
  await expect.poll(() => page.router.state.location.pathname).toBe('/admin/orders/order-0002')
  await screen.findByRole('link', { name: 'سفارش پیشین فهرست' })
})

it('an order that its act takes out of the list still leads to the next one of it', async () => {
  let rows = [orderRow(1), orderRow(2)]
  await openAdmin('/admin/orders/order-0001?list=status%3Dpaid', {
    listOrders: () => listOf(rows),
    getOrder: () => orderRecord({ status: 'paid', acts: ['startPacking'] }),
    startPacking: () => {
      rows = rows.slice(1)
      return { ...moved, status: 'preparing' }
    },
  })
  const next = await screen.findByRole('link', { name: 'سفارش بعدی فهرست' })
  await userEvent.click(screen.getByRole('button', { name: 'آغاز بسته‌بندی' }))
  await expect.poll(() => rows.length).toBe(1)
  expect(await screen.findByText(/^بسته‌بندی آغاز شد/)).toBeDefined()
  expect(next.isConnected && next.getAttribute('href')).toMatch(/order-0002/)
})

it('a transfer of another sum is accepted only after a second yes, which the server is told of', async () => {
  const { orderId, orderNumber, receiverName, total, ...report } = cardReport({ amountReported: 12_000_000 })
  const page = await openAdmin(`/admin/orders/${orderId}`, {
    getOrder: () =>
      orderRecord({ id: orderId, acts: ['acceptCardReport', 'rejectCardReport'], cardReports: [report] }),
    acceptCardReport: () => ({ ...moved, status: 'paid' }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'رسید' }))
  expect(page.acts('acceptCardReport')).toEqual([])
  await userEvent.click(await screen.findByRole('button', { name: 'با این حال پذیرفته شود' }))
  await expect
    .poll(() => page.acts('acceptCardReport').map(({ body }) => body))
    .toEqual([{ despiteAmount: true, despiteSameCode: false }])
})

it('a transfer that was reported for an order which is cancelled by now is decided on at its page', async () => {
  const { orderId, orderNumber, receiverName, total, ...report } = cardReport({ isLate: true })
  const page = await openAdmin(`/admin/orders/${orderId}`, {
    getOrder: () =>
      orderRecord({
        ...{ id: orderId, status: 'cancelled', cardReports: [report] },
        acts: ['acceptCardReport', 'rejectCardReport', 'addOrderNote'],
      }),
    acceptCardReport: () => ({ ...moved, status: 'refund_due' }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'رسید' }))
  expect(await screen.findByText(/این پول در «بازگشت وجه» می‌ماند/)).toBeDefined()
  expect(page.acts('acceptCardReport')).toHaveLength(1)
})

it('an order that is opened from the list has the focus at its heading once it is there', async () => {
  await openAdmin('/admin/orders', {
    getOrder: () => orderRecord({ status: 'paid', acts: ['startPacking'] }),
  })
  await userEvent.click(await screen.findByRole('link', { name: 'سفارش ۱۰۰۰۱' }))
  const heading = await screen.findByRole('heading', { level: 1, name: 'سفارش ۱۰۰۰۱' })
  await expect.poll(() => document.activeElement).toBe(heading)
})

it('why a payment came to nothing is said in words', async () => {
  const { payments } = orderRecord()
  const failed = payments.map((payment) => ({
    ...{ ...payment, status: 'failed' as const, failureReason: 'cancelled' },
  }))
  await openAdmin('/admin/orders/order-0001', { getOrder: () => orderRecord({ payments: failed }) })
  expect(await screen.findByText('مشتری در درگاه لغو کرد')).toBeDefined()
  expect(screen.queryByText('cancelled')).toBeNull()
})
