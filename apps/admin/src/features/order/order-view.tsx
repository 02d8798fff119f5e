import type { OrderRecord } from '@hojreh/contract/admin'
import { toPersianDigits } from '@hojreh/persian'
import { GiftNote, Link, lazyPart, StatusChip } from '@hojreh/ui'
import { Suspense, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { ageOf } from '../../shared/age.ts'
import { listOf } from '../../shared/order-href.ts'
import { standingOf } from '../../shared/order-status.ts'
import { Panel, Row, Soft, Stack } from '../../shared/panel.tsx'
import { PrintLinks } from '../../shared/print-links.tsx'
import { RecordBooks } from '../../shared/record/record-books.tsx'
import { OrderCardReports } from './card-reports.tsx'
import { Lines } from './lines.tsx'
import { Neighbours } from './neighbours.tsx'
import { orderMessages as text } from './order.messages.ts'
import { Columns, Head } from './order.styles.ts'
import { OrderActs } from './order-acts.tsx'
import { isInParcels } from './parcel.rules.ts'
import { Parcels } from './parcels.tsx'
import { PartRefund } from './part-refund.tsx'
import { Payments } from './payments.tsx'
import { Receiver } from './receiver.tsx'
import { Refunds } from './refunds.tsx'
import { Timeline } from './timeline.tsx'

// Few orders come back.
const ReturnAnswer = lazyPart(() => import('../../shared/returns/return-answer.tsx'), 'ReturnAnswer')

// Few orders are changed.
const OpenEdit = lazyPart(() => import('./edit/open-edit.tsx'), 'OpenEdit')

const Said = ({ title, words }: { title: string; words: string }) => (
  <Panel>
    <h2>{title}</h2>
    <p>{words}</p>
  </Panel>
)

/** All of an order on one screen, the next act first. */
export const OrderView = ({ order }: { order: OrderRecord }) => {
  const [search] = useSearchParams()
  const list = useMemo(() => listOf(search), [search])
  const { label, tone } = standingOf(order)
  const openEdit = order.edits.find(({ state }) => state === 'open')
  const title = text.title(toPersianDigits(order.orderNumber))
  return (
    <>
      <Row>
        <Link href={list.size > 0 ? `${paths.orders}?${list}` : paths.orders}>
          <Soft>{text.back}</Soft>
        </Link>
        <PrintLinks ids={[order.id]} />
      </Row>
      <Head>
        <h1>{title}</h1>
        <StatusChip tone={tone}>{label}</StatusChip>
        <Soft>{text.age(ageOf(order.placedAt, Date.now()))}</Soft>
        <Neighbours orderId={order.id} list={list} />
      </Head>
      <OrderActs order={order} />
      <Columns>
        <Stack>
          {order.returnReason && <Said title={text.returnReason} words={order.returnReason} />}
          {order.note && <Said title={text.customerNote} words={order.note} />}
          {order.gift && (
            <Panel>
              <h2>{text.gift}</h2>
              <GiftNote gift={order.gift} />
            </Panel>
          )}
          {openEdit && (
            <Suspense fallback={<Soft>{text.loading}</Soft>}>
              <OpenEdit order={order} edit={openEdit} />
            </Suspense>
          )}
          <Refunds order={order} />
          {order.acts.includes('takeReturn') && (
            <Panel>
              <h2>{text.returned}</h2>
              <Suspense fallback={<Soft>{text.loading}</Soft>}>
                <ReturnAnswer orderId={order.id} lines={order.lines} />
              </Suspense>
            </Panel>
          )}
          {isInParcels(order) && <Parcels order={order} />}
          <Lines order={order} />
          <Timeline order={order} />
          <RecordBooks subject={`order:${order.id}`} />
        </Stack>
        <Stack>
          <OrderCardReports order={order} />
          <Receiver order={order} />
          <Payments payments={order.payments} />
          <PartRefund order={order} />
        </Stack>
      </Columns>
    </>
  )
}
