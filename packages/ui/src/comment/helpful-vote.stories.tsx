import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { HelpfulVote } from './helpful-vote.tsx'

const meta = {
  component: HelpfulVote,
  title: 'Comment/HelpfulVote',
  args: { author: 'سارا امینی', count: 12, isMine: false, onToggle: fn() },
} satisfies Meta<typeof HelpfulVote>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  render: (args) => {
    const [isMine, setIsMine] = useState(false)
    return (
      <HelpfulVote
        {...args}
        isMine={isMine}
        isTold={isMine}
        count={args.count + Number(isMine)}
        onToggle={() => setIsMine(!isMine)}
      />
    )
  },
  play: async ({ canvas }) => {
    const vote = canvas.getByRole('button', { name: 'مفید بود (۱۲) نظر سارا امینی' })
    await expect(vote).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(vote)
    await expect(vote).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByRole('status')).toHaveTextContent('رأی شما ثبت شد؛ برای ۱۳ نفر مفید بوده است')
  },
}
export const OnesOwn: Story = {
  args: { isOwn: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('برای ۱۲ نفر مفید بوده است')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
