import type { Database, Db } from '../../../db/client.ts'
import { readAtOneMoment } from '../../../db/read-only.ts'
import { orderRepository } from '../../../modules/order/order.repository.ts'
import { type OrderSearch, orderSearchRepository } from '../../../modules/order/order-search.repository.ts'
import { inCartOrder } from '../../../modules/order/order-view.ts'
import { trackingCodesOf } from '../../../modules/parcel/tracking-codes.ts'
import type { ExportedOrder } from './exported-orders.ts'

const BATCH = 250

type Last = { at: Date; id: string } | undefined

const readPage = async (
  db: Db,
  search: OrderSearch,
  size: number,
  last: Last,
): Promise<{ orders: ExportedOrder[]; last: Last }> => {
  const repository = orderSearchRepository(db)
  const page = await repository.list(search, size, last)
  const all = page.map(({ order }) => order)
  const oldest = all.at(-1)
  if (!oldest) return { orders: [], last: undefined }
  const lines = Map.groupBy(
    await orderRepository(db).linesOfAll(all.map(({ id }) => id)),
    ({ orderId }) => orderId,
  )
  const phones = await repository.phonesOf(all.map(({ customerId }) => customerId))
  const codesOf = await trackingCodesOf(db, all)
  return {
    orders: all.map((order) => ({
      order,
      phone: phones.get(order.customerId) ?? '',
      lines: inCartOrder(lines.get(order.id) ?? []),
      trackingCodes: codesOf(order),
    })),
    last: { at: oldest.placedAt ?? oldest.createdAt, id: oldest.id },
  }
}

/**
 * Yields up to `most` orders of a list as a member sees it, some at a time. Each page is one snapshot, all of them are
 * not: a snapshot that stays open keeps every old version of the rows that shoppers change.
 */
export async function* foundOrders(
  database: Pick<Database, 'db'>,
  search: OrderSearch,
  most: number,
): AsyncGenerator<ExportedOrder> {
  let last: Last
  for (let left = most; left > 0; left -= BATCH) {
    const page = await readAtOneMoment(database, (tx) => readPage(tx, search, Math.min(BATCH, left), last))
    last = page.last
    if (!last) return
    yield* page.orders
  }
}
