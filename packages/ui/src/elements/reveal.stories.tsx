import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { preferLessMotion } from '../stories/less-motion.ts'
import { looked } from '../stories/settled.ts'
import { Reveal } from './reveal.tsx'
import { Skeleton } from './skeletons.tsx'

const meta = {
  component: Reveal,
  title: 'Elements/Reveal',
  args: { children: 'این بخش با رسیدن به صفحه پدیدار می‌شود.' },
} satisfies Meta<typeof Reveal>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const BelowTheFold: Story = {
  render: (args) => (
    <>
      {Array.from({ length: 12 }, (_, index) => (
        <Skeleton key={index} variant="block" />
      ))}
      <Reveal {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const frame = canvas.getByText(/پدیدار/)
    await waitFor(() => expect(frame).toHaveAttribute('data-reveal', 'waiting'))
    await waitFor(
      () => {
        // Again each time: the page may just have become longer.
        scrollTo(0, document.documentElement.scrollHeight)
        return expect(frame).toHaveAttribute('data-reveal', 'shown')
      },
      { timeout: 5_000 },
    )
  },
}

export const InTheMiddleOfAPage: Story = {
  tags: ['§9.13', '§9.14', '§D7.5'],
  render: (args) => (
    <>
      {Array.from({ length: 12 }, (_, index) => (
        <Skeleton key={index} variant="block" />
      ))}
      <Reveal {...args} />
      {Array.from({ length: 12 }, (_, index) => (
        <Skeleton key={index} variant="block" />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const frame = canvas.getByText(/پدیدار/)
    await waitFor(() => expect(frame).toHaveAttribute('data-reveal', 'waiting'))
    const lookOf = () => {
      const { opacity, transitionDuration, transitionTimingFunction } = getComputedStyle(frame)
      return [opacity, transitionDuration, transitionTimingFunction]
    }
    await expect(lookOf()).toEqual(['0', '0s', 'ease'])
    // Shifted by 24 px while it waits.
    const scrollTo = (inside: number) => scrollBy(0, frame.getBoundingClientRect().top - innerHeight + inside)
    scrollTo(110)
    await looked(frame)
    await expect(frame).toHaveAttribute('data-reveal', 'waiting')
    scrollTo(160)
    await waitFor(() => expect(frame).toHaveAttribute('data-reveal', 'shown'), { timeout: 5_000 })
    await waitFor(() => expect(lookOf()).toEqual(['1', '0.4s, 0.4s', 'ease, ease']))
  },
}

export const StillForWhoPrefersIt: Story = {
  tags: ['§D7.6'],
  beforeEach: preferLessMotion,
  render: InTheMiddleOfAPage.render as NonNullable<Story['render']>,
  play: async ({ canvas }) => {
    const frame = canvas.getByText(/پدیدار/)
    await looked(frame)
    await expect(frame).not.toHaveAttribute('data-reveal')
  },
}
