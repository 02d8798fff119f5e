import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
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
        <Skeleton key={index} data-shape="block" />
      ))}
      <Reveal {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const frame = canvas.getByText(/پدیدار/)
    await expect(frame).toHaveAttribute('data-reveal', 'waiting')
    frame.scrollIntoView({ block: 'end' })
    await waitFor(() => expect(frame).toHaveAttribute('data-reveal', 'shown'))
  },
}
