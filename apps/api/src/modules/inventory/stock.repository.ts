import { and, asc, eq, lte, min, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { opaqueArray } from '../../db/opaque-array.ts'
import { orders } from '../order/order.tables.ts'
import { stock, stockHolds } from './inventory.tables.ts'

type Hold = typeof stockHolds.$inferSelect
/** How many pieces of a product there are, and how many of them orders hold. */
export interface Shelf {
  onHand: number
  reserved: number
}
export interface Wanted {
  productId: string
  count: number
}

/** Pieces that a buyer no longer has, and how many of them can be sold again. */
export interface Returned extends Wanted {
  restocked: number
}

/**
 * Conditions that select holds by their owner. Holds that await the operator's decision, and those that staff made,
 * belong to their order alone.
 */
export const holdsOf = {
  order: (orderId: string): SQL => sql`order_id = ${orderId}`,
  orderAndEdit: (orderId: string, editId: string): SQL => sql`order_id IN (${orderId}, ${editId})`,
  customer: (customerId: string): SQL => sql`customer_id = ${customerId} AND NOT is_kept AND NOT is_of_desk`,
  expired: (orderId: string, now: Date): SQL =>
    sql`order_id = ${orderId} AND expires_at <= ${now.toISOString()} AND NOT is_kept`,
}

const idsOf = (goods: readonly Wanted[]) => goods.map(({ productId }) => productId)

/** The goods as a table of the statement. */
const tableOf = (goods: readonly Wanted[]) =>
  sql`unnest(${opaqueArray(idsOf(goods))}::text[], ${opaqueArray(goods.map(({ count }) => count))}::int[])
    AS wanted (product_id, count)`

/** Operations on locked stock; {@link stockRepository} locks it. */
const lockedStock = (tx: Db) => ({
  /**
   * Sets goods aside for an order in the place of what was `held` before. Returns the ids of the goods that there were
   * enough of: if one is missing, the transaction must end.
   */
  reserve: async (
    { id: orderId, customerId }: { id: string; customerId: string },
    wanted: readonly Wanted[],
    { held, expiresAt, isOfDesk }: { held: SQL; expiresAt: Date; isOfDesk: boolean },
  ): Promise<string[]> => {
    const { rows } = await tx.execute<{ product_id: string }>(sql`
      WITH gone AS (
        DELETE FROM stock_holds WHERE ${held} RETURNING product_id, count
      ),
      change AS (
        SELECT product_id, sum(wanted)::int AS wanted, sum(freed)::int AS freed FROM (
          SELECT product_id, count AS wanted, 0 AS freed FROM ${tableOf(wanted)}
          UNION ALL SELECT product_id, 0, count FROM gone
        ) AS counts GROUP BY product_id
      ),
      moved AS (
        UPDATE stock SET reserved = reserved - freed + wanted FROM change
        WHERE stock.product_id = change.product_id AND (wanted = 0 OR on_hand - reserved + freed >= wanted)
        RETURNING stock.product_id, wanted
      )
      INSERT INTO stock_holds (order_id, customer_id, product_id, count, expires_at, is_of_desk)
        SELECT ${orderId}, ${customerId}, product_id, wanted, ${expiresAt.toISOString()}::timestamptz,
          ${isOfDesk}::boolean FROM moved
          WHERE wanted > 0
        RETURNING product_id`)
    return rows.map(({ product_id }) => product_id)
  },

  /** Releases what is held. */
  release: async (held: SQL): Promise<void> => {
    await tx.execute(sql`
      WITH gone AS (DELETE FROM stock_holds WHERE ${held} RETURNING product_id, count),
      freed AS (SELECT product_id, sum(count)::int AS count FROM gone GROUP BY product_id)
      UPDATE stock SET reserved = reserved - freed.count FROM freed WHERE stock.product_id = freed.product_id`)
  },

  /** Holds an order's goods until the given time, also those that were kept for a check of its payment. */
  holdUntil: async (orderId: string, until: Date): Promise<void> => {
    await tx.execute(sql`UPDATE stock_holds SET is_kept = false, expires_at = ${until.toISOString()}::timestamptz
      WHERE order_id = ${orderId}`)
  },

  /**
   * Takes all of the goods from the shelf, first those that are held for the order, or none of them; returns whether it
   * did. The stock of the holds must be locked, too. Further pieces of an edited order are held under the edit's id.
   */
  sell: async (holdId: string, wanted: readonly Wanted[], orderId = holdId): Promise<boolean> => {
    const { rows } = await tx.execute(sql`
      WITH line AS (
        SELECT wanted.product_id, wanted.count, coalesce(hold.count, 0) AS held,
          coalesce(on_hand - reserved + coalesce(hold.count, 0) >= wanted.count, false) AS is_there,
          -- For the movements that a trigger writes; nothing else of this transaction tells it the order.
          set_config('hojreh.movement', ${JSON.stringify({ orderId })}, true)
        FROM ${tableOf(wanted)} LEFT JOIN stock ON stock.product_id = wanted.product_id
          LEFT JOIN stock_holds AS hold ON hold.order_id = ${holdId} AND hold.product_id = wanted.product_id
      ),
      gone AS (DELETE FROM stock_holds WHERE order_id = ${holdId} AND (SELECT every(is_there) FROM line))
      UPDATE stock SET on_hand = on_hand - line.count, reserved = reserved - line.held,
          sold_uncounted = sold_uncounted + line.count FROM line
        WHERE stock.product_id = line.product_id AND (SELECT every(is_there) FROM line)
        RETURNING stock.product_id`)
    return rows.length === wanted.length
  },

  /** Keeps the holds of an order that fit into a share of what is on the shelf. */
  keepHolds: async (orderId: string, percent: number): Promise<void> => {
    await tx.execute(sql`
      UPDATE stock_holds AS own SET is_kept = true FROM stock
        WHERE own.order_id = ${orderId} AND stock.product_id = own.product_id
          AND greatest(1, floor(on_hand * ${percent} / 100.0)) >= own.count + (
            SELECT coalesce(sum(count), 0) FROM stock_holds AS other
            WHERE other.product_id = own.product_id AND other.is_kept AND other.order_id <> own.order_id)`)
  },

  /** Returns the stock of a product. */
  shelf: async (productId: string): Promise<Shelf> => {
    const [row] = await tx
      .select({ onHand: stock.onHand, reserved: stock.reserved })
      .from(stock)
      .where(eq(stock.productId, productId))
    return row ?? { onHand: 0, reserved: 0 }
  },

  /** Adds `delta` pieces to the shelf, or takes them off; returns null when fewer would be left than orders hold. */
  move: async (productId: string, delta: number): Promise<Shelf | null> => {
    const [row] = await tx
      .update(stock)
      .set({ onHand: sql`${stock.onHand} + ${delta}` })
      .where(and(eq(stock.productId, productId), sql`${stock.onHand} + ${delta} >= ${stock.reserved}`))
      .returning({ onHand: stock.onHand, reserved: stock.reserved })
    return row ?? null
  },

  /** Takes a sale back; as many pieces as can be sold again go on the shelf. */
  takeBack: async (goods: readonly Returned[]): Promise<void> => {
    const restocked = opaqueArray(goods.map((line) => line.restocked))
    await tx.execute(sql`
      UPDATE stock SET on_hand = on_hand + back.restocked, sold_uncounted = sold_uncounted - back.count
        FROM unnest(${opaqueArray(idsOf(goods))}::text[], ${opaqueArray(goods.map(({ count }) => count))}::int[],
          ${restocked}::int[]) AS back (product_id, count, restocked)
        WHERE stock.product_id = back.product_id`)
  },
})

export const stockRepository = (db: Db) => ({
  /**
   * Locks the stock of goods and of what is held, in the order of their ids, so that two callers that want the same
   * goods never deadlock. Only a statement after the lock reads the current values; the returned object offers such
   * statements.
   */
  lock: async (held: SQL | null, wanted: readonly Wanted[] = []): Promise<ReturnType<typeof lockedStock>> => {
    const heldIds = held ? sql`ARRAY(SELECT product_id FROM stock_holds WHERE ${held})` : sql`'{}'::text[]`
    await db.execute(
      sql`SELECT FROM stock WHERE product_id = ANY(${heldIds} || ${sql.param(idsOf(wanted))}::text[])
        ORDER BY product_id FOR UPDATE`,
    )
    return lockedStock(db)
  },

  /** Adds the first stock of a product; existing stock stays as it is. */
  begin: async (productId: string, onHand: number): Promise<void> => {
    await db.insert(stock).values({ productId, onHand }).onConflictDoNothing()
  },

  /** Adds the sales to `sold_count`, which lists are ordered by; locked rows wait for the next run. */
  countSales: async (): Promise<void> => {
    await db.execute(sql`
      WITH due AS (
        SELECT product_id, sold_uncounted AS count FROM stock JOIN products ON products.id = product_id
        WHERE sold_uncounted <> 0 FOR NO KEY UPDATE SKIP LOCKED
      ),
      counted AS (UPDATE stock SET sold_uncounted = 0 FROM due WHERE stock.product_id = due.product_id)
      UPDATE products SET sold_count = sold_count + due.count FROM due WHERE products.id = due.product_id`)
  },

  holdsOfOrder: (orderId: string): Promise<Hold[]> =>
    db.select().from(stockHolds).where(eq(stockHolds.orderId, orderId)),

  /** Orders with holds that ran out, those that did so first at the top. */
  ordersWithExpiredHolds: async (now: Date, count: number, skip: number): Promise<string[]> => {
    const rows = await db
      .select({ orderId: stockHolds.orderId })
      .from(stockHolds)
      // Those of edits have a job of their own.
      .innerJoin(orders, eq(orders.id, stockHolds.orderId))
      .where(and(lte(stockHolds.expiresAt, now), eq(stockHolds.isKept, false)))
      .groupBy(stockHolds.orderId)
      .orderBy(asc(min(stockHolds.expiresAt)), asc(stockHolds.orderId))
      .limit(count)
      .offset(skip)
    return rows.map(({ orderId }) => orderId)
  },
})
