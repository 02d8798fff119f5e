import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FilterLinks } from './filter-links.tsx'

const meta = {
  component: FilterLinks,
  title: 'Elements/FilterLinks',
  args: {
    label: 'وضعیت سفارش',
    links: [
      { label: 'همه', href: '/profile/orders', isCurrent: true },
      { label: 'در انتظار پرداخت', href: '/profile/orders?status=awaiting_payment', isCurrent: false },
      { label: 'در حال آماده‌سازی', href: '/profile/orders?status=preparing', isCurrent: false },
      { label: 'ارسال‌شده', href: '/profile/orders?status=sent', isCurrent: false },
    ],
  },
} satisfies Meta<typeof FilterLinks>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'همه' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getAllByRole('link', { current: 'page' })).toHaveLength(1)
  },
}
