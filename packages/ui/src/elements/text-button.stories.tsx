import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { TextButton } from './text-button.tsx'

const meta = {
  component: TextButton,
  title: 'Elements/TextButton',
  args: { children: 'ورود با رمز عبور', onClick: fn(), disabled: false },
} satisfies Meta<typeof TextButton>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'ورود با رمز عبور' })
    await userEvent.click(button)
    await expect(args.onClick).toHaveBeenCalledOnce()
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}
export const Disabled: Story = { args: { disabled: true } }
