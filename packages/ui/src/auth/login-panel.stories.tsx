import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, type Mock, userEvent, waitFor } from 'storybook/test'
import { refusedThenSent } from '../stories/refused-then-sent.ts'
import { sampleValidators } from '../stories/sample-login.tsx'
import { settled } from '../stories/settled.ts'
import { LoginPanel } from './login-panel.tsx'
import type { LoginPanelProps } from './login-panel.types.ts'

const meta = {
  component: LoginPanel,
  title: 'Auth/LoginPanel',
  parameters: { widest: 392 },
  args: {
    mode: 'phone',
    onModeChange: fn(),
    validators: sampleValidators,
    onRequestCode: fn<LoginPanelProps['onRequestCode']>(() => undefined),
    onSubmitCode: fn(() => undefined),
    onSubmitPassword: fn(() => undefined),
    onRegister: fn(),
  },
} satisfies Meta<typeof LoginPanel>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['§2.36', '§2.37', '§2.43', '§5.10'],
  play: async ({ canvas, args }) => {
    const submit = canvas.getByRole('button', { name: 'دریافت کد تایید' })
    await expect(submit).toBeDisabled()
    await userEvent.type(canvas.getByLabelText('شماره موبایل'), '۰۹۱۲۳۴۵۶۷۸۹')
    await userEvent.click(submit)
    await expect(args.onRequestCode).toHaveBeenCalledWith(expect.objectContaining({ phone: '09123456789' }))
    await userEvent.click(canvas.getByRole('button', { name: 'ورود با رمز عبور' }))
    await expect(args.onModeChange).toHaveBeenCalledWith('password')
    await userEvent.click(canvas.getByRole('button', { name: 'ثبت نام کنید' }))
    await expect(args.onRegister).toHaveBeenCalledOnce()
  },
}

export const InvalidPhone: Story = {
  tags: ['§5.15'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('شماره موبایل'), '0912')
    await userEvent.tab()
    await expect(canvas.getByText('شماره تلفن وارد شده نامعتبر است')).toBeVisible()
  },
}

export const MessageWaitsForTheRelease: Story = {
  play: async ({ canvas, args }) => {
    const person = userEvent.setup()
    await userEvent.type(canvas.getByLabelText('شماره موبایل'), '0912')
    const target = canvas.getByRole('button', { name: 'ورود با رمز عبور' })
    await person.pointer({ keys: '[MouseLeft>]', target })
    await settled()
    // The button must not move away under the finger.
    await expect(canvas.queryByText('شماره تلفن وارد شده نامعتبر است')).toBeNull()
    await person.pointer({ keys: '[/MouseLeft]', target })
    await expect(args.onModeChange).toHaveBeenCalledWith('password')
    await expect(await canvas.findByText('شماره تلفن وارد شده نامعتبر است')).toBeVisible()
  },
}

export const Code: Story = {
  tags: ['§2.38', '§2.39', '§5.12', '§9.2', '§D7.12'],
  args: { mode: 'code', initialPhone: '09123456789' },
  play: async ({ canvas, args }) => {
    const phone = canvas.getByLabelText('شماره موبایل')
    await expect(phone).toHaveValue('۰۹۱۲۳۴۵۶۷۸۹')
    await expect(phone).toBeDisabled()
    await userEvent.type(phone, '1')
    await expect(phone).toHaveValue('۰۹۱۲۳۴۵۶۷۸۹')
    await userEvent.type(canvas.getByLabelText('کد تایید'), '12345')
    await waitFor(() =>
      expect(args.onSubmitCode).toHaveBeenCalledWith(
        expect.objectContaining({ phone: '09123456789', otp: '12345' }),
      ),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'اصلاح شماره' }))
    await expect(args.onModeChange).toHaveBeenCalledWith('phone')
  },
}

export const CodeReadFromTheSms: Story = {
  tags: ['§D7.12'],
  args: { mode: 'code', initialPhone: '09123456789', receivedCode: '54321' },
  play: async ({ args }) => {
    await waitFor(() =>
      expect(args.onSubmitCode).toHaveBeenCalledWith(expect.objectContaining({ otp: '54321' })),
    )
  },
}

const Waiting = (props: LoginPanelProps) => {
  const [resendAt] = useState(() => Date.now() + 1500)
  return <LoginPanel {...props} resendAt={resendAt} />
}

export const ResendAfterCountdown: Story = {
  args: { mode: 'code', initialPhone: '09123456789' },
  render: (args) => <Waiting {...args} />,
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('button', { name: /ارسال دوباره تا ۰:۰/ })).toBeDisabled()
    const resend = await canvas.findByRole('button', { name: 'ارسال دوباره‌ی کد' }, { timeout: 4000 })
    await waitFor(() => expect(resend).toBeEnabled(), { timeout: 4000 })
    await userEvent.click(resend)
    await expect(args.onRequestCode).toHaveBeenCalledWith(expect.objectContaining({ phone: '09123456789' }))
  },
}

export const Password: Story = {
  tags: ['§2.40'],
  args: { mode: 'password', captcha: <p>ویجت تایید</p> },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('شماره موبایل'), '09123456789')
    await userEvent.type(canvas.getByLabelText('رمز عبور'), 'Bazaar1404{Enter}')
    await expect(args.onSubmitPassword).toHaveBeenCalledWith(
      expect.objectContaining({ phone: '09123456789', password: 'Bazaar1404' }),
    )
    await expect(canvas.getByText('ویجت تایید')).toBeVisible()
  },
}

const Switching = (props: LoginPanelProps) => {
  const [mode, setMode] = useState(props.mode)
  return <LoginPanel {...props} mode={mode} onModeChange={setMode} />
}

export const SwitchedBeforeAnythingIsTyped: Story = {
  render: (args) => <Switching {...args} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('شماره موبایل')).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'ورود با رمز عبور' }))
    await expect(canvas.getByLabelText('رمز عبور')).toBeVisible()
    await expect(canvas.queryByText('وارد کردن شماره تلفن الزامی است')).toBeNull()
  },
}

export const WithoutPassword: Story = {
  args: { isPasswordEnabled: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'ورود با رمز عبور' })).toBeNull()
  },
}

const response = Promise.withResolvers<undefined>()

export const WaitsForTheResponse: Story = {
  tags: ['§4.10'],
  args: {
    initialPhone: '09123456789',
    onRequestCode: fn<LoginPanelProps['onRequestCode']>(() => response.promise),
  },
  play: async ({ canvas, args }) => {
    const submit = canvas.getByRole('button', { name: 'دریافت کد تایید' })
    await userEvent.click(submit)
    await expect(submit).toBeDisabled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRequestCode).toHaveBeenCalledOnce()
    response.resolve(undefined)
    await waitFor(() => expect(submit).toBeEnabled())
  },
}

export const Busy: Story = {
  tags: ['§4.10'],
  args: { isBusy: true, initialPhone: '09123456789' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'دریافت کد تایید' })).toBeDisabled()
  },
}

export const RefusedThenSent: Story = {
  args: { initialPhone: '09123456780' },
  play: async ({ canvas, args }) => {
    await refusedThenSent({
      canvas,
      send: args.onRequestCode,
      button: 'دریافت کد تایید',
      messages: { phone: 'شماره تلفن وارد شده نامعتبر است' },
      correct: () => userEvent.type(canvas.getByLabelText('شماره موبایل'), '{Backspace}9'),
    })
  },
}

export const CodeRefusedThenSent: Story = {
  args: { mode: 'code', initialPhone: '09123456789' },
  play: async ({ canvas, args }) => {
    const onSubmit = args.onSubmitCode as Mock<LoginPanelProps['onSubmitCode']>
    onSubmit.mockResolvedValueOnce({ otp: 'کد تایید نادرست است' })
    const code = canvas.getByLabelText('کد تایید')
    await userEvent.type(code, '12345')
    await expect(await canvas.findByText('کد تایید نادرست است')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'ورود' })).toBeEnabled()
    await userEvent.type(code, '{Backspace}')
    // The refused code is being corrected: the user has not left the field yet.
    await expect(canvas.queryByText('کد تایید باید شامل 5 کاراکتر باشد')).toBeNull()
    await userEvent.type(code, '6')
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2))
  },
}

export const ResendAfterAWrongCode: Story = {
  args: { mode: 'code', initialPhone: '09123456789' },
  play: async ({ canvas, args }) => {
    const onSubmit = args.onSubmitCode as Mock<LoginPanelProps['onSubmitCode']>
    onSubmit.mockResolvedValueOnce({ otp: 'کد تایید نادرست است' })
    await userEvent.type(canvas.getByLabelText('کد تایید'), '12345')
    await canvas.findByText('کد تایید نادرست است')
    const resend = await canvas.findByRole('button', { name: 'ارسال دوباره‌ی کد' })
    await waitFor(() => expect(resend).toBeEnabled())
    await userEvent.click(resend)
    await expect(args.onRequestCode).toHaveBeenCalledOnce()
    await settled()
    const code = canvas.getByLabelText('کد تایید')
    await expect(code).toHaveValue('')
    await expect(code).toHaveAttribute('aria-invalid', 'false')
    await expect(code).toHaveFocus()
  },
}
