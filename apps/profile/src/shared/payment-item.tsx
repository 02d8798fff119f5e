import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { Payment } from '@hojreh/contract'
import { formatJalaliDateTime, formatToman, toPersianDigits } from '@hojreh/persian'
import { CopyButton, color, StatusChip } from '@hojreh/ui'
import type { ReactNode } from 'react'
import { Fact, Facts } from './facts.tsx'
import { paymentMessages as text } from './payment.messages.ts'

export const Payments = styled.ul(
  css({
    display: 'grid',
    '& > li': { display: 'grid', gap: 6, paddingBlock: 12 },
    '& > li:first-of-type': { paddingBlockStart: 0 },
    '& > li:last-of-type': { paddingBlockEnd: 0 },
    '& > li + li': { borderBlockStart: `1px solid ${color.line}` },
    '& p': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 8,
    },
    '& small': { color: color.inkSoft },
    '& > li > a': { inlineSize: 'fit-content', fontWeight: 600, color: color.turquoise },
  }),
)

const lookOf = ({ method, status, failureReason }: Payment) => {
  if (method === 'card' && status === 'open') return text.underReview
  const isCancelled = status === 'failed' && failureReason === 'cancelled'
  return text.paymentStatuses[isCancelled ? 'cancelled' : status]
}

/** One attempt to pay. */
export const PaymentItem = ({ payment, title }: { payment: Payment; title?: ReactNode }) => {
  const { method, amount, refId, maskedCard, failureReason, createdAt, settledAt } = payment
  const { label, tone } = lookOf(payment)
  return (
    <li>
      {title}
      <p>
        <b>{formatToman(amount)}</b>
        <StatusChip tone={tone}>{label}</StatusChip>
      </p>
      <small>
        {text.methods[method]} ·{' '}
        <time dateTime={settledAt ?? createdAt}>{formatJalaliDateTime(settledAt ?? createdAt)}</time>
      </small>
      {failureReason && text.failureReasons[failureReason] && (
        <small>{text.failureReasons[failureReason]}</small>
      )}
      {(refId || maskedCard) && (
        <Facts>
          {refId && (
            <Fact label={text.refId}>
              <bdi dir="ltr">{toPersianDigits(refId)}</bdi>
              <CopyButton value={refId} />
            </Fact>
          )}
          {maskedCard && (
            <Fact label={text.card}>
              <bdi dir="ltr">{toPersianDigits(maskedCard)}</bdi>
            </Fact>
          )}
        </Facts>
      )}
    </li>
  )
}
