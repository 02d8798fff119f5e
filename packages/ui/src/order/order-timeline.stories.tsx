import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleTimeline } from '../stories/samples.ts'
import { OrderTimeline } from './order-timeline.tsx'

const meta = {
  component: OrderTimeline,
  title: 'Order/OrderTimeline',
  args: { steps: sampleTimeline },
} satisfies Meta<typeof OrderTimeline>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('۱۹ آبان ۱۴۰۵، ۱۲:۵۰')).toBeVisible()
    const steps = canvas.getAllByRole('listitem')
    await expect(steps[2]).toHaveAttribute('aria-current', 'step')
    await expect(steps.filter((step) => step.hasAttribute('aria-current'))).toHaveLength(1)
  },
}
export const Cancelled: Story = {
  args: {
    steps: [
      { label: 'ثبت سفارش', state: 'done', at: '2026-11-10T09:20:00Z' },
      { label: 'لغو شد', state: 'failed', at: '2026-11-10T10:00:00Z' },
    ],
  },
}
export const Delivered: Story = {
  args: { steps: sampleTimeline.map(({ label }) => ({ label, state: 'done', at: '2026-11-14T06:00:00Z' })) },
}
