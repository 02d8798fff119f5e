import { registerAccount } from '@hojreh/auth'
import { useAuthDispatch } from '@hojreh/auth/react'
import { RegisterPanel, type RegisterValues } from '@hojreh/ui'
import { useCaptcha } from '../captcha/use-captcha.tsx'
import { registerRules } from './register.rules.ts'

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
      validators={registerRules}
      onSubmit={onSubmit}
      onLogin={onLogin}
      hasInviteCode={hasInviteCode}
      captcha={captcha.widget}
    />
  )
}
