import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { OfferBand } from '../content/offer-band.tsx'
import { Reveal } from './reveal.tsx'
import { Skeleton } from './skeletons.tsx'

const meta = {
  component: Reveal,
  title: 'Elements/Reveal',
  args: { children: <OfferBand>این بخش با رسیدن به صفحه پدیدار می‌شود.</OfferBand> },
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
    const frame = canvas.getByText(/پدیدار/).parentElement
    await expect(frame).toHaveAttribute('data-reveal', 'waiting')
    frame?.scrollIntoView({ block: 'end' })
    window.scrollBy(0, 300)
    await waitFor(() => expect(frame).toHaveAttribute('data-reveal', 'shown'))
  },
}
