import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { CouponField } from './coupon-field.tsx'

const meta: Meta<typeof CouponField> = {
  component: CouponField,
  title: 'Cart/CouponField',
  parameters: { widest: 352 },
  args: { code: null, onApply: fn(async () => undefined), onRemove: fn() },
}
export default meta
type Story = StoryObj<typeof CouponField>

export const Playground: Story = {}

export const Refused: Story = {
  args: { onApply: async () => 'مهلت استفاده از این کد تمام شده است' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText('کد تخفیف'), 'NOROOZ')
    await userEvent.click(canvas.getByRole('button', { name: 'اعمال' }))
    await expect(await canvas.findByText('مهلت استفاده از این کد تمام شده است')).toBeVisible()
  },
}

export const Applied: Story = { args: { code: 'YALDA' } }

export const NoLongerOfUse: Story = {
  args: { code: 'YALDA', problem: 'این کد برای خرید از ۲٬۰۰۰٬۰۰۰ تومان به بالا است' },
}
