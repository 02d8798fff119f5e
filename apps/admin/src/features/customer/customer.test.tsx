import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { customerRecord, customerRow } from '../../../test/customer-samples.ts'
import { openAdmin } from '../../../test/open-admin.tsx'
import { listOf, signedIn } from '../../../test/samples.ts'

const path = '/admin/customers/customer-0001'

it('a phone number leads to its customer, who says at a glance what was bought and what came back', async () => {
  const page = await openAdmin('/admin/customers', { listCustomers: () => listOf([customerRow(1)]) })
  await userEvent.type(await screen.findByLabelText('جست‌وجو'), '۰۹۱۲۱۲۳۴۵۶۷{Enter}')
  const askedFor = () => new URLSearchParams(page.acts('listCustomers').at(-1)?.query).get('q')
  await expect.poll(askedFor).toBe('۰۹۱۲۱۲۳۴۵۶۷')
  await userEvent.click(await screen.findByRole('link', { name: 'مریم راد' }))
  await screen.findByRole('heading', { name: 'مشتری: مریم راد' })
  expect(page.router.state.location.pathname).toBe(path)
})

it('who is blocked needs a reason, which the server is told', async () => {
  const page = await openAdmin(path, { blockCustomer: () => ({ success: true }) })
  await userEvent.click(await screen.findByRole('button', { name: 'مسدود کردن' }))
  const yes = await screen.findByRole('button', { name: 'مشتری مسدود شود' })
  expect(yes).toHaveProperty('disabled', true)
  await userEvent.type(screen.getByLabelText(/^دلیل مسدود کردن/), 'سفارش دروغین')
  await userEvent.click(yes)
  await expect
    .poll(() => page.acts('blockCustomer').map(({ body }) => body))
    .toEqual([{ reason: 'سفارش دروغین' }])
})

it('a role that may not block or group sees neither, and reads the record all the same', async () => {
  await openAdmin(path, {
    getStaffSession: () => signedIn('orders'),
    getCustomer: () => customerRecord({ comments: null, messages: null }),
  })
  await screen.findByLabelText('یادداشت برای همکاران')
  for (const name of ['مسدود کردن', 'پایان همه‌ی نشست‌ها', 'برداشتن از گروه «عمده‌فروش‌ها»'])
    expect(screen.queryByRole('button', { name })).toBeNull()
  expect(screen.queryByText(/^نظر درباره/)).toBeNull()
})
