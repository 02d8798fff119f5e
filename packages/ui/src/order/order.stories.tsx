import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleOrder, sampleTimeline } from '../stories/samples.ts'
import { OrderCard } from './order-card.tsx'
import { OrderTimeline } from './order-timeline.tsx'

const meta = {
  component: OrderCard,
  title: 'Order/OrderCard',
  args: { ...sampleOrder, headingLevel: 2 },
} satisfies Meta<typeof OrderCard>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'سفارش ۱۰۰۲۳۴' })).toHaveAttribute(
      'href',
      '/profile/orders/1',
    )
  },
}
export const Timeline: Story = {
  render: () => <OrderTimeline steps={sampleTimeline} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('۱۹ آبان ۱۴۰۵، ۱۲:۵۰')).toBeVisible()
  },
}
export const Cancelled: Story = {
  render: () => (
    <OrderTimeline
      steps={[
        { label: 'ثبت سفارش', state: 'done', at: '2026-11-10T09:20:00Z' },
        { label: 'لغو شد', state: 'failed', at: '2026-11-10T10:00:00Z' },
      ]}
    />
  ),
}
