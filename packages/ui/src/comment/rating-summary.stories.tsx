import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { RatingSummary } from './rating-summary.tsx'

const meta = {
  component: RatingSummary,
  title: 'Comment/RatingSummary',
  parameters: { widest: 300 },
  args: { average: 4.3, count: 1_284, stars: [12, 30, 104, 380, 758] },
} satisfies Meta<typeof RatingSummary>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('میانگین امتیاز: ۴٫۳ از ۵')).toBeInTheDocument()
    const bars = canvas.getAllByRole('listitem').map(({ textContent }) => textContent)
    await expect(bars[0]).toContain('۵ ستاره: ۷۵۸ نفر')
    await expect(bars[4]).toContain('۱ ستاره: ۱۲ نفر')
  },
}
/** A chart of one rating would be four empty rows. */
export const OneRating: Story = {
  args: { average: 5, count: 1, stars: [0, 0, 0, 0, 1] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('میانگین امتیاز: ۵ از ۵')).toBeInTheDocument()
    await expect(canvas.queryAllByRole('listitem')).toEqual([])
  },
}
