import type { OrderDetails } from '@hojreh/contract'
import { formatJalaliDateTime, formatWeekdays } from '@hojreh/persian'
import { Button, lazyPart, OrderTimeline, StatusChip } from '@hojreh/ui'
import { Suspense } from 'react'
import { paths } from '../../paths.ts'
import { Facts } from '../../shared/facts.tsx'
import { isInParcels } from '../../shared/is-in-parcels.ts'
import { standingOf } from '../../shared/order-status.ts'
import { PageHeader, Panel } from '../../shared/panel.tsx'
import { timelineSteps } from '../../shared/timeline-steps.ts'
import { orderMessages as text } from './order.messages.ts'
import { Columns, PayBox, Title } from './order.styles.ts'
import { OrderAmounts } from './order-amounts.tsx'
import { OrderDelivery } from './order-delivery.tsx'
import { OrderLines } from './order-lines.tsx'
import { POST, TrackingCode } from './tracking-code.tsx'

// Few orders are still to be paid. Their page shows its skeleton until this is there: it stands above the rest.
const PayOrder = lazyPart(() => import('./pay-order.tsx'), 'PayOrder')

// Few orders are changed.
const OrderChanges = lazyPart(() => import('./order-changes.tsx'), 'OrderChanges')

// Few orders leave in several parcels.
const OrderParcels = lazyPart(() => import('./order-parcels.tsx'), 'OrderParcels')

// The last sections of the page.
const OrderLate = lazyPart(() => import('./order-late.tsx'), 'OrderLate')

const notes: Partial<Record<OrderDetails['status'], string>> = {
  awaiting_review: text.reviewNote,
  refund_due: text.refundNote,
  return_requested: text.returnNote,
  returned: text.returnedNote,
  refunded: text.refundedNote,
  cancelled: text.cancelledNote,
}

const StatusNote = ({ status }: Pick<OrderDetails, 'status'>) => {
  const note = notes[status]
  return note ? (
    <PayBox role="status">
      <p>{note}</p>
    </PayBox>
  ) : null
}

/** All that there is to know of an order, and what its customer may do. */
export const OrderView = ({ order }: { order: OrderDetails }) => {
  const { label, tone } = standingOf(order)
  return (
    <>
      <PageHeader>
        <Title>
          <h1>{text.order(order.orderNumber)}</h1>
          <StatusChip tone={tone}>{label}</StatusChip>
          <small>
            {text.placedAt} <time dateTime={order.placedAt}>{formatJalaliDateTime(order.placedAt)}</time>
          </small>
        </Title>
        <Button variant="text" href={paths.orders}>
          {text.back}
        </Button>
      </PageHeader>
      {(order.due || order.edits.length > 0) && (
        <Suspense fallback={null}>
          <OrderChanges order={order} />
        </Suspense>
      )}
      {order.canPay && <PayOrder {...order} />}
      <StatusNote status={order.status} />
      <Columns>
        <div>
          <Panel>
            <h2>{text.timeline}</h2>
            {order.arrival && (
              <p>
                {text.arrives} <b>{formatWeekdays(order.arrival.from, order.arrival.to)}</b>
              </p>
            )}
            {order.trackingCode && !isInParcels(order) && (
              <Facts>
                <TrackingCode code={order.trackingCode} isByPost={order.shippingMethod.id === POST} />
              </Facts>
            )}
            <OrderTimeline steps={timelineSteps(order)} />
          </Panel>
          {isInParcels(order) && (
            <Suspense fallback={null}>
              <OrderParcels order={order} />
            </Suspense>
          )}
          <OrderDelivery {...order} />
          <OrderLines lines={order.lines} />
        </div>
        <div>
          <OrderAmounts {...order} />
          <Suspense fallback={null}>
            <OrderLate order={order} />
          </Suspense>
        </div>
      </Columns>
    </>
  )
}
