import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openAdmin, refused } from '../../../test/open-admin.tsx'
import { orderRecord } from '../../../test/samples.ts'

const edited = (version: number) => ({ version, by: 'کاوه شریفی', at: '2026-11-23T11:25:00.000Z' })
const openForm = async (responses: Parameters<typeof openAdmin>[1] = {}) => {
  const page = await openAdmin('/admin/orders/order-0001', responses)
  await userEvent.click(await screen.findByRole('button', { name: 'ویرایش نشانی و گیرنده' }))
  return { page, form: within(await screen.findByRole('form', { name: 'ویرایش نشانی و گیرنده' })) }
}
const type = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field)
  await userEvent.type(field, text)
}
it('only what was changed is sent, with the version that was seen, and a phone that nobody saw stays as it is', async () => {
  const { page, form } = await openForm({ editOrderAddress: () => edited(1) })
  await type(form.getByLabelText('پلاک'), '۵')
  await userEvent.click(form.getByRole('button', { name: 'ذخیره' }))
  await expect
    .poll(() => page.acts('editOrderAddress').map(({ body }) => body))
    .toEqual([{ version: 0, plaque: '5' }])
  // The keyboard goes on where it was.
  await expect.poll(() => document.activeElement?.textContent).toBe('ویرایش نشانی و گیرنده')
})

it('whoever comes second chooses field by field, and nothing that was typed is lost', async () => {
  const { page, form } = await openForm({
    editOrderAddress: () => refused(409, 'edit_conflict', 'کاوه شریفی این را تغییر داده است'),
  })
  await type(form.getByLabelText('پلاک'), '۵')
  await type(form.getByLabelText('نشانی پستی'), 'خیابان نو')
  await type(form.getByLabelText('نام گیرنده'), 'مینا')
  const { address } = orderRecord()
  page.respondWith({
    getOrder: () =>
      orderRecord({ address: { ...address, plaque: '77', street: 'میدان', unit: '9' }, edition: edited(3) }),
  })
  await userEvent.click(form.getByRole('button', { name: 'ذخیره' }))
  const choice = within(await screen.findByRole('region', { name: 'همکارتان هم‌زمان این را تغییر داده است' }))
  expect(choice.getByText(/کاوه شریفی/)).toBeDefined()
  const groups = choice.getAllByRole('radiogroup').map((group) => group.getAttribute('aria-label'))
  expect(groups).toEqual(['نشانی پستی', 'پلاک', 'واحد'])
  // One's own where both wrote, the colleague's where only they did.
  const checked = choice.getAllByRole<HTMLInputElement>('radio', { checked: true })
  expect(checked.map(({ value }) => value)).toEqual(['mine', 'mine', 'theirs'])
  const plaque = within(choice.getByRole('radiogroup', { name: 'پلاک' }))
  await userEvent.click(plaque.getByLabelText(/۷۷/))
  page.respondWith({ editOrderAddress: () => edited(4) })
  await userEvent.click(choice.getByRole('button', { name: 'ذخیره‌ی انتخاب‌ها' }))
  await expect
    .poll(() => page.acts('editOrderAddress').at(-1)?.body)
    .toEqual({ version: 3, receiverName: 'مینا', street: 'خیابان نو' })
})

it('a conflict can be left for the form, which still holds what was typed', async () => {
  const { page, form } = await openForm({ editOrderAddress: () => refused(409, 'edit_conflict') })
  await type(form.getByLabelText('پلاک'), '۵')
  page.respondWith({
    getOrder: () => orderRecord({ address: { ...orderRecord().address, plaque: '77' }, edition: edited(1) }),
  })
  await userEvent.click(form.getByRole('button', { name: 'ذخیره' }))
  await userEvent.click(await screen.findByRole('button', { name: 'بازگشت به فرم' }))
  expect(form.getByLabelText<HTMLInputElement>('پلاک').value).toBe('۵')
})

it('a colleague who changed only the goods is told of, and the address is saved as it was typed', async () => {
  const { page, form } = await openForm({ editOrderAddress: () => refused(409, 'edit_conflict') })
  await type(form.getByLabelText('پلاک'), '۵')
  const [rug, ...others] = orderRecord().lines as [ReturnType<typeof orderRecord>['lines'][number]]
  page.respondWith({
    getOrder: () => orderRecord({ lines: [{ ...rug, count: rug.count + 1 }, ...others], edition: edited(1) }),
  })
  await userEvent.click(form.getByRole('button', { name: 'ذخیره' }))
  const choice = within(await screen.findByRole('region', { name: 'همکارتان هم‌زمان این را تغییر داده است' }))
  expect(choice.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([rug.title])
  expect(choice.getByRole('definition').textContent).toBe('۳ عدد پیش‌تر: ۲ عدد')
  page.respondWith({ editOrderAddress: () => edited(2) })
  await userEvent.click(choice.getByRole('button', { name: 'ادامه' }))
  await expect.poll(() => page.acts('editOrderAddress').at(-1)?.body).toEqual({ version: 1, plaque: '5' })
})

it('an order that left cannot be sent elsewhere: there is no form', async () => {
  await openAdmin('/admin/orders/order-0001', {
    getOrder: () => orderRecord({ status: 'shipped', acts: ['deliverOrder'] }),
  })
  await screen.findByRole('button', { name: 'تحویل شد' })
  expect(screen.queryByRole('button', { name: 'ویرایش نشانی و گیرنده' })).toBeNull()
})
