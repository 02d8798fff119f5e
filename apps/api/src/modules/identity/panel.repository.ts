import { count, eq, sql, sum } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { orderLines, orders } from '../order/order.tables.ts'

/** What the panel tells of a customer's orders: how many of each status, and how many things are in the cart. */
export const panelRepository = (db: Db) => ({
  orderCounts: async (customerId: string): Promise<Record<string, number>> => {
    const rows = await db
      .select({ status: orders.status, count: count() })
      .from(orders)
      .where(eq(orders.customerId, customerId))
      .groupBy(orders.status)
    return Object.fromEntries(
      rows.filter(({ status }) => status !== 'pending').map(({ status, count }) => [status, count]),
    )
  },

  cartCount: async (customerId: string): Promise<number> => {
    const [row] = await db
      .select({ count: sum(orderLines.count).mapWith(Number) })
      .from(orderLines)
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .where(sql`${orders.customerId} = ${customerId} AND ${orders.status} = 'pending'`)
    return row?.count ?? 0
  },
})
