import { useSignIn } from '@hojreh/auth/react'
import { limits } from '@hojreh/contract'
import { type LoginMode, LoginPanel, type LoginValues } from '@hojreh/ui'
import { useState } from 'react'
import { useCaptcha } from '../captcha/use-captcha.tsx'
import { loginRules } from './login.rules.ts'
import { useWebOtp } from './use-web-otp.ts'

/** Sign-in by one-time code or by password. */
export const LoginStep = ({
  initialPhone,
  onRegister,
}: {
  initialPhone: string
  /** The specification's change-step event. */
  onRegister: () => void
}) => {
  const { requestCode, submitCode, submitPassword, pending, resendAt, isSignedIn } = useSignIn()
  // After a reload the code is still valid, and another one would come too early.
  const [mode, setMode] = useState<LoginMode>(() => {
    const isOfThisPhone = !initialPhone || initialPhone === pending?.phone
    return pending && isOfThisPhone ? 'code' : 'phone'
  })
  const sentTo = pending?.phone
  const captcha = useCaptcha({ hasCodeLogin: true })
  const receivedCode = useWebOtp(mode === 'code' ? resendAt : 0)

  const changeMode = (next: LoginMode) => {
    // Leaving the password takes the widget away, and what it gave with it.
    if (mode === 'password') captcha.startAnew()
    setMode(next)
  }
  const onRequestCode = async (values: LoginValues) => {
    // The number was not changed after all: its code is on the way, and another one would come too early.
    if (mode === 'phone' && values.phone === sentTo && Date.now() < resendAt) return void setMode('code')
    const { isSent, fields } = await requestCode(values.phone)
    if (isSent) setMode('code')
    return fields
  }
  const onSubmitCode = async (values: LoginValues) => {
    const { fields: { code, ...fields } = {} } = await submitCode(values.phone, values.otp)
    return { ...fields, ...(code && { otp: code }) }
  }
  const onSubmitPassword = async (values: LoginValues) => {
    // Without a solved captcha nothing happens (specification, section 5).
    if (!captcha.token) return undefined
    const { isSignedIn: isDone, fields } = await submitPassword(values.phone, values.password, captcha.token)
    if (!isDone) captcha.startAnew()
    return fields
  }
  return (
    <LoginPanel
      mode={mode}
      onModeChange={changeMode}
      validators={loginRules}
      onRequestCode={onRequestCode}
      onSubmitCode={onSubmitCode}
      onSubmitPassword={onSubmitPassword}
      onRegister={onRegister}
      captcha={captcha.widget}
      initialPhone={initialPhone || sentTo}
      isBusy={isSignedIn}
      resendAt={resendAt}
      codeLength={limits.otpLength}
      receivedCode={receivedCode}
    />
  )
}
