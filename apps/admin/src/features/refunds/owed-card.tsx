import type { OwedRefund } from '@hojreh/contract/admin'
import { toPersianDigits } from '@hojreh/persian'
import { Link, StatusChip, Toman } from '@hojreh/ui'
import { ageOf } from '../../shared/age.ts'
import { orderHref } from '../../shared/order-href.ts'
import { Row, Soft } from '../../shared/panel.tsx'
import { RefundActs } from '../../shared/refunds/refund-acts.tsx'
import { refundMessages } from '../../shared/refunds/refunds.messages.ts'
import { refundsPageMessages as text } from './refunds-page.messages.ts'

/** Money that a customer waits for, with its one next act. */
export const OwedCard = ({ item }: { item: OwedRefund }) => {
  const isWaiting = item.approval?.state === 'waiting'
  return (
    <li>
      <Row>
        <Link href={orderHref(item.orderId)}>{text.order(toPersianDigits(item.orderNumber))}</Link>
        <span>{item.receiverName}</span>
        <b>
          <Toman rial={item.amount} />
        </b>
        <StatusChip tone={item.state === 'owed' || isWaiting ? 'warning' : 'info'}>
          {isWaiting ? refundMessages.waits : refundMessages.states[item.state]}
        </StatusChip>
      </Row>
      <Soft>
        {text.since(ageOf(item.since, Date.now()))}
        {item.maskedCard && (
          <>
            {' '}
            <bdi dir="ltr">{item.maskedCard}</bdi>
          </>
        )}
      </Soft>
      <RefundActs {...item} />
    </li>
  )
}
