import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ActiveFilters } from './active-filters.tsx'

const removed = fn()
const meta = {
  component: ActiveFilters,
  title: 'Filters/ActiveFilters',
  args: {
    filters: [
      { key: 'brand', label: 'سرگل قائنات', onRemove: removed },
      { key: 'stock', label: 'فقط کالاهای موجود', onRemove: fn() },
    ],
    onClear: fn(),
  },
} satisfies Meta<typeof ActiveFilters>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'حذف فیلتر سرگل قائنات' }))
    await expect(removed).toHaveBeenCalled()
    await expect(args.onClear).not.toHaveBeenCalled()
  },
}
export const LongNames: Story = {
  args: {
    filters: Array.from({ length: 6 }, (_, index) => ({
      key: String(index),
      label: 'جنس پرز: پشم مرغوب خراسان با رنگ گیاهی روناس و نیل',
      onRemove: fn(),
    })),
  },
}
