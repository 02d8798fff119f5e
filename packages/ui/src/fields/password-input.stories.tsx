import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { ignore } from '../stories/goods.ts'
import { PasswordInput } from './password-input.tsx'

const meta = {
  component: PasswordInput,
  title: 'Fields/PasswordInput',
  parameters: { widest: 420 },
  args: { name: 'password', value: 'Bazaar1404', onChange: ignore },
} satisfies Meta<typeof PasswordInput>
export default meta
type Story = StoryObj<typeof meta>

export const WithoutStrengthHint: Story = {
  tags: ['§5.13'],
  args: { value: 'a' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('meter')).toBeNull()
    await expect(canvas.queryByRole('progressbar')).toBeNull()
    await expect(canvas.getByLabelText('رمز عبور')).not.toHaveAccessibleDescription()
    await expect(canvasElement).toHaveTextContent(/^رمز عبور$/)
  },
}

export const Playground: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('رمز عبور')
    await expect(field).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: 'نمایش رمز عبور' }))
    await expect(field).toHaveAttribute('type', 'text')
  },
}
