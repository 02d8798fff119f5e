import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Rating, RatingInput } from './rating.tsx'
import { RatingBrief } from './rating-brief.tsx'

const meta = {
  component: Rating,
  subcomponents: { RatingBrief, RatingInput },
  title: 'Elements/Rating',
  args: { average: 3.6 },
} satisfies Meta<typeof Rating>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const Brief: Story = {
  render: () => <RatingBrief average={4.25} count="۱۲۸" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('امتیاز ۴٫۳ از ۵، از ۱۲۸ نظر')).toBeInTheDocument()
  },
}
const Chooser = () => {
  const [value, setValue] = useState<number>()
  return <RatingInput value={value} onChange={setValue} />
}
export const Choosing: Story = {
  render: () => <Chooser />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '۴ ستاره' }))
    await expect(canvas.getByRole('radio', { name: '۴ ستاره' })).toBeChecked()
  },
}
