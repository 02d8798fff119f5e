import { css } from '@emotion/react'
import styled from '@emotion/styled'
import TicketPercent from 'lucide-react/icons/ticket-percent'
import X from 'lucide-react/icons/x'
import { type FormEvent, useState } from 'react'
import { Button } from '../elements/actions/button.tsx'
import { IconButton } from '../elements/actions/icon-button.tsx'
import { TextInput } from '../fields/text-input.tsx'
import { color, corner } from '../theme/vars.ts'
import { cartMessages as text } from './cart.messages.ts'

const LONGEST_CODE = 40

const Applied = styled.div(
  css({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: 8,
    paddingInlineStart: 12,
    border: `1px dashed ${color.lineStrong}`,
    borderRadius: corner.small,
    '& svg': { color: color.turquoise },
    '& bdi': { fontWeight: 700, overflowWrap: 'anywhere' },
    '& + p': { color: color.pomegranate, fontSize: '0.875rem' },
  }),
)

export type CouponFieldProps = {
  /** The code on the cart; null without one. */
  code: string | null
  /** Why it takes nothing off as the cart is now. */
  problem?: string | null | undefined
  isBusy?: boolean | undefined
  /** Resolves to why the code was refused. */
  onApply: (code: string) => Promise<string | undefined>
  onRemove: () => void
}

/** Takes a coupon; with one on the cart it shows that, and the way to take it off. */
export const CouponField = ({ code, problem, isBusy = false, onApply, onRemove }: CouponFieldProps) => {
  const [typed, setTyped] = useState('')
  const [message, setMessage] = useState<string>()
  const apply = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const refusal = typed.trim() === '' ? text.couponEmpty : await onApply(typed)
    setMessage(refusal)
    if (refusal === undefined) setTyped('')
  }
  if (code !== null) {
    return (
      <div>
        <Applied>
          <TicketPercent size={20} aria-hidden="true" />
          <span>
            {text.couponLabel} <bdi dir="ltr">{code}</bdi>
          </span>
          <IconButton label={text.couponRemove} onClick={onRemove} disabled={isBusy}>
            <X size={18} />
          </IconButton>
        </Applied>
        {problem && <p role="alert">{problem}</p>}
      </div>
    )
  }
  return (
    <form onSubmit={(event) => void apply(event)} noValidate>
      <TextInput
        name="coupon"
        label={text.couponLabel}
        value={typed}
        dir="ltr"
        maxLength={LONGEST_CODE}
        message={message}
        endSlot={
          <Button variant="link" type="submit" disabled={isBusy}>
            {text.couponApply}
          </Button>
        }
        onChange={(value) => {
          setTyped(value)
          setMessage(undefined)
        }}
      />
    </form>
  )
}
