import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../../elements/actions/button.tsx'
import { PaymentResult } from './payment-result.tsx'

const meta = {
  component: PaymentResult,
  title: 'Order/PaymentResult',
  args: {
    status: 'paid',
    orderNumber: '100234',
    refId: '201938475566',
    amount: 208_450_000,
    actions: <Button href="/profile/orders/1">دیدن سفارش</Button>,
  },
} satisfies Meta<typeof PaymentResult>
export default meta
type Story = StoryObj<typeof meta>

const writeText = fn(async (_text: string) => undefined)

export const Playground: Story = {
  beforeEach: () => {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'کپی' }))
    await expect(writeText).toHaveBeenCalledWith('201938475566')
    await expect(await canvas.findByText('کپی شد')).toBeInTheDocument()
  },
}
export const Failed: Story = { args: { status: 'failed' } }
export const CancelledByTheCustomer: Story = { args: { status: 'cancelled' } }
export const StillChecking: Story = { args: { status: 'pending' } }
