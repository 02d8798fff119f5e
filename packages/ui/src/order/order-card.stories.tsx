import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../elements/actions/button.tsx'
import { goods } from '../stories/goods.ts'
import { sampleOrder } from '../stories/samples.ts'
import { OrderCard } from './order-card.tsx'

const meta = {
  component: OrderCard,
  title: 'Order/OrderCard',
  parameters: { widest: 720 },
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

export const WithActions: Story = {
  args: { actions: <Button size="small">پیگیری مرسوله</Button> },
  play: async ({ canvas }) => {
    // The whole card is the link; what can be done lies above it.
    await expect(canvas.getByRole('button', { name: 'پیگیری مرسوله' })).toBeVisible()
  },
}
export const ManyGoods: Story = {
  args: {
    pictures: goods.flatMap(({ picture }) => picture ?? []),
    totalCount: 18,
    total: 9_999_999_999_990,
    status: { label: 'تحویل شد', tone: 'success' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(5)
  },
}
