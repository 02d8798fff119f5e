import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ErrorState } from './error-state.tsx'

const meta = {
  component: ErrorState,
  title: 'Feedback/ErrorState',
  args: { onRetry: fn(), requestId: 'req-7f3a' },
} satisfies Meta<typeof ErrorState>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['§2.56', '§D6.10', '§D7.16'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Internal Server Error' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'تلاش دوباره' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const NotFound: Story = {
  tags: ['§2.55', '§D6.10', '§D7.16'],
  args: { status: 404 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'تلاش دوباره' })).toBeNull()
  },
}
export const OwnMessage: Story = {
  tags: ['§2.56'],
  args: { status: 503, message: 'Service Unavailable' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Service Unavailable' })).toBeVisible()
    await expect(canvas.getByText('۵۰۳')).toBeVisible()
  },
}
export const StatusOfItsOwn: Story = {
  tags: ['§2.57'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('۵۰۰')).toBeVisible()
  },
}
