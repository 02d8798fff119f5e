import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { openAdmin, refused } from '../../../test/open-admin.tsx'
import { listOf, me, orderRow } from '../../../test/samples.ts'

const orders = [
  orderRow(1),
  orderRow(2, { status: 'preparing' }),
  orderRow(3, { status: 'cancelled' }),
  orderRow(4, { status: 'preparing' }),
]
const shop = {
  listOrders: ({ query }: { query: URLSearchParams }) =>
    listOf(orders.filter(({ orderNumber }) => orderNumber === query.get('q'))),
  shipOrders: ({ body }: { body: unknown }) => ({
    results: (body as { parcels: { id: string }[] }).parcels.map(({ id }) => ({ id, refusal: null })),
  }),
}
const rowOf = async (number: string) => {
  const list = await screen.findByRole('list', { name: 'مرسوله‌های آماده‌ی ارسال' })
  const rows = within(list).getAllByRole('listitem')
  const row = rows.find(({ textContent }) => textContent?.includes(`سفارش ${number}`))
  if (!row) throw new Error(`no row of ${number}`)
  return row
}
/** As a scanner does: digits and Enter into whatever has the focus. */
const scan = (...codes: string[]) => userEvent.keyboard(codes.map((code) => `${code}{Enter}`).join(''))
const field = () => screen.findByRole('textbox')

beforeEach(() => localStorage.clear())

it('orders and codes are scanned in turn, nothing else is touched, and all leave once', async () => {
  const page = await openAdmin('/admin/packing', shop)
  await field()
  await scan('۱۰۰۰۱', '024080011', '10002', '024080012')
  await userEvent.click(await screen.findByRole('button', { name: 'ارسال همه (۲)' }))
  expect(await screen.findByText(/۲ مرسوله ارسال شد/)).toBeDefined()
  expect(page.acts('shipOrders').map(({ body }) => body)).toEqual([
    {
      parcels: [
        { id: 'order-0001', trackingCode: '024080011' },
        { id: 'order-0002', trackingCode: '024080012' },
      ],
    },
  ])
  expect(localStorage.getItem(`hojreh-packing:${me().staff.id}`)).toBeNull()
})

it('a scanner is heard wherever the focus is, as on the heading of a page that was just opened', async () => {
  await openAdmin('/admin/packing', shop)
  await field()
  ;(document.activeElement as HTMLElement).blur()
  await scan('10001')
  expect(await rowOf('۱۰۰۰۱')).toBeDefined()
})

it('each mistake is told in its row, and the next scan goes on', async () => {
  await openAdmin('/admin/packing', shop)
  await field()
  await scan('10003')
  expect(await within(await rowOf('۱۰۰۰۳')).findByText(/لغوشده/)).toBeDefined()
  await scan('99999')
  expect(await within(await rowOf('۹۹۹۹۹')).findByText('سفارشی با این شماره نیست')).toBeDefined()
  await scan('10001', '024080011', '10002', '10002')
  expect(await within(await rowOf('۱۰۰۰۲')).findByText(/این شماره سفارش است/)).toBeDefined()
  await scan('024080011')
  expect(await within(await rowOf('۱۰۰۰۲')).findByText(/برای سفارش ۱۰۰۰۱/)).toBeDefined()
  expect(await screen.findByRole('button', { name: 'ارسال همه (۱)' })).toBeDefined()
  await scan('10002', '024080012')
  expect(await screen.findByRole('button', { name: 'ارسال همه (۲)' })).toBeDefined()
})

it('what the server refuses stays with its reason, and leaves once that is mended', async () => {
  const page = await openAdmin('/admin/packing', {
    ...shop,
    shipOrders: ({ body }) => ({
      results: (body as { parcels: { id: string }[] }).parcels.map(({ id }) => ({
        id,
        refusal: id === 'order-0004' ? { code: 'illegal_transition', message: 'نشد' } : null,
      })),
    }),
  })
  await field()
  await scan('10001', '024080011', '10004', '024080014')
  await userEvent.click(await screen.findByRole('button', { name: 'ارسال همه (۲)' }))
  expect(await within(await rowOf('۱۰۰۰۴')).findByText('نشد')).toBeDefined()
  expect(await within(await rowOf('۱۰۰۰۱')).findByText('ارسال شد')).toBeDefined()
  page.respondWith({ shipOrders: shop.shipOrders })
  await userEvent.click(await field())
  await scan('10004', '024080015')
  await userEvent.click(await screen.findByRole('button', { name: 'ارسال همه (۱)' }))
  expect(await within(await rowOf('۱۰۰۰۴')).findByText('ارسال شد')).toBeDefined()
})

it('a reload loses no scan, and a line that is cut sends nothing twice', async () => {
  localStorage.setItem(
    `hojreh-packing:${me().staff.id}`,
    JSON.stringify([{ number: '10001', code: '024080011' }]),
  )
  await openAdmin('/admin/packing', { ...shop, shipOrders: () => refused(503, 'unavailable', 'خطا') })
  await userEvent.click(await screen.findByRole('button', { name: 'ارسال همه (۱)' }))
  expect(await screen.findByRole('button', { name: 'ارسال همه (۱)' })).toBeDefined()
  expect(localStorage.getItem(`hojreh-packing:${me().staff.id}`)).toContain('024080011')
})

it('an order that could not be looked for stays with its code, and goes on once it is scanned again', async () => {
  localStorage.setItem(
    `hojreh-packing:${me().staff.id}`,
    JSON.stringify([{ number: '10001', code: '024080011' }]),
  )
  const page = await openAdmin('/admin/packing', {
    ...shop,
    listOrders: () => refused(503, 'unavailable', 'سرور پاسخ نمی‌دهد'),
  })
  expect(await within(await rowOf('۱۰۰۰۱')).findByText('سرور پاسخ نمی‌دهد')).toBeDefined()
  expect(localStorage.getItem(`hojreh-packing:${me().staff.id}`)).toContain('024080011')
  page.respondWith({ listOrders: shop.listOrders })
  await scan('10001', '024080011')
  expect(await screen.findByRole('button', { name: 'ارسال همه (۱)' })).toBeDefined()
})

it('an order that could not leave is looked for anew when it is scanned again', async () => {
  let status: 'cancelled' | 'paid' = 'cancelled'
  await openAdmin('/admin/packing', { ...shop, listOrders: () => listOf([orderRow(1, { status })]) })
  await field()
  await scan('10001')
  expect(await within(await rowOf('۱۰۰۰۱')).findByText(/لغوشده/)).toBeDefined()
  await scan('10001')
  expect(await within(await rowOf('۱۰۰۰۱')).findByText(/لغوشده/)).toBeDefined()
  status = 'paid'
  await scan('10001', '024080011')
  expect(await screen.findByRole('button', { name: 'ارسال همه (۱)' })).toBeDefined()
})

it('a phone’s camera is a scanner: a barcode that stays in the picture is taken once', async () => {
  let codes: { rawValue: string }[] = []
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      detect = () => Promise.resolve(codes)
    },
  )
  const track = { stop: vi.fn() }
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia: () => Promise.resolve({ getTracks: () => [track] }) },
  })
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  vi.spyOn(HTMLMediaElement.prototype, 'readyState', 'get').mockReturnValue(4)
  await openAdmin('/admin/packing', shop)
  await userEvent.click(await screen.findByRole('button', { name: 'اسکن با دوربین' }))
  codes = [{ rawValue: '10001' }]
  await rowOf('۱۰۰۰۱')
  codes = [{ rawValue: '10001' }, { rawValue: '024080011' }]
  expect(await screen.findByRole('button', { name: 'ارسال همه (۱)' })).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'بستن دوربین' }))
  expect(track.stop).toHaveBeenCalled()
})
