import type { Db } from '../../../db/client.ts'
import {
  type OrderFilter,
  type OrderLineRow,
  type OrderRow,
  orderRepository,
} from '../../../modules/order/order.repository.ts'
import { inCartOrder } from '../../../modules/order/order-view.ts'
import { trackingCodesOf } from '../../../modules/parcel/tracking-codes.ts'

const BATCH = 250

export interface ExportedOrder {
  order: OrderRow
  /** Of the customer, `09…`. */
  phone: string
  lines: OrderLineRow[]
  /** Of all its parcels, in the order in which they left. */
  trackingCodes: readonly string[]
}

/** Orders one after the other, the first one placed first; some at a time, however many there are. */
export async function* exportedOrders(
  db: Db,
  filter: OrderFilter,
  batch = BATCH,
): AsyncGenerator<ExportedOrder> {
  const repository = orderRepository(db)
  let last: OrderRow | undefined
  for (;;) {
    const page = await repository.placedAfter(batch, filter, last)
    last = page.at(-1)?.order
    if (!last) return
    const lines = Map.groupBy(
      await repository.linesOfAll(page.map(({ order }) => order.id)),
      ({ orderId }) => orderId,
    )
    const codesOf = await trackingCodesOf(
      db,
      page.map(({ order }) => order),
    )
    for (const { order, phone } of page)
      yield { order, phone, lines: inCartOrder(lines.get(order.id) ?? []), trackingCodes: codesOf(order) }
  }
}
