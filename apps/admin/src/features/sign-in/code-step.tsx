import {
  type AdminResponseOf,
  useStaffSignInCodeMutation,
  useStaffSignInStartMutation,
} from '@hojreh/api/admin'
import { useErrorToast } from '@hojreh/app'
import { toPersianDigits } from '@hojreh/persian'
import { Button, FormField, OtpInput, SubmitButton } from '@hojreh/ui'
import { useEffect, useState } from 'react'
import { Form } from 'react-final-form'
import { Row } from '../../shared/panel.tsx'
import { refusalOf } from '../../shared/refusal-of.ts'
import type { SentCode } from './phone-step.tsx'
import { signInMessages as text } from './sign-in.messages.ts'
import { signInRules } from './sign-in.rules.ts'
import { Fields } from './sign-in.styles.ts'

const CODE_LENGTH = 6

/** True from the moment on that another code may be asked for. */
const useMayResend = (resendAt: number): boolean => {
  const [passed, setPassed] = useState<number>()
  useEffect(() => {
    const timer = setTimeout(() => setPassed(resendAt), Math.max(0, resendAt - Date.now()))
    return () => clearTimeout(timer)
  }, [resendAt])
  return passed === resendAt
}

export interface CodeStepProps {
  sent: SentCode
  onSent: (sent: SentCode) => void
  onCorrect: () => void
  onTicket: (ticket: AdminResponseOf<'staffSignInCode'>) => void
}

/** The code of the SMS. It opens nothing but the next step. */
export const CodeStep = ({ sent, onSent, onCorrect, onTicket }: CodeStepProps) => {
  const { phone, resendAt } = sent
  const [check] = useStaffSignInCodeMutation()
  const [start, { isLoading }] = useStaffSignInStartMutation()
  const tellError = useErrorToast()
  const mayResend = useMayResend(resendAt)
  const send = async ({ code }: { code: string }) => {
    const { data, error } = await check({ phone, code })
    if (!data) return refusalOf(error, 'code')
    onTicket(data)
    return undefined
  }
  const sendAgain = async () => {
    const { data, error } = await start({ phone })
    if (data) onSent({ phone, resendAt: Date.now() + data.resendAfterSeconds * 1_000 })
    else tellError(error)
  }
  return (
    <Form<{ code: string }>
      initialValues={{ code: '' }}
      subscription={{}}
      onSubmit={send}
      render={({ handleSubmit, form }) => (
        <Fields onSubmit={handleSubmit} noValidate>
          <p>{text.codeLead(toPersianDigits(phone))}</p>
          <FormField
            as={OtpInput}
            name="code"
            label={text.code}
            length={CODE_LENGTH}
            isRequired
            autoFocus
            validate={signInRules.code}
            onComplete={() => void form.submit()}
          />
          <SubmitButton size="large" fullWidth>
            {text.next}
          </SubmitButton>
          <Row>
            <Button variant="link" onClick={onCorrect}>
              {text.otherPhone}
            </Button>
            <Button variant="link" disabled={!mayResend} loading={isLoading} onClick={sendAgain}>
              {text.sendAgain}
            </Button>
          </Row>
        </Fields>
      )}
    />
  )
}
