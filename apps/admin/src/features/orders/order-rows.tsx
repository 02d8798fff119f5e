import type { OrderRow } from '@hojreh/contract/admin'
import { formatJalaliDateTime, toPersianDigits } from '@hojreh/persian'
import { Figures, StatusChip, Toman } from '@hojreh/ui'
import { standingOf } from '../../shared/order-status.ts'
import { Row, Soft } from '../../shared/panel.tsx'
import { RowLink, RowTable } from '../../shared/row-table.tsx'
import type { RowSelection } from '../../shared/use-selection.ts'
import { ordersMessages as text } from './orders.messages.ts'

const cellsOf = (order: OrderRow, href: string) => {
  const { label, tone } = standingOf(order)
  return [
    <RowLink key="order" href={href}>
      {text.order(toPersianDigits(order.orderNumber))}
    </RowLink>,
    <Row key="status">
      <StatusChip tone={tone}>{label}</StatusChip>
      {order.isTransferShared && <StatusChip tone="danger">{text.shared}</StatusChip>}
    </Row>,
    <span key="receiver">
      {order.receiverName} <Soft>{order.city}</Soft>
      <br />
      <Soft>
        <bdi dir="ltr">{toPersianDigits(order.receiverPhone)}</bdi>
      </Soft>
    </span>,
    <span key="total">
      <Toman rial={order.total} />
      <br />
      <Soft>
        {text.goods(toPersianDigits(order.totalCount))}،{' '}
        {order.paymentMethod ? text.methods[order.paymentMethod] : text.unpaid}
      </Soft>
    </span>,
    <span key="shipping">
      {order.shippingMethod}
      {order.trackingCode && (
        <>
          <br />
          <Soft>
            <bdi>{order.trackingCode}</bdi>
          </Soft>
        </>
      )}
    </span>,
    <Soft key="placed">
      <Figures>{formatJalaliDateTime(order.placedAt)}</Figures>
    </Soft>,
  ]
}

/** The list itself; each row leads to its order and knows the way back. */
export const OrderRows = ({
  orders,
  hrefOf,
  selection,
}: {
  orders: readonly OrderRow[]
  hrefOf: (id: string) => string
  selection?: RowSelection
}) => (
  <RowTable
    label={text.list}
    selection={selection}
    columns={text.columns}
    template="1fr 1.3fr 1.6fr 1.3fr 1.2fr 1.4fr"
    rows={orders.map((order) => ({ key: order.id, cells: cellsOf(order, hrefOf(order.id)) }))}
  />
)
