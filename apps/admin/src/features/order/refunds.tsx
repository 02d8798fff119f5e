import type { OrderRecord } from '@hojreh/contract/admin'
import { formatJalaliDateTime, toPersianDigits } from '@hojreh/persian'
import { StatusChip, Toman, type Tone } from '@hojreh/ui'
import { Cards } from '../../shared/cards.ts'
import { Panel, Row, Soft } from '../../shared/panel.tsx'
import { RefundActs } from '../../shared/refunds/refund-acts.tsx'
import { refundMessages } from '../../shared/refunds/refunds.messages.ts'
import { orderMessages as text } from './order.messages.ts'

type Refund = OrderRecord['refunds'][number]

const tones: Record<Refund['state'], Tone> = {
  owed: 'danger',
  prepared: 'warning',
  done: 'success',
  dropped: 'neutral',
}

const RefundItem = ({ orderId, refund }: { orderId: string; refund: Refund }) => {
  const { id, paymentId, state, approval, isByGateway } = refund
  return (
    <li>
      <Row>
        <b>
          <Toman rial={refund.amount} />
        </b>
        <StatusChip tone={tones[state]}>{refundMessages.states[state]}</StatusChip>
        <Soft>{refundMessages.kinds[refund.kind]}</Soft>
      </Row>
      {refund.lines.map(({ productId, title, count, restocked }) => (
        <Soft key={productId}>
          {text.refundLine(title, toPersianDigits(count), toPersianDigits(restocked))}
        </Soft>
      ))}
      {refund.note && <p>{refund.note}</p>}
      {refund.preparedByName && (
        <Soft>
          {text.preparedBy(refund.preparedByName)}
          {approval?.state === 'approved' &&
            approval.decidedByName &&
            `، ${refundMessages.approvedBy(approval.decidedByName)}`}
        </Soft>
      )}
      {refund.doneAt && (
        <Soft>
          {formatJalaliDateTime(refund.doneAt)} <bdi>{refund.reference}</bdi>
        </Soft>
      )}
      {(state === 'owed' || state === 'prepared') && (
        <RefundActs
          orderId={orderId}
          paymentId={paymentId}
          refundId={id}
          state={state}
          approval={approval}
          isByGateway={isByGateway}
        />
      )}
    </li>
  )
}

/** A payment that is owed back and that no refund covers yet. */
const uncovered = ({ payments }: OrderRecord) =>
  payments.filter(({ status, remaining }) => status === 'refund_due' && remaining > 0)

/** Money that went back, is to, or has to; with the next act of each. */
export const Refunds = ({ order }: { order: OrderRecord }) => {
  const owed = uncovered(order)
  if (order.refunds.length === 0 && owed.length === 0) return null
  return (
    <Panel>
      <h2>{text.refunds}</h2>
      <Cards>
        {owed.map(({ id, remaining }) => (
          <li key={id}>
            <Row>
              <b>
                <Toman rial={remaining} />
              </b>
              <StatusChip tone="danger">{refundMessages.states.owed}</StatusChip>
            </Row>
            <RefundActs
              orderId={order.id}
              paymentId={id}
              refundId={null}
              state="owed"
              approval={null}
              isByGateway={false}
            />
          </li>
        ))}
        {order.refunds.map((refund) => (
          <RefundItem key={refund.id} orderId={order.id} refund={refund} />
        ))}
      </Cards>
    </Panel>
  )
}
