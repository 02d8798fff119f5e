import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { openAdmin, refused } from '../../../test/open-admin.tsx'
import { listOf, products } from '../../../test/samples.ts'
import { wholeDesk } from '../../../test/whole-desk.ts'

const { quoteOrder: quote } = wholeDesk
if (!quote) throw new Error('the desk quotes')
const priced = { ...quote, shippingFee: 450_000, total: 1_650_000 }
const made = { id: 'order-0001', orderNumber: '10001', heldUntil: '2026-11-24T12:00:00.000Z' }
const fill = async (label: string, typed: string) =>
  userEvent.type(await screen.findByLabelText(label), typed)
const choose = async (label: string, value: string) =>
  userEvent.selectOptions(await screen.findByLabelText(label), value)

beforeEach(() => localStorage.clear())

it('an order is taken with the keyboard at the sum that was told; another try of it is the same one', async () => {
  const page = await openAdmin('/admin/orders/new', {
    findBuyer: () => ({ customer: null, addresses: [] }),
    listProducts: () => listOf(products.slice(1, 2)),
    listPlaces: () => [{ province: 'تهران', cities: ['تهران'] }],
    quoteOrder: () => priced,
    createOrder: () => refused(409, 'order_sum_changed', 'مبلغ عوض شده است'),
  })
  await fill('شماره موبایل مشتری', '۰۹۱۲۱۲۳۴۵۶۷')
  expect(await screen.findByText(/هنوز حسابی ندارد/)).toBeDefined()
  await fill('جست‌وجوی کالا', 'زعفران')
  await screen.findByRole('button', { name: /افزودن زعفران/ })
  // Enter in the search takes the first one, and sends nothing.
  await userEvent.type(screen.getByLabelText('جست‌وجوی کالا'), '{Enter}')
  await fill('نام گیرنده', 'نرگس امینی')
  await choose('استان', 'تهران')
  await choose('شهر', 'تهران')
  await fill('نشانی پستی', 'ولیعصر')
  await fill('پلاک', '12')
  await fill('کد پستی', '1234567890')
  await choose('روش ارسال', 'post')
  expect(page.acts('createOrder')).toEqual([])
  const asked = page.acts('quoteOrder').length
  await userEvent.click(screen.getByRole('button', { name: 'ثبت سفارش' }))
  expect(await screen.findByText('مبلغ عوض شده است')).toBeDefined()
  await expect.poll(() => page.acts('quoteOrder').length).toBeGreaterThan(asked)
  page.respondWith({ createOrder: () => made })
  await userEvent.click(screen.getByRole('button', { name: 'ثبت سفارش' }))
  await expect.poll(() => page.router.state.location.pathname).toBe('/admin/orders/order-0001')
  const [first, second] = page.acts('createOrder').map(({ body }) => body as Record<string, unknown>)
  expect(first).toMatchObject({
    phone: '09121234567',
    total: 1_650_000,
    heldHours: 6,
    lines: [{ productId: products[1]?.productId, count: 1 }],
    address: { receiverPhone: '09121234567', city: 'تهران' },
  })
  expect(second?.requestId).toBe(first?.requestId)
})
