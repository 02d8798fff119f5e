import { useState } from 'react'
import { LoginStep } from './login-step.tsx'
import { RegisterStep } from './register-step.tsx'

/** The two-step container of the specification, starting on login, for the modal and for `/auth`. */
export const SignIn = ({
  hasInviteCode = false,
}: {
  /** Which variant of the register panel. */
  hasInviteCode?: boolean
}) => {
  const [step, setStep] = useState<'login' | 'register'>('login')
  const [phone, setPhone] = useState('')
  if (step === 'login') return <LoginStep initialPhone={phone} onRegister={() => setStep('register')} />
  return (
    <RegisterStep
      hasInviteCode={hasInviteCode}
      onLogin={() => setStep('login')}
      onRegistered={(registered) => {
        setPhone(registered)
        setStep('login')
      }}
    />
  )
}
