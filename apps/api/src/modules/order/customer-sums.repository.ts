import { and, inArray, ne, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { boughtStatuses } from './has-bought.ts'
import { orders } from './order.tables.ts'

export interface CustomerSums {
  orders: number
  /** Rial. */
  bought: number
  returns: number
  /** Rial, of the goods that came back. */
  returned: number
}

const NONE: CustomerSums = { orders: 0, bought: 0, returns: 0, returned: 0 }

/** What each of some customers bought and brought back; one definition of a sale, as `OrderSums`. */
export const sumsOfCustomers = async (
  db: Db,
  customerIds: readonly string[],
): Promise<(customerId: string) => CustomerSums> => {
  const isReturn = sql`${orders.returnReason} IS NOT NULL`
  const isSold = inArray(orders.status, boughtStatuses)
  // By their whole names: Drizzle leaves the table out here.
  const cameBack = sql`(SELECT sum(refunds.amount) FROM refunds WHERE refunds.order_id = orders.id
    AND refunds.kind = 'goods' AND refunds.state <> 'dropped')`
  const rows = await db
    .select({
      customerId: orders.customerId,
      orders: sql<number>`count(*)::int`,
      bought: sql<number>`coalesce(sum(${orders.total}) FILTER (WHERE ${isSold}), 0)`.mapWith(Number),
      returns: sql<number>`(count(*) FILTER (WHERE ${isReturn}))::int`,
      returned: sql<number>`coalesce(sum(${cameBack}), 0)`.mapWith(Number),
    })
    .from(orders)
    .where(
      and(
        sql`${orders.customerId} = ANY(${sql.param([...customerIds])}::text[])`,
        ne(orders.status, 'pending'),
      ),
    )
    .groupBy(orders.customerId)
  const byId = new Map(rows.map(({ customerId, ...sums }) => [customerId, sums]))
  return (customerId) => byId.get(customerId) ?? NONE
}
