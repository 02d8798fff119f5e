import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { OrderRecord } from '@hojreh/contract/admin'
import { formatJalaliDateTime } from '@hojreh/persian'
import { CopyButton, color, StatusChip, Toman, type Tone } from '@hojreh/ui'
import { Fact, Facts } from '../../shared/facts.tsx'
import { Panel, Row, Soft } from '../../shared/panel.tsx'
import { orderMessages as text } from './order.messages.ts'

type Payment = OrderRecord['payments'][number]

const tones: Record<Payment['status'], Tone> = {
  open: 'warning',
  paid: 'success',
  failed: 'neutral',
  expired: 'neutral',
  refund_due: 'danger',
  refunded: 'neutral',
}
const List = styled.ul(
  css({
    display: 'grid',
    gap: 12,
    '& > li:not(:last-of-type)': { paddingBlockEnd: 12, borderBlockEnd: `1px solid ${color.line}` },
  }),
)

const Attempt = ({ payment }: { payment: Payment }) => (
  <li>
    <Row>
      <b>{text.methods[payment.method]}</b>
      {payment.kind === 'supplement' && <Soft>{text.supplement}</Soft>}
      <Toman rial={payment.amount} />
      <StatusChip tone={tones[payment.status]}>{text.paymentStatuses[payment.status]}</StatusChip>
    </Row>
    <Soft>{formatJalaliDateTime(payment.settledAt ?? payment.createdAt)}</Soft>
    <Facts>
      {payment.refId && (
        <Fact label={text.reference}>
          <bdi>{payment.refId}</bdi>
          <CopyButton value={payment.refId} label={text.copyReference} />
        </Fact>
      )}
      {payment.maskedCard && (
        <Fact label={text.card}>
          <bdi dir="ltr">{payment.maskedCard}</bdi>
        </Fact>
      )}
      {payment.refundReference && (
        <Fact label={text.refundReference}>
          <bdi>{payment.refundReference}</bdi>
        </Fact>
      )}
    </Facts>
    {payment.failureReason && (
      <Soft>{text.failureReasons[payment.failureReason] ?? payment.failureReason}</Soft>
    )}
  </li>
)

/** Every attempt to pay, as the bank told it. */
export const Payments = ({ payments }: Pick<OrderRecord, 'payments'>) => (
  <Panel>
    <h2>{text.payments}</h2>
    {payments.length === 0 ? (
      <Soft>{text.noPayments}</Soft>
    ) : (
      <List>
        {payments.map((payment) => (
          <Attempt key={payment.id} payment={payment} />
        ))}
      </List>
    )}
  </Panel>
)
