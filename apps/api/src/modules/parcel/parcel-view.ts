import type { OrderDetails, Parcel } from '@hojreh/contract'
import type { Db } from '../../db/client.ts'
import type { OrderEventRow, OrderLineRow, OrderRow } from '../order/order.repository.ts'
import { goodsLeft, sendable } from './goods-left.ts'
import { parcelRepository } from './parcel.repository.ts'

interface Read {
  order: OrderRow
  lines: readonly OrderLineRow[]
  /** In the order of their time. */
  events: readonly Pick<OrderEventRow, 'status' | 'at'>[]
}

const unsentStatuses: readonly OrderRow['status'][] = ['paid', 'preparing']

/** An order of before parcels were rows, or sent by a process of that version, left in one. */
const onlyParcel = ({ order, lines, events }: Read, deliveredAt: string | null): Parcel[] => {
  const sent = events.find(({ status }) => status === 'shipped')
  if (!sent) return []
  const { shippingMethodTitle, trackingCode } = order
  return [
    {
      ...{ id: null, carrier: shippingMethodTitle ?? '', trackingCode, deliveredAt },
      sentAt: sent.at.toISOString(),
      lines: lines.map(({ productId, count }) => ({ productId, count })),
    },
  ]
}

/** What left of an order, and what did not. */
export const parcelsOf = async (
  db: Db,
  read: Read,
): Promise<Pick<OrderDetails, 'parcels' | 'unsent' | 'isPartlySent'>> => {
  const { order, events } = read
  const rows = await parcelRepository(db).ofOrder(order.id)
  const arrived = events.find(({ status }) => status === 'delivered')?.at.toISOString() ?? null
  const unsent = unsentStatuses.includes(order.status) ? sendable(await goodsLeft(db, order.id)) : []
  if (rows.length === 0) return { parcels: onlyParcel(read, arrived), unsent, isPartlySent: false }
  const lines = await parcelRepository(db).linesOfOrder(order.id)
  const parcels = rows.map(
    ({ id, carrier, trackingCode, sentAt, deliveredAt }): Parcel => ({
      id,
      carrier,
      // A process of the version before corrects the order's alone.
      trackingCode: rows.length === 1 ? order.trackingCode : trackingCode,
      sentAt: sentAt.toISOString(),
      deliveredAt: deliveredAt?.toISOString() ?? arrived,
      lines: lines.flatMap(({ parcelId, productId, count }) =>
        parcelId === id ? [{ productId, count }] : [],
      ),
    }),
  )
  return { parcels, unsent, isPartlySent: order.status === 'preparing' }
}
