import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CartSummary } from './cart-summary.tsx'

const meta = {
  component: CartSummary,
  title: 'Cart/CartSummary',
  parameters: { widest: 352 },
  args: { totalCount: 4, subtotal: 244_400_000, discount: 36_600_000, total: 207_800_000 },
} satisfies Meta<typeof CartSummary>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('۲۰٬۷۸۰٬۰۰۰')).toBeVisible()
    await expect(canvas.getByText('پس از انتخاب آدرس')).toBeVisible()
  },
}
export const FreeShippingAndCoupon: Story = {
  args: { shippingFee: 0, couponDiscount: 5_000_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('رایگان')).toBeVisible()
    await expect(canvas.getByText('کد تخفیف')).toBeVisible()
  },
}
export const ByItself: Story = {
  args: { couponDiscount: 5_000_000, promotionTitle: 'سه‌تا بخر، ارزان‌ترین را هدیه بگیر: جشنواره‌ی بزرگ یلدا' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/جشنواره‌ی بزرگ یلدا/)).toBeVisible()
    await expect(canvas.queryByText('کد تخفیف')).toBeNull()
  },
}
