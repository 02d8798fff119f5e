import { useState } from 'react'
import { LoginPanel } from '../auth/login-panel.tsx'
import type { LoginMode } from '../auth/login-panel.types.ts'
import { ignore } from './goods.ts'

/** Rules as an app would give them; the texts of the specification live in the contract. */
export const sampleValidators = {
  phone: (value: string) =>
    value === ''
      ? 'وارد کردن شماره تلفن الزامی است'
      : value.length === 11
        ? undefined
        : 'شماره تلفن وارد شده نامعتبر است',
  otp: (value: string) => (value.length >= 5 ? undefined : 'کد تایید باید شامل 5 کاراکتر باشد'),
  password: (value: string) => (value === '' ? 'وارد کردن رمز عبور الزامی است' : undefined),
  rePassword: (value: string, values: Record<string, unknown>) =>
    value === values.password ? undefined : 'کلمه های عبور یکسان نیستند',
}

const SECOND = 1000

export const SampleLogin = ({ initialMode = 'phone' }: { initialMode?: LoginMode }) => {
  const [mode, setMode] = useState(initialMode)
  const [resendAt] = useState(() => Date.now() + 60 * SECOND)
  return (
    <LoginPanel
      mode={mode}
      onModeChange={setMode}
      validators={sampleValidators}
      initialPhone={initialMode === 'code' ? '09123456789' : ''}
      resendAt={resendAt}
      onRequestCode={() => {
        setMode('code')
        return undefined
      }}
      onSubmitCode={ignore}
      onSubmitPassword={ignore}
      onRegister={ignore}
    />
  )
}
