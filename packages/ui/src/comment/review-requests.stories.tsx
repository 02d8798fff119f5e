import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ReviewRequests } from './review-requests.tsx'

const meta = {
  component: ReviewRequests,
  title: 'Comment/ReviewRequests',
  args: { isAsked: true, onChange: fn() },
} satisfies Meta<typeof ReviewRequests>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /پیامک/, checked: true }))
    await expect(args.onChange).toHaveBeenCalledWith(false)
  },
}
