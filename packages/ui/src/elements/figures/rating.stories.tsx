import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { AverageStars } from './average-stars.tsx'
import { Rating, RatingInput } from './rating.tsx'
import { RatingBrief } from './rating-brief.tsx'

const meta = {
  component: Rating,
  subcomponents: { AverageStars, RatingBrief, RatingInput },
  title: 'Elements/Rating',
  args: { stars: 4 },
} satisfies Meta<typeof Rating>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'امتیاز ۴ از ۵' })).toBeVisible()
  },
}
export const Average: Story = { render: () => <AverageStars average={3.6} /> }
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
    const group = canvas.getByRole('group', { name: 'امتیاز شما' })
    await expect(canvas.getByRole('radio', { name: 'بدون امتیاز' })).toBeChecked()
    // The fourth from the reading start, where a finger presses it.
    const { right, width, top } = group.getBoundingClientRect()
    const press = { clientX: right - width * 0.7, clientY: top + 20 }
    await userEvent.pointer([
      { target: canvas.getByText('۴ ستاره'), coords: press },
      { target: canvas.getByText('۴ ستاره'), coords: press, keys: '[MouseLeft]' },
    ])
    await expect(canvas.getByRole('radio', { name: '۴ ستاره' })).toBeChecked()
  },
}
/** Arrows choose, as with any radio buttons. */
export const ByKeyboard: Story = {
  render: () => <Chooser />,
  play: async ({ canvas }) => {
    canvas.getByRole('radio', { name: '۲ ستاره' }).focus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('radio', { name: '۲ ستاره' })).toBeChecked()
  },
}
