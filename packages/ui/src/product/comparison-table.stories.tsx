import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
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
/** More than a phone shows at once: the next one looks out behind the end, which fades until the last one is in sight. */
export const MoreThanFit: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    goods: ['الف', 'ب', 'پ', 'ت'].map((head) => ({ key: head, head })),
    rows: [{ name: 'جنس', values: ['مس', 'سفال', 'چوب', 'شیشه'], isDifferent: true }],
  },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('region')
    const end = () => getComputedStyle(table).maskImage
    await waitFor(() => expect(end()).toContain('gradient'))
    table.scrollTo({ left: -table.scrollWidth })
    await waitFor(() => expect(end()).toBe('none'))
    table.scrollTo({ left: 0 })
  },
}
