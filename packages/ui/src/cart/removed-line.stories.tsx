import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { goods } from '../stories/goods.ts'
import { RemovedLine } from './removed-line.tsx'

const meta = {
  component: RemovedLine,
  title: 'Cart/RemovedLine',
  parameters: { widest: 720 },
  args: { title: 'کاسه سفالی لعاب فیروزه‌ای میناب', onUndo: fn() },
} satisfies Meta<typeof RemovedLine>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('از سبد برداشته شد')
    await userEvent.click(canvas.getByRole('button', { name: 'بازگرداندن' }))
    await expect(args.onUndo).toHaveBeenCalledOnce()
  },
}
export const LongTitle: Story = { args: { title: goods[4]?.title ?? '' } }
