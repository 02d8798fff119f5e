import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { OrderDetails, Parcel } from '@hojreh/contract'
import { formatJalaliDate, toPersianDigits } from '@hojreh/persian'
import { color } from '@hojreh/ui'
import { Fact, Facts } from '../../shared/facts.tsx'
import { Panel } from '../../shared/panel.tsx'
import { orderMessages as text } from './order.messages.ts'
import { POST, TrackingCode } from './tracking-code.tsx'

const List = styled.ol(
  css({
    display: 'grid',
    gap: 16,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& > li + li': { paddingBlockStart: 16, borderBlockStart: `1px dashed ${color.lineStrong}` },
    '& h3': { marginBlockEnd: 8, fontSize: '1rem' },
  }),
)

const Goods = ({ order, pieces }: { order: OrderDetails; pieces: Parcel['lines'] }) => (
  <span>
    {pieces
      .map(({ productId, count }) =>
        text.pieces(order.lines.find((line) => line.productId === productId)?.title ?? '', count),
      )
      .join('، ')}
  </span>
)

/** What left in which parcel with which code, and what is still to come. */
export const OrderParcels = ({ order }: { order: OrderDetails }) => (
  <Panel>
    <h2>{text.parcels}</h2>
    <List>
      {order.parcels.map((parcel, index) => (
        <li key={parcel.id ?? index}>
          <h3>{text.parcel(toPersianDigits(index + 1))}</h3>
          <Facts>
            {parcel.trackingCode && (
              <TrackingCode
                code={parcel.trackingCode}
                isByPost={order.shippingMethod.id === POST && parcel.carrier === order.shippingMethod.title}
              />
            )}
            <Fact label={text.shippingMethod}>{parcel.carrier}</Fact>
            <Fact label={text.sentAt}>{formatJalaliDate(parcel.sentAt)}</Fact>
            {parcel.deliveredAt && <Fact label={text.arrivedAt}>{formatJalaliDate(parcel.deliveredAt)}</Fact>}
            <Fact label={text.lines}>
              <Goods order={order} pieces={parcel.lines} />
            </Fact>
          </Facts>
        </li>
      ))}
      {order.unsent.length > 0 && (
        <li>
          <h3>{text.unsent}</h3>
          <Goods order={order} pieces={order.unsent} />
        </li>
      )}
    </List>
  </Panel>
)
