import type { WaitingReturn } from '@hojreh/contract/admin'
import { formatJalaliDateTime, toPersianDigits } from '@hojreh/persian'
import { Link } from '@hojreh/ui'
import { ageOf } from '../../shared/age.ts'
import { orderHref } from '../../shared/order-href.ts'
import { Row, Soft } from '../../shared/panel.tsx'
import { ReturnAnswer } from '../../shared/returns/return-answer.tsx'
import { returnsMessages as text } from '../../shared/returns/returns.messages.ts'

/** A requested return: its goods, its reason, and the form that answers it. */
export const ReturnCard = ({
  item: { orderId, orderNumber, receiverName, requestedAt, deliveredAt, reason, lines },
  onTaken,
}: {
  item: WaitingReturn
  onTaken: (orderId: string) => void
}) => (
  <li>
    <Row>
      <Link href={orderHref(orderId)}>{text.order(toPersianDigits(orderNumber))}</Link>
      <span>{receiverName}</span>
      <Soft>{text.requested(ageOf(requestedAt, Date.now()))}</Soft>
      {deliveredAt && <Soft>{text.delivered(formatJalaliDateTime(deliveredAt))}</Soft>}
    </Row>
    <p>{reason}</p>
    <ReturnAnswer orderId={orderId} lines={lines} onTaken={() => onTaken(orderId)} />
  </li>
)
