import { toPersianDigits } from '@hojreh/persian'
import Pencil from 'lucide-react/icons/pencil'
import type { ReactNode } from 'react'
import { IconButton } from '../elements/icon-button.tsx'
import { authMessages as text } from './auth.messages.ts'
import { Lead, LockedPhone, Row } from './auth-parts.tsx'
import { Resend } from './resend.tsx'

type CodeStepProps = {
  phone: string
  resendAt: number
  isBusy: boolean
  codeLength: number
  onCorrect: () => void
  onResend: () => void
  children: ReactNode
}

/** The phone is locked here; it can be corrected, and the code asked for again. */
export const CodeStep = ({
  phone,
  resendAt,
  isBusy,
  codeLength,
  onCorrect,
  onResend,
  children,
}: CodeStepProps) => (
  <>
    <div>
      <Lead>{text.codeSentTo(codeLength)}</Lead>
      <LockedPhone>
        <bdi dir="ltr">{toPersianDigits(phone)}</bdi>
        <IconButton label={text.correctPhone} onClick={onCorrect} disabled={isBusy}>
          <Pencil size={18} />
        </IconButton>
      </LockedPhone>
    </div>
    {children}
    <Row>
      <Resend resendAt={resendAt} isBusy={isBusy} onResend={onResend} />
    </Row>
  </>
)
