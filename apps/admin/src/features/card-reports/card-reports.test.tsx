import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openAdmin } from '../../../test/open-admin.tsx'
import { cardReport, listOf } from '../../../test/samples.ts'

const moved = { id: 'order-0002', orderNumber: '10002', status: 'paid' as const, trackingCode: null }
const fits = cardReport()
const next = cardReport({ paymentId: 'payment-0003', orderId: 'order-0003', orderNumber: '10003' })
const differs = { ...next, amountReported: 12_000_000 }

/** Each accepted report leaves the list, as at the server. */
const openReports = async (...reports: ReturnType<typeof cardReport>[]) => {
  const page = await openAdmin('/admin/card-reports', {
    listCardReports: () => listOf(reports),
    acceptCardReport: () => {
      reports.shift()
      return moved
    },
  })
  const accepted = () => page.acts('acceptCardReport').map(({ query, body }) => [query, body])
  return { accepted }
}

const opened = (number: string) => screen.findByRole('heading', { name: new RegExp(`سفارش ${number}`) })
const acceptButton = () => screen.getByRole('button', { name: 'رسید' })
const plain = { despiteAmount: false, despiteSameCode: false }

test('by keyboard a report that fits takes one press and opens the next, and one whose sum differs a second yes', async () => {
  const { accepted } = await openReports(fits, differs)
  await opened('۱۰۰۰۲')
  acceptButton().focus()
  await userEvent.keyboard('{Enter}')
  await opened('۱۰۰۰۳')
  expect(accepted()).toEqual([['?orderId=order-0002&paymentId=payment-0002', plain]])

  acceptButton().focus()
  await userEvent.keyboard('{Enter}')
  const despite = await screen.findByRole('button', { name: 'با این حال پذیرفته شود' })
  expect(accepted()).toHaveLength(1)
  despite.focus()
  await userEvent.keyboard('{Enter}')
  await screen.findByText('گزارشی در انتظار بررسی نیست')
  expect(accepted()[1]).toEqual([
    '?orderId=order-0003&paymentId=payment-0003',
    { ...plain, despiteAmount: true },
  ])
})

test('the second half of a double press does not accept the report that came up beneath it', async () => {
  const { accepted } = await openReports(fits, next)
  await opened('۱۰۰۰۲')
  fireEvent.click(acceptButton(), { detail: 1 })
  await opened('۱۰۰۰۳')
  await waitFor(() => expect(acceptButton().hasAttribute('disabled')).toBe(false))
  fireEvent.click(acceptButton(), { detail: 2 })
  expect(accepted()).toEqual([['?orderId=order-0002&paymentId=payment-0002', plain]])
  fireEvent.click(acceptButton(), { detail: 1 })
  await expect.poll(() => accepted().length).toBe(2)
})

test('a transfer for a difference that did not arrive leaves its order paid, and the desk is told so before and after', async () => {
  const page = await openAdmin('/admin/card-reports', {
    listCardReports: () => listOf([cardReport({ isSupplement: true })]),
    rejectCardReport: () => moved,
  })
  await opened('۱۰۰۰۲')
  await userEvent.click(screen.getByRole('button', { name: 'نرسید' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByText(/خود سفارش پرداخت شده می‌ماند/)).toBeDefined()
  await userEvent.click(dialog.getByRole('button', { name: 'نرسیده است' }))
  expect(await screen.findByText(/تفاوت منتظر پرداخت ماند/)).toBeDefined()
  expect(page.acts('rejectCardReport').map(({ query }) => query)).toEqual([
    '?orderId=order-0002&paymentId=payment-0002',
  ])
})

test('a transfer whose order is over is decided on as well, and the desk reads what becomes of money and order', async () => {
  const page = await openAdmin('/admin/card-reports', {
    listCardReports: () => listOf([cardReport({ isLate: true })]),
    acceptCardReport: () => ({ ...moved, status: 'refund_due' as const }),
    rejectCardReport: () => ({ ...moved, status: 'cancelled' as const }),
  })
  await opened('۱۰۰۰۲')
  expect(screen.getByText(/دیگر منتظر این پول نیست/)).toBeDefined()
  await userEvent.click(acceptButton())
  expect(await screen.findByText(/این پول در «بازگشت وجه» می‌ماند/)).toBeDefined()
  expect(page.acts('acceptCardReport')).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'نرسید' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByText(/سفارش همان می‌ماند که هست/)).toBeDefined()
  await userEvent.click(dialog.getByRole('button', { name: 'نرسیده است' }))
  expect(await screen.findByText('گزارش رد شد؛ سفارش همان است که بود')).toBeDefined()
})
