import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Quantity } from './quantity.tsx'

const meta = {
  component: Quantity,
  title: 'Elements/Quantity',
  args: { count: 2, max: 5, onIncrease: fn(), onDecrease: fn() },
} satisfies Meta<typeof Quantity>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'افزایش تعداد' }))
    await userEvent.click(canvas.getByRole('button', { name: 'کاهش تعداد' }))
    await expect(args.onIncrease).toHaveBeenCalledOnce()
    await expect(args.onDecrease).toHaveBeenCalledOnce()
  },
}
export const LastOneIsRemoved: Story = {
  args: { count: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'حذف از سبد خرید' })).toBeEnabled()
  },
}
export const AtMost: Story = {
  args: { count: 5 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'افزایش تعداد' })).toBeDisabled()
  },
}
