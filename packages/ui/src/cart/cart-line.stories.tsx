import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { picture } from '../stories/pictures.ts'
import { CartLine } from './cart-line.tsx'

const meta = {
  component: CartLine,
  title: 'Cart/CartLine',
  parameters: { widest: 720 },
  args: {
    href: '/shop/bowl-minab',
    title: 'کاسه سفالی لعاب فیروزه‌ای میناب',
    picture: picture('bowl', 1),
    unitPrice: 4_850_000,
    count: 2,
    maxCount: 3,
    lineTotal: 9_700_000,
    onIncrease: fn(),
    onDecrease: fn(),
  },
  decorators: [
    (Story) => (
      <ul>
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof CartLine>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'کاهش تعداد' }))
    await expect(args.onDecrease).toHaveBeenCalledOnce()
  },
}
export const NotEnoughStock: Story = {
  args: { problem: 'insufficient_stock' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('موجودی این کالا')
  },
}
export const AnotherPrice: Story = {
  args: { problem: 'price_changed', priceBefore: 4_500_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('از ۴۵۰٬۰۰۰ تومان به ۴۸۵٬۰۰۰ تومان')
  },
}
export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'افزایش تعداد' })).toBeDisabled()
  },
}
