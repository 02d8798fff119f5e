import { count, eq, sql, sum } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { pastOrders } from '../import-run/import-run.tables.ts'
import { orderLines, orders } from '../order/order.tables.ts'
import { ownPastOrders } from './own-past-orders.ts'

/** The panel's counts: a customer's orders by status, and the items in the cart. */
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

  formerOrderCount: (customerId: string): Promise<number> => db.$count(pastOrders, ownPastOrders(customerId)),

  cartCount: async (customerId: string): Promise<number> => {
    const [row] = await db
      .select({ count: sum(orderLines.count).mapWith(Number) })
      .from(orderLines)
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .where(sql`${orders.customerId} = ${customerId} AND ${orders.status} = 'pending'`)
    return row?.count ?? 0
  },
})
