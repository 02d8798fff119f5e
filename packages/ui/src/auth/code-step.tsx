import Pencil from 'lucide-react/icons/pencil'
import type { ReactNode } from 'react'
import { IconButton } from '../elements/actions/icon-button.tsx'
import { FormField } from '../fields/form-field.tsx'
import { PhoneInput } from '../fields/phone-input.tsx'
import { authMessages as text } from './auth.messages.ts'
import { Lead, Row } from './auth-parts.tsx'
import { Resend } from './resend.tsx'

type CodeStepProps = {
  resendAt: number
  isBusy: boolean
  codeLength: number
  onCorrect: () => void
  onResend: () => void
  children: ReactNode
}

/** The phone is locked here; it can be corrected, and the code asked for again. */
export const CodeStep = ({ resendAt, isBusy, codeLength, onCorrect, onResend, children }: CodeStepProps) => (
  <>
    <Lead>{text.codeSentTo(codeLength)}</Lead>
    <FormField
      as={PhoneInput}
      name="phone"
      disabled
      endSlot={
        <IconButton label={text.correctPhone} onClick={onCorrect} disabled={isBusy}>
          <Pencil size={18} />
        </IconButton>
      }
    />
    {children}
    <Row>
      <Resend resendAt={resendAt} isBusy={isBusy} onResend={onResend} />
    </Row>
  </>
)
