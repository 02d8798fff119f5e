import { useSignIn } from '@hojreh/auth/react'
import { limits, otp, password, phone } from '@hojreh/contract'
import { type LoginMode, LoginPanel, type LoginValues } from '@hojreh/ui'
import { useState } from 'react'
import { validatorOf } from './field-validator.ts'

const validators = { phone: validatorOf(phone), otp: validatorOf(otp), password: validatorOf(password) }

/** Sign-in by one-time code, for the modal and for `/auth`. */
export const SignIn = () => {
  const [mode, setMode] = useState<LoginMode>('phone')
  const { requestCode, submitCode, resendAt } = useSignIn()
  const [sentTo, setSentTo] = useState('')
  const onRequestCode = async (values: LoginValues) => {
    // The number was not changed after all: its code is on the way, and another one would come too early.
    if (mode === 'phone' && values.phone === sentTo && Date.now() < resendAt) return void setMode('code')
    const { isSent, fields } = await requestCode(values.phone)
    if (isSent) {
      setSentTo(values.phone)
      setMode('code')
    }
    return fields
  }
  const onSubmitCode = async (values: LoginValues) => {
    const { fields } = await submitCode(values.phone, values.otp)
    return fields && { ...fields, ...(fields.code && { otp: fields.code }) }
  }
  return (
    <LoginPanel
      mode={mode}
      onModeChange={setMode}
      validators={validators}
      onRequestCode={onRequestCode}
      onSubmitCode={onSubmitCode}
      onSubmitPassword={async () => undefined}
      isPasswordEnabled={false}
      resendAt={resendAt}
      codeLength={limits.otpLength}
    />
  )
}
