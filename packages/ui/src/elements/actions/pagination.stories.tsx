import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Pagination } from './pagination.tsx'

const meta = {
  component: Pagination,
  title: 'Elements/Pagination',
  args: { page: 5, pageCount: 24, hrefFor: (page: number) => `/shop?pageId=${page}` },
} satisfies Meta<typeof Pagination>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'صفحه‌ی بعد' })).toHaveAttribute('href', '/shop?pageId=6')
    await expect(canvas.getByRole('link', { name: 'صفحه ۵' })).toHaveAttribute('aria-current', 'page')
  },
}
/** The widest there is, on the narrowest phone. */
export const InOneLine: Story = {
  args: { page: 4, pageCount: 124 },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('link').map((link) => Math.round(link.getBoundingClientRect().top))
    await expect(new Set(tops).size).toBe(1)
  },
}
export const FirstPage: Story = {
  args: { page: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'صفحه‌ی قبل' })).toBeNull()
  },
}
