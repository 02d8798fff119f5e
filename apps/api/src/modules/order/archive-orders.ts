import type { OrderStatus } from '@hojreh/contract'
import { sql } from 'drizzle-orm'
import type { Dependencies } from '../../shared/dependencies.ts'

const BATCH = 500

/** Statuses of orders that are finished, unless money is owed back. */
const closedStatuses: readonly OrderStatus[] = ['delivered', 'cancelled', 'refunded', 'returned']

/**
 * Archives closed orders that were placed long ago, the oldest first, one batch per run. Nothing is moved; a search for
 * a name merely looks among the other orders alone. Locked orders wait for the next run.
 */
export const archiveOrders = async ({
  config: { ARCHIVE_ORDERS_AFTER_MONTHS: months },
  database: { db },
  clock,
}: Pick<Dependencies, 'config' | 'database' | 'clock'>): Promise<void> => {
  if (months === 0) return
  await db.execute(sql`
    UPDATE orders SET is_archived = true WHERE id = ANY (ARRAY(
      SELECT id FROM orders
      WHERE NOT is_archived AND status <> 'pending' AND status = ANY (${sql.param(closedStatuses)}::text[])
        AND placed_at < ${clock().toISOString()}::timestamptz - make_interval(months => ${months})
        AND NOT EXISTS (SELECT FROM refunds WHERE order_id = orders.id AND state IN ('owed', 'prepared'))
      ORDER BY placed_at ASC NULLS FIRST LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
    ))`)
}
