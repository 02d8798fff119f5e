import type { Meta, StoryObj } from '@storybook/react-vite'
import { Countdown } from './figures/countdown.tsx'
import { SectionHeader } from './section-header.tsx'

const meta = {
  component: SectionHeader,
  title: 'Elements/SectionHeader',
  args: { title: 'تازه‌های حجره', href: '/shop?sort=newest' },
} satisfies Meta<typeof SectionHeader>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const WithCountdown: Story = {
  args: { title: 'پیشنهاد شگفت‌انگیز', children: <Countdown endsAt="2999-01-01T00:00:00Z" /> },
}
