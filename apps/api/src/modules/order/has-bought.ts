import { soldStatuses } from '@hojreh/contract/admin'
import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { orderLines, orders } from './order.tables.ts'

/** From paying on, as long as the goods are not back. */
export const boughtStatuses = soldStatuses

/** Whether a customer has bought a product. */
export const hasBought = async (db: Db, customerId: string, productId: string): Promise<boolean> => {
  const [row] = await db
    .select({ id: orders.id })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        eq(orderLines.productId, productId),
        eq(orders.customerId, customerId),
        inArray(orders.status, boughtStatuses),
      ),
    )
    .limit(1)
  return row !== undefined
}
