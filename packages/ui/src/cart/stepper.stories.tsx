import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stepper } from './stepper.tsx'

const meta = { component: Stepper, title: 'Cart/Stepper', args: { current: 1 } } satisfies Meta<
  typeof Stepper
>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem')
    await expect(steps[1]).toHaveAttribute('aria-current', 'step')
    await expect(steps[0]).toHaveTextContent('انجام شد')
  },
}
export const Beginning: Story = { args: { current: 0 } }
export const LastStep: Story = {
  args: { current: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('(انجام شد)')).toHaveLength(2)
  },
}
