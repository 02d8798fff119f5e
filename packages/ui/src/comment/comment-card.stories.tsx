import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { picture } from '../stories/pictures.ts'
import { CommentCard } from './comment-card.tsx'
import { CommentPictures } from './comment-pictures.tsx'

const meta = {
  component: CommentCard,
  subcomponents: { CommentPictures },
  title: 'Comment/CommentCard',
  parameters: { widest: 720 },
  args: {
    heading: 'سارا امینی',
    isBuyer: true,
    bought: [{ name: 'رنگ', value: 'فیروزه‌ای' }],
    rating: 4,
    createdAt: '2026-11-01T10:00:00Z',
    children: 'بافت یک‌دست و رنگ‌ها همان است که در عکس دیده می‌شود.\nبسته‌بندی هم خوب بود.',
    reply: 'سپاس از اعتماد شما؛ امیدواریم سال‌ها همراه خانه‌تان باشد.',
  },
} satisfies Meta<typeof CommentCard>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('خریدار')).toBeVisible()
    await expect(canvas.getByText('رنگ: فیروزه‌ای')).toBeVisible()
    await expect(canvas.getByText('۱۰ آبان ۱۴۰۵')).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'امتیاز ۴ از ۵' })).toBeVisible()
  },
}
const photographs = [picture('rug', 0, ''), picture('bowl', 1, ''), picture('tin', 2, '')]
export const WithPictures: Story = {
  args: {
    pictures: <CommentPictures author="سارا امینی" pictures={photographs} />,
  },
  play: async ({ canvas }) => {
    const second = canvas.getByRole('button', { name: /^عکس ۲ از ۳ که سارا امینی/ })
    await userEvent.click(second)
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(second).toHaveFocus())
  },
}
export const OfAVisitorWithoutRating: Story = {
  args: { isBuyer: false, bought: [], rating: null, reply: null },
}
export const OneLongWord: Story = { args: { heading: 'ک'.repeat(80), children: 'آ'.repeat(400) } }
