import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { sampleAddresses } from '../stories/samples.ts'
import { AddressCard, type AddressSummary } from './address-card.tsx'
import { ChoiceGroup } from './choice-card.tsx'

const chosen = fn()
const meta = {
  component: AddressCard,
  title: 'Order/AddressCard',
  parameters: { widest: 640 },
  args: { address: sampleAddresses[0] as AddressSummary, onEdit: fn(), onRemove: fn() },
} satisfies Meta<typeof AddressCard>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'حذف آدرس' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}
/** One of a group, by a press anywhere on the card or by the arrow keys. */
export const Choosing: Story = {
  args: { isChoice: true },
  render: (args) => (
    <ChoiceGroup title="آدرس" value="" onChange={chosen}>
      <AddressCard {...args} />
    </ChoiceGroup>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('خانه'))
    await expect(chosen).toHaveBeenCalled()
  },
}
