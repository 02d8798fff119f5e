import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openAdmin } from '../../../test/open-admin.tsx'
import { approval, listOf, orderRecord, owedRefund, refund } from '../../../test/samples.ts'

const moved = { id: 'order-0001', orderNumber: '10001', status: 'delivered' as const, trackingCode: null }

test('all goods of a return are taken in by one press, and the order with what is owed opens', async () => {
  const page = await openAdmin('/admin/returns', {
    takeReturn: () => moved,
    getOrder: () => orderRecord({ status: 'delivered', refunds: [refund()] }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'کالاها رسید' }))
  await expect
    .poll(() => page.acts('takeReturn').map(({ query, body }) => [query, body]))
    .toEqual([
      [
        '?id=order-0001',
        {
          lines: [
            { productId: 'product-0001', count: 2, restocked: 2 },
            { productId: 'product-0002', count: 1, restocked: 1 },
          ],
        },
      ],
    ])
  expect(await screen.findByRole('heading', { name: 'بازگشت وجه' })).toBeDefined()
})

test('some pieces come back, and not all of them can be sold again', async () => {
  const page = await openAdmin('/admin/returns', { takeReturn: () => moved })
  const [first] = await screen.findAllByLabelText(/^تعداد رسیده: قالیچه/)
  await userEvent.selectOptions(first as HTMLElement, '1')
  await userEvent.selectOptions(screen.getByLabelText(/^به موجودی برمی‌گردد: قالیچه/), '0')
  await userEvent.selectOptions(screen.getByLabelText(/^تعداد رسیده: زعفران/), '0')
  await userEvent.click(screen.getByRole('button', { name: 'کالاها رسید' }))
  await expect
    .poll(() => page.acts('takeReturn').map(({ body }) => body))
    .toEqual([{ lines: [{ productId: 'product-0001', count: 1, restocked: 0 }] }])
})

test('what was counted of a return is there again after the tab was closed', async () => {
  await openAdmin('/admin/returns')
  const [count] = await screen.findAllByLabelText<HTMLSelectElement>(/^تعداد رسیده: قالیچه/)
  await userEvent.selectOptions(count as HTMLElement, '1')
  cleanup()
  await openAdmin('/admin/returns')
  await expect
    .poll(() => screen.queryAllByLabelText<HTMLSelectElement>(/^تعداد رسیده: قالیچه/)[0]?.value)
    .toBe('1')
})

test('money is prepared with one press and sent with the reference of the bank', async () => {
  const page = await openAdmin('/admin/refunds', {
    listRefunds: () => listOf([owedRefund()]),
    prepareRefund: () => {
      page.respondWith({
        listRefunds: () => listOf([owedRefund({ refundId: 'refund-0001', state: 'prepared' })]),
      })
      return moved
    },
    finishRefund: () => moved,
  })
  await userEvent.click(await screen.findByRole('button', { name: 'بازگشت وجه' }))
  await userEvent.type(await screen.findByLabelText(/شماره پیگیری بانک/), '۱۴۰۵۰۹۹۹۰۰۰۱')
  await userEvent.click(screen.getByRole('button', { name: 'واریز شد' }))
  await expect
    .poll(() => page.acts('finishRefund').map(({ body }) => body))
    .toEqual([{ reference: '140509990001' }])
  expect(page.acts('prepareRefund')).toMatchObject([
    { query: '?orderId=order-0005', body: { paymentId: 'payment-0005' } },
  ])
})

test('what waits for a second person cannot be sent, and is allowed by another one than who prepared it', async () => {
  const waiting = owedRefund({ refundId: 'refund-0001', state: 'prepared', approval: approval() })
  const page = await openAdmin('/admin/refunds', {
    listRefunds: () => listOf([waiting]),
    approveRefund: () => moved,
  })
  expect(await screen.findByText(/کاوه شریفی آماده کرده است/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'واریز شد' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'تایید' }))
  await expect.poll(() => page.acts('approveRefund').map(({ query }) => query)).toEqual(['?id=refund-0001'])
})

test('a part of what was paid goes back while the goods stay, typed in toman with Persian digits', async () => {
  const page = await openAdmin('/admin/orders/order-0001', { prepareRefund: () => moved })
  await userEvent.click(await screen.findByRole('button', { name: 'بازگرداندن بخشی از وجه' }))
  await userEvent.type(screen.getByLabelText(/مبلغ به تومان/), '۱۲۰٬۰۰۰')
  await userEvent.click(screen.getByRole('button', { name: 'آماده‌سازی' }))
  await expect
    .poll(() => page.acts('prepareRefund').map(({ body }) => body))
    .toEqual([{ paymentId: 'payment-0001', amount: 1_200_000, note: '' }])
})
