import { soldStatuses } from '@hojreh/contract/admin'
import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { type NamedValue, products } from '../catalog/catalog.tables.ts'
import { orderLines, orders } from './order.tables.ts'

/** From paying on, as long as the goods are not back. */
export const boughtStatuses = soldStatuses

/** The options of a product, such as its colour, for a customer who has bought it; null for others. */
export const boughtOptionsOf = async (
  db: Db,
  customerId: string,
  productId: string,
): Promise<NamedValue[] | null> => {
  const [row] = await db
    .select({ options: products.options })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(
      and(
        eq(orderLines.productId, productId),
        eq(orders.customerId, customerId),
        inArray(orders.status, boughtStatuses),
      ),
    )
    .limit(1)
  return row?.options ?? null
}
