import type { Meta, StoryObj } from '@storybook/react-vite'
import ShoppingBasket from 'lucide-react/icons/shopping-basket'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../elements/button.tsx'
import { EmptyState } from './empty-state.tsx'
import { ErrorState } from './error-state.tsx'

const meta = {
  component: ErrorState,
  title: 'Feedback/States',
  args: { onRetry: fn(), requestId: 'req-7f3a' },
} satisfies Meta<typeof ErrorState>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Internal Server Error' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'تلاش دوباره' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const NotFound: Story = {
  args: { status: 404 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'تلاش دوباره' })).toBeNull()
  },
}
export const OwnMessage: Story = {
  args: { status: 503, message: 'Service Unavailable' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Service Unavailable' })).toBeVisible()
    await expect(canvas.getByText('۵۰۳')).toBeVisible()
  },
}
export const StatusOfItsOwn: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('۵۰۰')).toBeVisible()
  },
}
export const Empty: Story = {
  render: () => (
    <EmptyState
      icon={<ShoppingBasket size={28} />}
      title="سبد خرید شما خالی است"
      text="سری به راسته‌های بازار بزنید."
      actions={<Button href="/shop">رفتن به فروشگاه</Button>}
    />
  ),
}
