import type { ApiError } from '@hojreh/api'
import { type AdminResponseOf, useStaffSignInMutation } from '@hojreh/api/admin'
import { useErrorToast } from '@hojreh/app'
import { Button, FormField, OtpInput, SubmitButton, TextInput } from '@hojreh/ui'
import { useState } from 'react'
import { Form } from 'react-final-form'
import { refusalOf } from '../../shared/refusal-of.ts'
import { PasskeySignIn } from './passkey-sign-in.tsx'
import { SetUp } from './set-up.tsx'
import { signInMessages as text } from './sign-in.messages.ts'
import { signInRules } from './sign-in.rules.ts'
import { Fields } from './sign-in.styles.ts'

const CODE_LENGTH = 6
const fieldOf: Partial<Record<ApiError['code'], string>> = { invitation_wrong: 'invitationCode' }

interface Values {
  totp: string
  recoveryCode: string
  invitationCode: string
}

export interface FactorStepProps {
  ticket: AdminResponseOf<'staffSignInCode'>
  onExpired: () => void
  onEntered: (recoveryCodes: readonly string[] | null) => void
}

/** The second step: what the person has beside the phone. It opens the session. */
export const FactorStep = ({
  ticket: { ticket, setUp, hasPasskeys },
  onExpired,
  onEntered,
}: FactorStepProps) => {
  const [signIn] = useStaffSignInMutation()
  const [hasLostApp, setHasLostApp] = useState(false)
  const tellError = useErrorToast()
  const kind = hasLostApp ? 'recoveryCode' : 'totp'
  const send = async (values: Values) => {
    const { data, error } = await signIn({
      ticket,
      [kind]: values[kind],
      ...(setUp && { invitationCode: values.invitationCode }),
    })
    if (data) {
      onEntered(data.recoveryCodes)
      return undefined
    }
    const { code } = error as ApiError
    if (code === 'sign_in_expired') {
      tellError(error)
      onExpired()
      return undefined
    }
    return refusalOf(error, fieldOf[code] ?? kind)
  }
  return (
    <Form<Values>
      initialValues={{ totp: '', recoveryCode: '', invitationCode: '' }}
      subscription={{}}
      onSubmit={send}
      render={({ handleSubmit, form }) => (
        <Fields onSubmit={handleSubmit} noValidate>
          {setUp && (
            <>
              <SetUp {...setUp} />
              <FormField
                as={TextInput}
                name="invitationCode"
                label={text.invitationCode}
                hint={text.invitationHint}
                dir="ltr"
                isRequired
                validate={signInRules.invitationCode}
              />
            </>
          )}
          {kind === 'totp' ? (
            <>
              {!setUp && <p>{text.factorLead}</p>}
              <FormField
                as={OtpInput}
                name="totp"
                label={text.totp}
                length={CODE_LENGTH}
                isRequired
                autoFocus={!setUp}
                validate={signInRules.totp}
                onComplete={() => void form.submit()}
              />
            </>
          ) : (
            <>
              <p>{text.recoveryLead}</p>
              <FormField
                as={TextInput}
                name="recoveryCode"
                label={text.recoveryCode}
                dir="ltr"
                isRequired
                autoFocus
                validate={signInRules.recoveryCode}
              />
            </>
          )}
          <SubmitButton size="large" fullWidth>
            {text.enter}
          </SubmitButton>
          {hasPasskeys && (
            <PasskeySignIn ticket={ticket} onExpired={onExpired} onEntered={() => onEntered(null)} />
          )}
          {!setUp && (
            <Button variant="link" onClick={() => setHasLostApp(!hasLostApp)}>
              {hasLostApp ? text.withTotp : text.withRecovery}
            </Button>
          )}
        </Fields>
      )}
    />
  )
}
