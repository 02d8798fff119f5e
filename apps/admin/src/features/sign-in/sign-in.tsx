import type { AdminResponseOf } from '@hojreh/api/admin'
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { signedIn } from '../../layout/sign-in.slice.ts'
import { CodeStep } from './code-step.tsx'
import { FactorStep } from './factor-step.tsx'
import { PhoneStep, type SentCode } from './phone-step.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

type Step =
  | { at: 'phone'; phone: string }
  | { at: 'code'; sent: SentCode }
  | { at: 'factor'; phone: string; ticket: AdminResponseOf<'staffSignInCode'> }
  | { at: 'recovery codes'; codes: readonly string[] }

/** From the phone by the code of an SMS to the second step; none of them alone opens a session. */
export const SignIn = () => {
  const dispatch = useDispatch()
  const [step, setStep] = useState<Step>({ at: 'phone', phone: '' })
  const finish = () => void dispatch(signedIn())
  switch (step.at) {
    case 'phone':
      return (
        <PhoneStep phone={step.phone} onSent={(sent) => setStep({ at: 'code', sent })} onEntered={finish} />
      )
    case 'code':
      return (
        <CodeStep
          sent={step.sent}
          onSent={(sent) => setStep({ at: 'code', sent })}
          onCorrect={() => setStep({ at: 'phone', phone: step.sent.phone })}
          onTicket={(ticket) => setStep({ at: 'factor', phone: step.sent.phone, ticket })}
        />
      )
    case 'factor':
      return (
        <FactorStep
          ticket={step.ticket}
          onExpired={() => setStep({ at: 'phone', phone: step.phone })}
          onEntered={(codes) => (codes ? setStep({ at: 'recovery codes', codes }) : finish())}
        />
      )
    case 'recovery codes':
      return <RecoveryCodes codes={step.codes} onKept={finish} />
  }
}
