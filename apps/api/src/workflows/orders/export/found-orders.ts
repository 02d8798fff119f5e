import type { Db } from '../../../db/client.ts'
import { orderRepository } from '../../../modules/order/order.repository.ts'
import { type OrderSearch, orderSearchRepository } from '../../../modules/order/order-search.repository.ts'
import { inCartOrder } from '../../../modules/order/order-view.ts'
import { trackingCodesOf } from '../../../modules/parcel/tracking-codes.ts'
import type { ExportedOrder } from './exported-orders.ts'

const BATCH = 250

/** The orders of a list as somebody sees it, one after the other; some at a time, however many there are. */
export async function* foundOrders(db: Db, search: OrderSearch, most: number): AsyncGenerator<ExportedOrder> {
  const repository = orderSearchRepository(db)
  let last: { at: Date; id: string } | undefined
  for (let left = most; left > 0; left -= BATCH) {
    const page = await repository.list(search, Math.min(BATCH, left), last)
    const newest = page.at(-1)?.order
    if (!newest) return
    last = { at: newest.placedAt ?? newest.createdAt, id: newest.id }
    const all = page.map(({ order }) => order)
    const lines = Map.groupBy(
      await orderRepository(db).linesOfAll(all.map(({ id }) => id)),
      ({ orderId }) => orderId,
    )
    const phones = await repository.phonesOf(all.map(({ customerId }) => customerId))
    const codesOf = await trackingCodesOf(db, all)
    for (const order of all)
      yield {
        order,
        phone: phones.get(order.customerId) ?? '',
        lines: inCartOrder(lines.get(order.id) ?? []),
        trackingCodes: codesOf(order),
      }
  }
}
