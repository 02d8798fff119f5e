import type { Meta, StoryObj } from '@storybook/react-vite'
import { StatusChip } from './status-chip.tsx'

const meta = {
  component: StatusChip,
  title: 'Elements/StatusChip',
  args: { children: 'در حال آماده‌سازی', tone: 'info' },
} satisfies Meta<typeof StatusChip>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const Tones: Story = {
  render: () => (
    <>
      {(['neutral', 'info', 'success', 'warning', 'danger'] as const).map((tone) => (
        <StatusChip key={tone} tone={tone}>
          سفارش شما
        </StatusChip>
      ))}
    </>
  ),
}
