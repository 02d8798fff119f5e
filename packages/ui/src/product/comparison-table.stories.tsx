import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ComparisonTable } from './comparison-table.tsx'

const meta = {
  component: ComparisonTable,
  title: 'Product/ComparisonTable',
  args: {
    label: 'مقایسه‌ی کالاها',
    goods: [
      { key: 'a', head: 'کاسه‌ی مسی زنجان' },
      { key: 'b', head: 'کاسه‌ی سفالی میبد' },
    ],
    rows: [
      { name: 'جنس', values: ['مس', 'سفال'], isDifferent: true },
      { name: 'کشور', values: ['ایران', 'ایران'], isDifferent: false },
    ],
  },
} satisfies Meta<typeof ComparisonTable>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'جنس (متفاوت)' })).toBeVisible()
    await expect(canvas.getByRole('rowheader', { name: 'کشور' })).toBeVisible()
  },
}
