import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Countdown } from './countdown.tsx'

const HOUR = 3_600_000
const meta = {
  component: Countdown,
  title: 'Elements/Countdown',
  args: { endsAt: new Date(Date.now() + 26 * HOUR).toISOString() },
} satisfies Meta<typeof Countdown>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent('۰۱روز'))
  },
}
export const Over: Story = {
  args: { endsAt: '2020-01-01T00:00:00Z' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('timer')).toBeNull())
  },
}
