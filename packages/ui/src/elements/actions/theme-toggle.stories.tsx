import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { colorSchemeAttribute } from '../../theme/color-mode.ts'
import { ThemeToggle } from './theme-toggle.tsx'

const meta = { component: ThemeToggle, title: 'Elements/ThemeToggle' } satisfies Meta<typeof ThemeToggle>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  globals: { scheme: 'light' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'رنگ‌بندی: روشن' }))
    await expect(canvas.getByRole('button', { name: 'رنگ‌بندی: تیره' })).toBeVisible()
    await expect(document.documentElement).toHaveAttribute(colorSchemeAttribute, 'dark')
  },
}
