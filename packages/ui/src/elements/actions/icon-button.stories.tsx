import type { Meta, StoryObj } from '@storybook/react-vite'
import Heart from 'lucide-react/icons/heart'
import { expect, fn, userEvent } from 'storybook/test'
import { IconButton } from './icon-button.tsx'

const meta = {
  component: IconButton,
  title: 'Elements/IconButton',
  args: { label: 'افزودن به علاقه‌مندی‌ها', children: <Heart size={22} />, onClick: fn() },
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'افزودن به علاقه‌مندی‌ها' })
    await userEvent.click(button)
    await expect(args.onClick).toHaveBeenCalledOnce()
    await expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(44)
  },
}

export const AsLink: Story = {
  render: ({ label, children }) => (
    <IconButton href="/profile/favorites" label={label}>
      {children}
    </IconButton>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/profile/favorites')
  },
}
