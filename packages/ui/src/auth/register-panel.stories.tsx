import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { sampleValidators } from '../stories/login-page.tsx'
import { RegisterPanel } from './register-panel.tsx'

const meta = {
  component: RegisterPanel,
  title: 'Auth/RegisterPanel',
  args: { validators: sampleValidators, onSubmit: fn(() => undefined), onLogin: fn() },
} satisfies Meta<typeof RegisterPanel>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('شماره تلفن'), '09123456789')
    await userEvent.type(canvas.getByLabelText('رمز عبور'), 'Bazaar1404')
    await userEvent.type(canvas.getByLabelText('تکرار رمز عبور'), 'Bazaar1')
    await userEvent.tab()
    await expect(canvas.getByText('کلمه های عبور یکسان نیستند')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('تکرار رمز عبور'), '404')
    await userEvent.click(canvas.getByRole('button', { name: 'ساخت حساب' }))
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ phone: '09123456789' }))
  },
}
export const WithInviteCode: Story = {
  args: { hasInviteCode: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('کد دعوت (اختیاری)')).toBeVisible()
  },
}
