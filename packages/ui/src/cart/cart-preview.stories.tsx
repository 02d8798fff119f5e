import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { goods } from '../stories/goods.ts'
import { CartPreview } from './cart-preview.tsx'

const meta = {
  component: CartPreview,
  title: 'Cart/CartPreview',
  parameters: { widest: 360 },
  args: {
    lines: goods.slice(0, 3).map((line) => ({ ...line, count: 2, lineTotal: 2 * line.price })),
    total: 399_500_000,
    cartHref: '/cart',
    nextHref: '/cart?step=delivery',
  },
} satisfies Meta<typeof CartPreview>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('۳۹٬۹۵۰٬۰۰۰')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'ثبت سفارش' })).toHaveAttribute(
      'href',
      '/cart?step=delivery',
    )
  },
}
