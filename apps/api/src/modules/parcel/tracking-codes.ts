import type { Db } from '../../db/client.ts'
import type { OrderRow } from '../order/order.repository.ts'
import { parcelRepository } from './parcel.repository.ts'

type Sent = Pick<OrderRow, 'id' | 'trackingCode'>

/**
 * Reads all tracking codes of some orders, in the order in which their parcels left. Of one parcel the order's own counts:
 * a process of the version before parcels corrects that alone.
 */
export const trackingCodesOf = async (
  db: Db,
  orders: readonly Sent[],
): Promise<(order: Sent) => readonly string[]> => {
  const rows = await parcelRepository(db).codesOf(orders.map(({ id }) => id))
  const parcels = Map.groupBy(rows, ({ orderId }) => orderId)
  return ({ id, trackingCode }) => {
    const ofOrder = parcels.get(id) ?? []
    const codes = ofOrder.length > 1 ? ofOrder.map((parcel) => parcel.trackingCode) : [trackingCode]
    return codes.flatMap((code) => code ?? [])
  }
}
