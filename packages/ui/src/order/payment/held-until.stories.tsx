import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { HeldUntil } from './held-until.tsx'

const MINUTE = 60_000
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE).toISOString()

const meta = {
  component: HeldUntil,
  title: 'Order/HeldUntil',
  args: { instant: '2026-11-24T11:00:00.000Z' },
} satisfies Meta<typeof HeldUntil>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  render: () => <HeldUntil instant={inMinutes(12)} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('(۱۲ دقیقه‌ی دیگر)')).toBeVisible()
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}
export const AMinuteLeft: Story = {
  render: () => <HeldUntil instant={inMinutes(1)} />,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('(۱ دقیقه‌ی دیگر)', { selector: '[role=status]' }),
    ).toBeInTheDocument()
  },
}
export const Over: Story = {
  args: { instant: '2026-01-01T00:00:00.000Z' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/زمان نگه‌داری کالاها گذشت/)).toBeVisible()
  },
}
