import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { refusedThenSent } from '../stories/refused-then-sent.ts'
import { sampleValidators } from '../stories/sample-login.tsx'
import { RegisterPanel, type RegisterPanelProps } from './register-panel.tsx'

const meta = {
  component: RegisterPanel,
  title: 'Auth/RegisterPanel',
  parameters: { widest: 392 },
  args: {
    validators: sampleValidators,
    onSubmit: fn<RegisterPanelProps['onSubmit']>(() => undefined),
    onLogin: fn(),
  },
} satisfies Meta<typeof RegisterPanel>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['§2.45', '§2.48', '§3.10'],
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('شماره موبایل'), '09123456789')
    await userEvent.type(canvas.getByLabelText('رمز عبور'), 'Bazaar1404')
    await userEvent.type(canvas.getByLabelText('تکرار رمز عبور'), 'Bazaar1')
    await userEvent.tab()
    await expect(canvas.getByText('کلمه های عبور یکسان نیستند')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('تکرار رمز عبور'), '404')
    await userEvent.click(canvas.getByRole('button', { name: 'ساخت حساب' }))
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ phone: '09123456789' }))
  },
}
export const PhoneOfElevenDigits: Story = {
  tags: ['§2.44', '§9.1'],
  play: async ({ canvas }) => {
    const phone = canvas.getByLabelText('شماره موبایل')
    await expect(phone).toHaveAttribute('inputmode', 'numeric')
    await userEvent.type(phone, '0912a345678999')
    await expect(phone).toHaveValue('۰۹۱۲۳۴۵۶۷۸۹')
  },
}

const response = Promise.withResolvers<undefined>()

export const WaitsForTheResponse: Story = {
  tags: ['§4.10', '§4.13', '§5.10', '§D7.11'],
  args: { onSubmit: fn<RegisterPanelProps['onSubmit']>(() => response.promise) },
  play: async ({ canvas, args }) => {
    const submit = canvas.getByRole('button', { name: 'ساخت حساب' })
    await expect(submit).toBeDisabled()
    await userEvent.type(canvas.getByLabelText('شماره موبایل'), '09123456789')
    await userEvent.type(canvas.getByLabelText('رمز عبور'), 'Bazaar1404')
    await userEvent.type(canvas.getByLabelText('تکرار رمز عبور'), 'Bazaar1404')
    await userEvent.click(submit)
    await expect(submit).toBeDisabled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    response.resolve(undefined)
    await waitFor(() => expect(submit).toBeEnabled())
  },
}

export const BackToLogin: Story = {
  tags: ['§2.36', '§2.46', '§2.47', '§2.49', '§3.10', '§D7.15'],
  args: { captcha: <p>ویجت تایید</p> },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('ویجت تایید')).toBeVisible()
    await expect(canvas.queryByLabelText('کد دعوت (اختیاری)')).toBeNull()
    await expect(canvas.getByText('قبلا ثبت نام کرده اید؟')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'وارد شوید' }))
    await expect(args.onLogin).toHaveBeenCalledOnce()
  },
}

export const WithInviteCode: Story = {
  tags: ['§2.46', '§3.9', '§D7.15'],
  args: { hasInviteCode: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('کد دعوت (اختیاری)')).toBeVisible()
  },
}

export const RefusedThenSent: Story = {
  args: { hasInviteCode: true },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('شماره موبایل'), '09123456789')
    await userEvent.type(canvas.getByLabelText('رمز عبور'), 'Bazaar1404')
    await userEvent.type(canvas.getByLabelText('تکرار رمز عبور'), 'Bazaar1404')
    await userEvent.type(canvas.getByLabelText('کد دعوت (اختیاری)'), '123')
    await refusedThenSent({
      canvas,
      send: args.onSubmit,
      button: 'ساخت حساب',
      messages: { inviteCode: 'کد دعوت باید ۵ تا ۸ رقم باشد' },
      correct: () => userEvent.type(canvas.getByLabelText('کد دعوت (اختیاری)'), '45'),
    })
  },
}
