import { and, asc, desc, eq, gt, inArray, lt, lte, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { asLocked, type Locked } from '../../db/locked.ts'
import { opaqueArray } from '../../db/opaque-array.ts'
import { type Queue, queueOf } from '../queue/queue.sql.ts'
import type { OfferRow } from './offer.rules.ts'
import { productOffers } from './offer.tables.ts'

type HeldProduct = Locked<{ id: string }>

const stands = inArray(productOffers.state, ['planned', 'running'])

/**
 * Products that have something due: an offer, or an imported discount that has ended. Few products have `offer_ends_at`
 * at all, which a cached plan knows only when the statement says so.
 */
const dueProducts = (now: Date): SQL => sql`
  SELECT product_id AS id FROM product_offers WHERE due_at <= ${now.toISOString()}::timestamptz
  UNION SELECT id FROM products WHERE offer_ends_at IS NOT NULL AND offer_ends_at <= ${now.toISOString()}::timestamptz`

export interface OfferInCart {
  productId: string
  isDue: boolean
  queue: Queue | null
}

export const offerRepository = (db: Db) => ({
  isDue: async (now: Date): Promise<boolean> => {
    const { rows } = await db.execute<{ isDue: boolean }>(sql`SELECT EXISTS (${dueProducts(now)}) AS "isDue"`)
    return rows[0]?.isDue ?? false
  },

  dueProducts: async (now: Date, take: number): Promise<string[]> => {
    const { rows } = await db.execute<{ id: string }>(
      sql`SELECT id FROM (${dueProducts(now)}) AS due ORDER BY id LIMIT ${take}`,
    )
    return rows.map(({ id }) => id)
  },

  /** Returns those of the products that have something due. */
  dueAmong: async (productIds: readonly string[], now: Date): Promise<string[]> => {
    const { rows } = await db.execute<{ id: string }>(
      sql`SELECT id FROM unnest(${opaqueArray(productIds)}::text[]) AS id WHERE id IN (${dueProducts(now)})`,
    )
    return rows.map(({ id }) => id)
  },

  /** Returns the products in a customer's cart where something is due, and where customers queue. */
  inCart: async (customerId: string, now: Date): Promise<OfferInCart[]> => {
    const { rows } = await db.execute<{ [Key in keyof OfferInCart]: OfferInCart[Key] }>(sql`
      SELECT * FROM (
        SELECT line.product_id AS "productId", line.product_id IN (${dueProducts(now)}) AS "isDue",
            ${queueOf(sql`orders.customer_id`, sql`line.product_id`)} AS queue
          FROM orders JOIN order_lines AS line ON line.order_id = orders.id
          WHERE orders.customer_id = ${customerId} AND orders.status = 'pending') AS line
        WHERE "isDue" OR queue IS NOT NULL ORDER BY "productId"`)
    return rows
  },

  /** Returns the due offers of a product, in the order of time: an end before the start of the next one. */
  dueOf: async ({ id: productId }: HeldProduct, now: Date): Promise<Locked<OfferRow>[]> => {
    const rows = await db
      .select()
      .from(productOffers)
      .where(and(eq(productOffers.productId, productId), lte(productOffers.dueAt, now)))
      .orderBy(asc(productOffers.startsAt), asc(productOffers.id))
    return rows.map(asLocked)
  },

  ofProduct: (productId: string): Promise<OfferRow[]> =>
    db
      .select()
      .from(productOffers)
      .where(eq(productOffers.productId, productId))
      .orderBy(desc(productOffers.startsAt), desc(productOffers.id))
      .limit(100),

  find: async (id: string): Promise<OfferRow | null> => {
    const [row] = await db.select().from(productOffers).where(eq(productOffers.id, id))
    return row ?? null
  },

  /** Returns an offer that no other transaction changes meanwhile: the lock on a product covers its offers. */
  findOf: async ({ id: productId }: HeldProduct, id: string): Promise<Locked<OfferRow> | null> => {
    const [row] = await db
      .select()
      .from(productOffers)
      .where(and(eq(productOffers.id, id), eq(productOffers.productId, productId)))
    return row ? asLocked(row) : null
  },

  overlaps: async ({ productId, startsAt, endsAt }: Pick<OfferRow, 'productId' | 'startsAt' | 'endsAt'>) =>
    (await db.$count(
      productOffers,
      and(
        eq(productOffers.productId, productId),
        stands,
        lt(productOffers.startsAt, endsAt),
        gt(productOffers.endsAt, startsAt),
      ),
    )) > 0,

  insert: async (row: typeof productOffers.$inferInsert): Promise<void> => {
    await db.insert(productOffers).values(row)
  },

  change: async ({ id }: Locked<Pick<OfferRow, 'id'>>, changes: Partial<OfferRow>): Promise<void> => {
    await db.update(productOffers).set(changes).where(eq(productOffers.id, id))
  },
})
