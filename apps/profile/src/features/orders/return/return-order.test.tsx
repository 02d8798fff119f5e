import { refuse } from '@hojreh/testing'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openProfile } from '../../../../test/open-profile.tsx'
import { orderDetails } from '../../../../test/samples.ts'

const path = '/profile/orders/order-0001'
const delivered = orderDetails(1, { status: 'delivered', canReturn: true })

const write = async (reason: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'درخواست مرجوعی' }))
  await userEvent.type(await screen.findByLabelText('دلیل مرجوع کردن'), reason)
  await userEvent.click(screen.getByRole('button', { name: 'ثبت درخواست' }))
  return screen.findByRole('alertdialog')
}

it('a delivered order is sent back with a reason, after being asked once more', async () => {
  const asked: unknown[] = []
  let order = delivered
  await openProfile(path, {
    getOrderDetails: () => order,
    returnOrder: ({ query, body }) => {
      asked.push([query.toString(), body])
      order = orderDetails(1, { status: 'return_requested', returnReason: 'شکسته بود' })
      return order
    },
  })
  const dialog = await write('شکسته بود')
  expect(dialog.textContent).toContain('این سفارش مرجوع شود؟')
  await userEvent.click(within(dialog).getByRole('button', { name: 'ثبت درخواست' }))
  expect(await screen.findByText('درخواست مرجوعی ثبت شد')).toBeDefined()
  expect(await screen.findByText(/درخواست مرجوعی شما ثبت شده است/)).toBeDefined()
  expect(asked).toEqual([['id=order-0001', { reason: 'شکسته بود' }]])
  expect(screen.queryByRole('button', { name: 'درخواست مرجوعی' })).toBeNull()
})

it('without a reason nothing can be sent, and the field says so', async () => {
  await openProfile(path, { getOrderDetails: () => delivered })
  await userEvent.click(await screen.findByRole('button', { name: 'درخواست مرجوعی' }))
  const field = await screen.findByLabelText('دلیل مرجوع کردن')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'ثبت درخواست' }).disabled).toBe(true)
  await userEvent.click(field)
  await userEvent.tab()
  expect(await screen.findByText('دلیل مرجوع کردن را بنویسید')).toBeDefined()
})

it('an order that came too long ago says why it cannot be sent back', async () => {
  await openProfile(path, {
    getOrderDetails: () => delivered,
    returnOrder: () => refuse('return_too_late'),
  })
  const dialog = await write('رنگش را نپسندیدم')
  await userEvent.click(within(dialog).getByRole('button', { name: 'ثبت درخواست' }))
  expect(await screen.findByText('مهلت هفت‌روزه‌ی مرجوع کردن این سفارش گذشته است')).toBeDefined()
})

it('an order that cannot be sent back has no such button', async () => {
  await openProfile(path, { getOrderDetails: () => orderDetails(1, { status: 'shipped' }) })
  await screen.findByRole('button', { name: 'سفارش دوباره' })
  expect(screen.queryByRole('button', { name: 'درخواست مرجوعی' })).toBeNull()
})
