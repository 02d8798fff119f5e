import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { variantGroup } from '../../../../test/goods-samples.ts'
import { openAdmin } from '../../../../test/open-admin.tsx'

it('values of an option get their order by buttons and their colours by choosing, and only swatches have colours', async () => {
  const page = await openAdmin('/admin/products/product-0001', { editOptions: () => variantGroup() })
  await userEvent.click(await screen.findByText('نمایش گزینه‌ها'))
  const form = within(await screen.findByRole('form', { name: 'نمایش گزینه‌ها' }))
  expect((await form.findAllByLabelText(/^رنگ «/)).map((box) => box.getAttribute('aria-label'))).toEqual([
    'رنگ «لاکی»',
    'رنگ «سرمه‌ای»',
  ])
  fireEvent.change(form.getByLabelText('رنگ «لاکی»'), { target: { value: '#aa1122' } })
  await userEvent.click(form.getByRole('button', { name: 'سرمه‌ای: یک جا بالاتر' }))
  await userEvent.click(form.getByRole('button', { name: 'بزرگ: یک جا بالاتر' }))
  expect(form.queryByRole('button', { name: /برداشتن/ })).toBeNull()
  await userEvent.click(form.getByRole('button', { name: 'ذخیره' }))
  await waitFor(() => expect(page.acts('editOptions')).toHaveLength(1))
  const sent = page.acts('editOptions')[0]?.body as { axes: { values: unknown }[] }
  expect(sent.axes.map(({ values }) => values)).toEqual([
    [
      { value: 'سرمه‌ای', color: '#1e3a5f' },
      { value: 'لاکی', color: '#aa1122' },
    ],
    [
      { value: 'بزرگ', color: null },
      { value: 'کوچک', color: null },
    ],
  ])
  // Values shown as words need no colour, so there is no field for one.
  await userEvent.selectOptions(form.getByLabelText('رنگ زمینه: چگونه دیده شود'), 'دکمه با نام')
  expect(form.queryByLabelText(/^رنگ «/)).toBeNull()
})
