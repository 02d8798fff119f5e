import { and, eq, lte, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { stockHolds } from './inventory.tables.ts'

type Hold = typeof stockHolds.$inferSelect
export interface Wanted {
  productId: string
  count: number
}

/** Whose holds. Those that somebody decides on are nobody's to take but the order's. */
export const holdsOf = {
  order: (orderId: string): SQL => sql`order_id = ${orderId}`,
  customer: (customerId: string): SQL => sql`customer_id = ${customerId} AND NOT is_kept`,
  expired: (orderId: string, now: Date): SQL =>
    sql`order_id = ${orderId} AND expires_at <= ${now.toISOString()} AND NOT is_kept`,
}

const idsOf = (rows: readonly Wanted[]) => sql.param(rows.map(({ productId }) => productId))

/** The goods as a table of the statement. */
const wantedTable = (wanted: readonly Wanted[]) =>
  sql`unnest(${idsOf(wanted)}::text[], ${sql.param(wanted.map(({ count }) => count))}::int[]) AS wanted (product_id, count)`

export const stockRepository = (db: Db) => ({
  /**
   * Locks the stock of goods and of what is held, in the order of their ids: two callers that want the same goods never
   * wait for each other in a circle. It is asked for at once: what is asked after it, also without waiting, comes
   * behind it. Only there, in a later statement, is what the holds say true.
   */
  lock: async (held: SQL | null, wanted: readonly Wanted[] = []): Promise<void> => {
    const heldIds = held ? sql`ARRAY(SELECT product_id FROM stock_holds WHERE ${held})` : sql`'{}'::text[]`
    await db
      .execute(
        sql`SELECT FROM stock WHERE product_id = ANY(${heldIds} || ${idsOf(wanted)}::text[])
          ORDER BY product_id FOR UPDATE`,
      )
      .execute()
  },

  /**
   * Sets goods aside for an order in the place of what was `held` before; both are locked. Answers for how many of
   * the goods there was enough: unless for all, the transaction must end.
   */
  reserve: async (
    { id, customerId }: { id: string; customerId: string },
    held: SQL,
    wanted: readonly Wanted[],
    expiresAt: Date,
  ): Promise<string[]> => {
    const { rows } = await db.execute<{ product_id: string }>(sql`
      WITH gone AS (DELETE FROM stock_holds WHERE ${held} RETURNING product_id, count),
      change AS (
        SELECT product_id, sum(wanted)::int AS wanted, sum(freed)::int AS freed FROM (
          SELECT product_id, count AS wanted, 0 AS freed FROM ${wantedTable(wanted)}
          UNION ALL SELECT product_id, 0, count FROM gone
        ) AS counts GROUP BY product_id
      ),
      moved AS (
        UPDATE stock SET reserved = reserved - freed + wanted FROM change
        WHERE stock.product_id = change.product_id AND (wanted = 0 OR on_hand - reserved + freed >= wanted)
        RETURNING stock.product_id, wanted
      )
      INSERT INTO stock_holds (order_id, customer_id, product_id, count, expires_at)
        SELECT ${id}, ${customerId}, product_id, wanted, ${expiresAt.toISOString()}::timestamptz FROM moved WHERE wanted > 0
        RETURNING product_id`)
    return rows.map(({ product_id }) => product_id)
  },

  /** Gives back what is held; its stock must be locked. */
  release: async (held: SQL): Promise<void> => {
    await db.execute(sql`
      WITH gone AS (DELETE FROM stock_holds WHERE ${held} RETURNING product_id, count),
      freed AS (SELECT product_id, sum(count)::int AS count FROM gone GROUP BY product_id)
      UPDATE stock SET reserved = reserved - freed.count FROM freed WHERE stock.product_id = freed.product_id`)
  },

  /**
   * Takes all of the goods from the shelf, those first that are held for the order, or none of them; whether it did.
   * Their stock and that of the holds must be locked.
   */
  sell: async (orderId: string, wanted: readonly Wanted[]): Promise<boolean> => {
    const { rows } = await db.execute(sql`
      WITH line AS (
        SELECT wanted.product_id, wanted.count, coalesce(hold.count, 0) AS held,
          coalesce(on_hand - reserved + coalesce(hold.count, 0) >= wanted.count, false) AS is_there
        FROM ${wantedTable(wanted)} LEFT JOIN stock ON stock.product_id = wanted.product_id
          LEFT JOIN stock_holds AS hold ON hold.order_id = ${orderId} AND hold.product_id = wanted.product_id
      ),
      gone AS (DELETE FROM stock_holds WHERE order_id = ${orderId} AND (SELECT every(is_there) FROM line))
      UPDATE stock SET on_hand = on_hand - line.count, reserved = reserved - line.held FROM line
        WHERE stock.product_id = line.product_id AND (SELECT every(is_there) FROM line)
        RETURNING stock.product_id`)
    return rows.length === wanted.length
  },

  keepHolds: async (orderId: string): Promise<void> => {
    await db.update(stockHolds).set({ isKept: true }).where(eq(stockHolds.orderId, orderId))
  },

  /** Puts goods that were sold back on the shelf. */
  putBack: async (goods: readonly Wanted[]): Promise<void> => {
    await db.execute(sql`UPDATE stock SET on_hand = on_hand + wanted.count FROM ${wantedTable(goods)}
      WHERE stock.product_id = wanted.product_id`)
  },

  holdsOfOrder: (orderId: string): Promise<Hold[]> =>
    db.select().from(stockHolds).where(eq(stockHolds.orderId, orderId)),

  ordersWithExpiredHolds: async (now: Date, count: number): Promise<string[]> => {
    const rows = await db
      .selectDistinct({ orderId: stockHolds.orderId })
      .from(stockHolds)
      .where(and(lte(stockHolds.expiresAt, now), eq(stockHolds.isKept, false)))
      .limit(count)
    return rows.map(({ orderId }) => orderId)
  },
})
