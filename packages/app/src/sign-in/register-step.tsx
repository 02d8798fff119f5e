import { registerAccount } from '@hojreh/auth'
import { useAuthDispatch } from '@hojreh/auth/react'
import { fieldMessages, registerBody } from '@hojreh/contract'
import { toLatinDigits } from '@hojreh/persian'
import { RegisterPanel, type RegisterValues } from '@hojreh/ui'
import { useCaptcha } from '../captcha/use-captcha.tsx'
import { validatorOf } from '../shell/field-validator.ts'

const { shape } = registerBody
const isRepeated = validatorOf(shape.rePassword, 'rePassword')
const validators = {
  phone: validatorOf(shape.phone, 'phone'),
  password: validatorOf(shape.password, 'password'),
  rePassword: (value: string, { password }: Record<string, unknown>) =>
    isRepeated(value) ??
    (toLatinDigits(value) === toLatinDigits(String(password)) ? undefined : fieldMessages.rePasswordDiffers),
  inviteCode: validatorOf(shape.inviteCode, 'inviteCode'),
}

/** A new account by phone and password. */
export const RegisterStep = ({
  hasInviteCode,
  onRegistered,
  onLogin,
}: {
  hasInviteCode: boolean
  onRegistered: (phone: string) => void
  /** The specification's change-step event. */
  onLogin: () => void
}) => {
  const dispatch = useAuthDispatch()
  const captcha = useCaptcha()
  const onSubmit = async (values: RegisterValues) => {
    if (!captcha.token) return undefined
    const { isRegistered, fields } = await dispatch(registerAccount(values, captcha.token))
    if (isRegistered) onRegistered(values.phone)
    else captcha.startAnew()
    return fields
  }
  return (
    <RegisterPanel
      validators={validators}
      onSubmit={onSubmit}
      onLogin={onLogin}
      hasInviteCode={hasInviteCode}
      captcha={captcha.widget}
    />
  )
}
