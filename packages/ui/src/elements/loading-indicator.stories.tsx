import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LoadingIndicator } from './loading-indicator.tsx'

const meta = {
  component: LoadingIndicator,
  title: 'Elements/LoadingIndicator',
  args: { isLoading: true },
} satisfies Meta<typeof LoadingIndicator>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['§9.17', '§D7.4'],
  play: async ({ canvas }) => {
    const line = canvas.getByRole('progressbar', { hidden: true })
    await expect(getComputedStyle(line).height).toBe('3px')
    await expect(getComputedStyle(line).animationDelay).toBe('0.2s')
    await expect(getComputedStyle(line, '::before').animationDuration).toBe('2s')
  },
}
export const Quiet: Story = {
  tags: ['§9.17', '§D7.4'],
  args: { isLoading: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar', { hidden: true })).toBeNull()
  },
}
