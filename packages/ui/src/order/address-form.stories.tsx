import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { refusedThenSent } from '../stories/refused-then-sent.ts'
import { AddressForm } from './address-form.tsx'

const required = (value: string) => (value === '' ? 'این قسمت الزامی است' : undefined)

const meta = {
  component: AddressForm,
  title: 'Order/AddressForm',
  parameters: { widest: 720 },
  args: {
    provinces: ['تهران', 'اصفهان'],
    cities: ['اصفهان', 'کاشان'],
    onProvinceChange: fn(),
    onSubmit: fn(() => undefined),
    onCancel: fn(),
    validators: { receiverName: required, province: required, city: required, street: required },
  },
} satisfies Meta<typeof AddressForm>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    const save = canvas.getByRole('button', { name: 'ثبت آدرس' })
    await expect(save).toBeDisabled()
    await userEvent.type(canvas.getByLabelText('نام و نام خانوادگی گیرنده'), 'مریم رضایی')
    await userEvent.type(canvas.getByLabelText('شماره موبایل گیرنده'), '۰۹۱۲۳۴۵۶۷۸۹')
    await userEvent.selectOptions(canvas.getByLabelText('استان'), 'اصفهان')
    await expect(args.onProvinceChange).toHaveBeenCalledWith('اصفهان')
    await userEvent.selectOptions(canvas.getByLabelText('شهر'), 'کاشان')
    await userEvent.type(canvas.getByLabelText('آدرس پستی'), 'بازار، تیمچه امین‌الدوله')
    await userEvent.type(canvas.getByLabelText('پلاک'), '12/1 الف')
    await expect(canvas.getByLabelText('پلاک')).toHaveValue('۱۲/۱ الف')
    await waitFor(() => expect(save).toBeEnabled())
    await userEvent.click(save)
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        receiverPhone: '09123456789',
        province: 'اصفهان',
        city: 'کاشان',
        plaque: '12/1 الف',
      }),
    )
  },
}
/** A browser that knows the address fills it in. */
export const FilledInByTheBrowser: Story = {
  play: async ({ canvas }) => {
    const tokens = ['نام و نام خانوادگی گیرنده', 'استان', 'شهر', 'آدرس پستی', 'کد پستی'].map((label) =>
      canvas.getByLabelText(label).getAttribute('autocomplete'),
    )
    await expect(tokens).toEqual([
      'name',
      'address-level1',
      'address-level2',
      'street-address',
      'postal-code',
    ])
  },
}
export const WithoutCities: Story = {
  args: { cities: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('شهر')).toBeDisabled()
  },
}

export const RefusedThenSent: Story = {
  args: {
    initialValues: {
      receiverName: 'مریم',
      province: 'اصفهان',
      city: 'کاشان',
      street: 'بازار',
      postalCode: '8711111111',
    },
  },
  play: async ({ canvas, args }) => {
    await refusedThenSent({
      canvas,
      send: args.onSubmit,
      button: 'ثبت آدرس',
      messages: { postalCode: 'کد پستی باید ۱۰ رقم باشد و با صفر آغاز نشود' },
      correct: () => userEvent.type(canvas.getByLabelText('کد پستی'), '{Backspace}2'),
    })
  },
}
