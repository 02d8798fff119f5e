import type { OrderRecord } from '@hojreh/contract/admin'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { openAdmin } from '../../../test/open-admin.tsx'
import { desk, listOf, orderInParcels, orderRow, partlySentOrder } from '../../../test/samples.ts'

const partsOf = ({ parcels, unsent, isPartlySent }: OrderRecord) => ({ parcels, unsent, isPartlySent })

beforeEach(() => void vi.stubGlobal('print', vi.fn()))

it('many orders come in one print, which opens by itself, and are asked for once', async () => {
  const page = await openAdmin('/admin/print?sheet=labels&ids=order-0001.order-0002')
  const sheets = await screen.findAllByRole('article')
  expect(sheets).toHaveLength(2)
  const [first] = sheets
  if (!first) throw new Error('no label')
  const label = within(first)
  expect(label.getByText('مریم راد')).toBeDefined()
  expect(label.getByText('۱۸۶۹۶۳۳۶۵۱')).toBeDefined()
  expect(label.getByText('۰۹۱۲۱۲۳۴۵۶۷')).toBeDefined()
  expect(label.getByRole('img', { name: '10001' })).toBeDefined()
  await expect.poll(() => vi.mocked(window.print).mock.calls.length).toBe(1)
  expect(page.acts('printOrders').map(({ body }) => body)).toEqual([
    { ids: ['order-0001', 'order-0002'], sheet: 'labels' },
  ])
})

it('whoever goes on before the letters have come prints no other page', async () => {
  const letters = Promise.withResolvers<void>()
  Object.defineProperty(document, 'fonts', { configurable: true, value: { ready: letters.promise } })
  onTestFinished(() => void Reflect.deleteProperty(document, 'fonts'))
  const { router } = await openAdmin('/admin/print?sheet=slips&ids=order-0001')
  await screen.findAllByRole('article')
  await router.navigate('/admin/packing')
  await screen.findByRole('textbox', { name: 'شماره سفارش' })
  letters.resolve()
  await letters.promise
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  expect(window.print).not.toHaveBeenCalled()
})

it('what is picked in the list is printed, and so is one order from its page', async () => {
  await openAdmin('/admin/orders', { listOrders: () => listOf([orderRow(1), orderRow(2)]) })
  await userEvent.click(await screen.findByRole('checkbox', { name: 'انتخاب همه‌ی ردیف‌های این صفحه' }))
  const link = await screen.findByRole('link', { name: 'برگه‌ی بسته‌بندی' })
  expect(link.getAttribute('href')).toBe('/admin/print?sheet=slips&ids=order-0001.order-0002')
})

it('a slip says what goes into the parcel and how many, and no price; of a gift, its card', async () => {
  if (!desk.printOrders) throw new Error('nothing to print')
  const { seller, orders } = desk.printOrders
  const gift = { card: 'یلدا مبارک', hidesPrices: true }
  await openAdmin('/admin/print?sheet=slips&ids=order-0001', {
    printOrders: () => ({ seller, orders: orders.map((order) => ({ ...order, gift })) }),
  })
  const [slip] = await screen.findAllByRole('article')
  expect(slip?.textContent).toContain('زعفران سرگل قائنات')
  expect(slip?.textContent).toContain('هدیه: بدون فاکتور و قیمت')
  expect(slip?.textContent).toContain('یلدا مبارک')
  expect(slip?.textContent).not.toMatch(/تومان|ریال/)
  expect(orders[0]?.total).toBeGreaterThan(0)
  await expect.poll(() => vi.mocked(window.print).mock.calls.length).toBe(1)
})

it('the invoice of a gift whose prices are hidden is not printed before its warning was read', async () => {
  if (!desk.printOrders) throw new Error('nothing to print')
  const { seller, orders } = desk.printOrders
  const gift = { card: '', hidesPrices: true }
  await openAdmin('/admin/print?sheet=invoices&ids=order-0001', {
    printOrders: () => ({ seller, orders: orders.slice(0, 1).map((order) => ({ ...order, gift })) }),
  })
  expect((await screen.findByRole('alert')).textContent).toContain('این فاکتور را در بسته نگذارید')
  expect(window.print).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'چاپ' }))
  expect(window.print).toHaveBeenCalledOnce()
})

it('of an order of which a part left the slip is of what is left; one that left in parcels has a label for each', async () => {
  if (!desk.printOrders) throw new Error('nothing to print')
  const { seller, orders } = desk.printOrders
  const [first, second] = orders
  if (!first || !second) throw new Error('nothing to print')
  const inParts = [
    { ...first, ...partsOf(partlySentOrder()) },
    { ...second, ...partsOf(orderInParcels()) },
  ]
  await openAdmin('/admin/print?sheet=slips&ids=order-0001.order-0002', {
    printOrders: () => ({ seller, orders: inParts }),
  })
  const slips = await screen.findAllByRole('article')
  expect(slips.map((slip) => /بسته‌ی ./.exec(slip.textContent ?? '')?.[0])).toEqual([
    'بسته‌ی ۲',
    'بسته‌ی ۱',
    'بسته‌ی ۲',
  ])
  expect(slips.map((slip) => /جمع . کالا/.exec(slip.textContent ?? '')?.[0])).toEqual([
    'جمع ۲ کالا',
    'جمع ۱ کالا',
    'جمع ۲ کالا',
  ])
})
