import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openAdmin, refused } from '../../../../test/open-admin.tsx'
import { editedOrder, orderRecord } from '../../../../test/samples.ts'

const quote = {
  ...{ lines: [], goodsTotal: 7_000_000, couponDiscount: 0, shippingFee: 500_000 },
  ...{ total: 7_500_000, difference: -5_000_000, isOfPaid: true },
}
const [rug, saffron] = orderRecord().lines
/** A colleague took one rug out and put another product in. */
const theirs = () =>
  orderRecord({
    lines: [
      { ...rug, count: 1 },
      { ...saffron },
      { ...saffron, productId: 'product-0003', title: 'گلاب قمصر', count: 4 },
    ] as ReturnType<typeof orderRecord>['lines'],
    edition: { version: 3, by: 'کاوه شریفی', at: '2026-11-23T11:25:00.000Z' },
  })

/** One more rug and one saffron less are saved after the colleague was quicker. */
const meetConflict = async (current = theirs) => {
  const page = await openAdmin('/admin/orders/order-0001', {
    quoteOrderEdit: () => quote,
    editOrderLines: () => refused(409, 'edit_conflict', 'کاوه شریفی این را تغییر داده است'),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'ویرایش اقلام' }))
  const form = within(await screen.findByRole('form', { name: 'ویرایش اقلام' }))
  await userEvent.click(form.getAllByRole('button', { name: 'افزایش تعداد' })[0] as HTMLElement)
  await form.findByText('به مشتری بدهکار می‌شوید')
  page.respondWith({ getOrder: current })
  await userEvent.click(form.getByRole('button', { name: 'ثبت ویرایش' }))
  const choice = within(await screen.findByRole('region', { name: 'همکارتان هم‌زمان این را تغییر داده است' }))
  return { page, form, choice }
}

it('whoever edits the goods second chooses line by line, and sees the sum again before it is saved', async () => {
  const { page, form, choice } = await meetConflict()
  const groups = choice.getAllByRole('radiogroup').map((group) => group.getAttribute('aria-label'))
  expect(groups).toEqual([rug?.title, 'گلاب قمصر'])
  // One's own where both changed the count, the colleague's where only they did.
  const checked = choice.getAllByRole<HTMLInputElement>('radio', { checked: true })
  expect(checked.map(({ value }) => value)).toEqual(['mine', 'theirs'])
  page.respondWith({ editOrderLines: () => ({ version: 4, by: null, at: null }) })
  await userEvent.click(choice.getByRole('button', { name: 'ادامه با این انتخاب‌ها' }))
  expect(page.acts('editOrderLines')).toHaveLength(1)
  await form.findByText('به مشتری بدهکار می‌شوید')
  await userEvent.click(form.getByRole('button', { name: 'ثبت ویرایش' }))
  await expect
    .poll(() => page.acts('editOrderLines').at(-1)?.body)
    .toEqual({
      version: 3,
      lines: [
        { productId: 'product-0001', count: 3 },
        { productId: 'product-0002', count: 1 },
        { productId: 'product-0003', count: 4 },
      ],
      total: 7_500_000,
      heldHours: 24,
    })
})

it('who goes back to the form without choosing is refused again: nothing of the colleague is written over', async () => {
  const { page, form, choice } = await meetConflict()
  await userEvent.click(choice.getByRole('button', { name: 'بازگشت به فرم' }))
  await userEvent.click(form.getByRole('button', { name: 'ثبت ویرایش' }))
  await expect
    .poll(() => page.acts('editOrderLines').map(({ body }) => (body as { version: number }).version))
    .toEqual([0, 0])
})

it('a colleague who changed only the address is told of, row by row, and the goods stay as they were typed', async () => {
  const { address } = orderRecord()
  const moved = () =>
    orderRecord({
      address: { ...address, plaque: '21', unit: '' },
      edition: { version: 1, by: 'کاوه شریفی', at: '2026-11-23T11:25:00.000Z' },
    })
  const { page, form, choice } = await meetConflict(moved)
  expect(choice.queryAllByRole('radio')).toEqual([])
  expect(choice.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['پلاک', 'واحد'])
  expect(choice.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '۲۱ پیش‌تر: ۱۲',
    '(خالی) پیش‌تر: ۴',
  ])
  page.respondWith({ editOrderLines: () => ({ version: 2, by: null, at: null }) })
  await userEvent.click(choice.getByRole('button', { name: 'ادامه' }))
  await form.findByText('به مشتری بدهکار می‌شوید')
  await userEvent.click(form.getByRole('button', { name: 'ثبت ویرایش' }))
  await expect
    .poll(() => page.acts('editOrderLines').at(-1)?.body)
    .toMatchObject({
      version: 1,
      lines: [{ productId: 'product-0001', count: 3 }, { productId: 'product-0002' }],
    })
})

it('the form stays with what was chosen in it when the page hears of a colleague’s edit', async () => {
  const page = await openAdmin('/admin/orders/order-0001', {
    quoteOrderEdit: () => quote,
    addOrderNote: () => ({ id: 'note-0002', text: 'x', at: '2026-11-23T11:00:00.000Z', staffName: 'نرگس' }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'ویرایش اقلام' }))
  const form = within(await screen.findByRole('form', { name: 'ویرایش اقلام' }))
  await userEvent.click(form.getAllByRole('button', { name: 'افزایش تعداد' })[0] as HTMLElement)
  page.respondWith({ getOrder: editedOrder })
  const asked = page.acts('getOrder').length
  await userEvent.type(screen.getByLabelText('یادداشت برای همکاران'), 'x')
  await userEvent.click(screen.getByRole('button', { name: 'افزودن یادداشت' }))
  expect(await screen.findByRole('heading', { name: 'ویرایش در انتظار' })).toBeDefined()
  expect(page.acts('getOrder').length).toBeGreaterThan(asked)
  const stays = within(await screen.findByRole('form', { name: 'ویرایش اقلام' }))
  expect(stays.getByText(/اکنون ۲ عدد در سفارش/)).toBeDefined()
})

it('asks for the sum of the goods that are meant, and never of those that are there already', async () => {
  const { page } = await meetConflict()
  const asked = page.acts('quoteOrderEdit').map(({ query }) => new URLSearchParams(query).getAll('goods'))
  expect(new Set(asked.map(String))).toEqual(new Set(['product-0001.3,product-0002.1']))
})
