import { useStaffSignInStartMutation } from '@hojreh/api/admin'
import { FormField, PhoneInput, SubmitButton } from '@hojreh/ui'
import { Form } from 'react-final-form'
import { refusalOf } from '../../shared/refusal-of.ts'
import { PasskeySignIn } from './passkey-sign-in.tsx'
import { signInMessages as text } from './sign-in.messages.ts'
import { signInRules } from './sign-in.rules.ts'
import { Fields } from './sign-in.styles.ts'

export interface SentCode {
  phone: string
  /** When another one may be asked for, in milliseconds. */
  resendAt: number
}

interface PhoneStepProps {
  phone: string
  onSent: (sent: SentCode) => void
  onEntered: () => void
}

/** The first step of signing in: a phone number, or a passkey without one. */
export const PhoneStep = ({ phone, onSent, onEntered }: PhoneStepProps) => {
  const [start] = useStaffSignInStartMutation()
  const send = async (values: { phone: string }) => {
    const { data, error } = await start(values)
    if (!data) return refusalOf(error, 'phone')
    onSent({ phone: values.phone, resendAt: Date.now() + data.resendAfterSeconds * 1_000 })
    return undefined
  }
  return (
    <Form<{ phone: string }>
      initialValues={{ phone }}
      subscription={{}}
      onSubmit={send}
      render={({ handleSubmit }) => (
        <Fields onSubmit={handleSubmit} noValidate>
          <p>{text.phoneLead}</p>
          <FormField
            as={PhoneInput}
            name="phone"
            isRequired
            autoFocus
            autoComplete="username"
            validate={signInRules.phone}
          />
          <SubmitButton size="large" fullWidth>
            {text.sendCode}
          </SubmitButton>
          <PasskeySignIn onEntered={onEntered} />
        </Fields>
      )}
    />
  )
}
