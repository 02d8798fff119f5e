import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { CommentCard } from './comment-card.tsx'
import { CommentForm } from './comment-form.tsx'
import { CommentsLayout, CommentsNote } from './comments-layout.tsx'
import { RatingSummary } from './rating-summary.tsx'

const meta = {
  component: CommentsLayout,
  subcomponents: { CommentsNote },
  title: 'Comment/CommentsLayout',
  args: {
    id: 'comments',
    title: 'نظر خریداران',
    count: '۱٬۲۸۴ نظر',
    ratings: <RatingSummary average={4.3} count={1_284} stars={[12, 30, 104, 380, 758]} />,
    onWrite: fn(),
    children: (
      <CommentCard heading="سارا امینی" isBuyer rating={4} createdAt="2026-11-01T10:00:00Z">
        بافت یک‌دست و رنگ‌ها همان است که در عکس دیده می‌شود.
      </CommentCard>
    ),
  },
} satisfies Meta<typeof CommentsLayout>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'نوشتن نظر' }))
    await expect(args.onWrite).toHaveBeenCalledOnce()
  },
}
export const Writing: Story = {
  args: {
    form: (
      <CommentForm
        canRate
        maxLength={2_000}
        validate={() => undefined}
        onSubmit={async () => undefined}
        onCancel={fn()}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'نوشتن نظر' })).toBeNull()
  },
}
const NoComments = () => (
  <CommentsNote>هنوز کسی درباره این کالا ننوشته است؛ اولین نظر را شما بنویسید.</CommentsNote>
)

export const NobodyYet: Story = {
  args: {
    count: undefined,
    ratings: undefined,
    children: <NoComments />,
  },
}
