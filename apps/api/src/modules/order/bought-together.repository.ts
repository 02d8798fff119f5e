import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { boughtTogether, products } from '../catalog/catalog.tables.ts'
import { orderLines, orders } from './order.tables.ts'

/** One order is chance. */
const FEWEST_ORDERS = 2
/** More than a page shows: some of them will be sold out. */
const KEPT = 8
/** Of a shop that buys for others: everything would go with everything. */
const MOST_LINES = 20

/**
 * Writes anew which goods were paid for in the same orders: no cart, nothing cancelled or sent back, and no two options of
 * one design. Only rows that changed are written.
 */
export const writeBoughtTogether = async (tx: Db, since: Date): Promise<void> => {
  await tx.execute(sql`
    WITH counted AS (
      SELECT ${orders.id} AS id FROM ${orders} JOIN ${orderLines} ON ${orderLines.orderId} = ${orders.id}
      WHERE ${orders.status} IN ('paid', 'preparing', 'shipped', 'delivered') AND ${orders.placedAt} > ${since.toISOString()}::timestamptz
      GROUP BY ${orders.id} HAVING count(*) BETWEEN 2 AND ${MOST_LINES}
    ), pairs AS (
      SELECT one.product_id, other.product_id AS other_id, count(*) AS times
      FROM counted JOIN ${orderLines} AS one ON one.order_id = counted.id
        JOIN ${orderLines} AS other ON other.order_id = counted.id AND other.product_id <> one.product_id
      GROUP BY one.product_id, other.product_id HAVING count(*) >= ${FEWEST_ORDERS}
    ), ranked AS (
      SELECT pairs.*, row_number() OVER (PARTITION BY product_id ORDER BY times DESC, other_id) AS place
      FROM pairs JOIN ${products} AS a ON a.id = product_id JOIN ${products} AS b ON b.id = other_id
      WHERE a.group_id IS NULL OR a.group_id IS DISTINCT FROM b.group_id
    ), fresh AS (
      SELECT product_id, array_agg(other_id ORDER BY place) AS other_ids FROM ranked WHERE place <= ${KEPT} GROUP BY product_id
    ), gone AS (
      DELETE FROM ${boughtTogether} WHERE NOT EXISTS (
        SELECT FROM fresh WHERE fresh.product_id = ${boughtTogether.productId})
    )
    INSERT INTO ${boughtTogether} (product_id, other_ids) SELECT product_id, other_ids FROM fresh
    ON CONFLICT (product_id) DO UPDATE SET other_ids = excluded.other_ids
      WHERE bought_together.other_ids IS DISTINCT FROM excluded.other_ids`)
}
