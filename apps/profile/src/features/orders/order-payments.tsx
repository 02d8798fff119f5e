import type { Payment } from '@hojreh/contract'
import { formatJalaliDateTime, formatToman, toPersianDigits } from '@hojreh/persian'
import { CopyButton, StatusChip } from '@hojreh/ui'
import { Panel } from '../../shared/panel.tsx'
import { Fact } from './fact.tsx'
import { Facts, Payments } from './order.styles.ts'
import { ordersMessages as text } from './orders.messages.ts'

const PaymentItem = ({ payment }: { payment: Payment }) => {
  const { method, amount, status, refId, maskedCard, failureReason, createdAt, settledAt } = payment
  const { label, tone } = text.paymentStatuses[status]
  return (
    <li>
      <p>
        <b>{formatToman(amount)}</b>
        <StatusChip tone={tone}>{label}</StatusChip>
      </p>
      <small>
        {text.methods[method]} ·{' '}
        <time dateTime={settledAt ?? createdAt}>{formatJalaliDateTime(settledAt ?? createdAt)}</time>
      </small>
      {failureReason && <small>{failureReason}</small>}
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

/** The attempts to pay the order. */
export const OrderPayments = ({ payments }: { payments: readonly Payment[] }) => (
  <Panel>
    <h2>{text.payments}</h2>
    {payments.length === 0 ? (
      <p>{text.noPayments}</p>
    ) : (
      <Payments>
        {payments.map((payment) => (
          <PaymentItem key={payment.id} payment={payment} />
        ))}
      </Payments>
    )}
  </Panel>
)
