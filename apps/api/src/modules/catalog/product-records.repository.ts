import { asc, eq, lte, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { asLocked, type Locked } from '../../db/locked.ts'
import { isTaken } from '../../db/taken.ts'
import { atField } from '../../shared/domain-error.ts'
import { stock } from '../inventory/inventory.tables.ts'
import { products } from './catalog.tables.ts'

export type StoredProduct = typeof products.$inferSelect
type Held = Locked<Pick<StoredProduct, 'id'>>

/** A code or an address that another product has is told at its field. */
const telling = async <Result>(work: PromiseLike<Result>): Promise<Result> => {
  try {
    return await work
  } catch (error) {
    if (isTaken(error, 'products_sku_unique')) throw atField('sku_taken', 'sku')
    if (isTaken(error, 'products_slug_unique')) throw atField('slug_taken', 'slug')
    throw error
  }
}

/** Products as the staff make and edit them. A failed write ends the transaction. */
export const productRecordsRepository = (db: Db) => ({
  find: async (id: string) => {
    const [row] = await db
      .select({ product: products, onHand: stock.onHand, reserved: stock.reserved })
      .from(products)
      .leftJoin(stock, eq(stock.productId, products.id))
      .where(eq(products.id, id))
    return row ?? null
  },

  /** Held until the transaction ends. */
  lock: async (id: string): Promise<Locked<StoredProduct> | null> => {
    const [row] = await db.select().from(products).where(eq(products.id, id)).for('no key update')
    return row ? asLocked(row) : null
  },

  /** Likewise; null when another process is at it, or when it is gone. */
  lockUnlessTaken: async (id: string): Promise<Locked<StoredProduct> | null> => {
    const [row] = await db
      .select()
      .from(products)
      .where(eq(products.id, id))
      .for('no key update', { skipLocked: true })
    return row ? asLocked(row) : null
  },

  /** What these products are called, in the order of the ids; those that are not there are left out. */
  titlesOf: async (ids: readonly string[]) => {
    const rows = await db
      .select({ id: products.id, title: products.title, isPublished: products.isPublished })
      .from(products)
      .where(sql`${products.id} = ANY(${sql.param([...ids])}::text[])`)
    const byId = new Map(rows.map((row) => [row.id, row]))
    return ids.flatMap((id) => byId.get(id) ?? [])
  },

  isDueToBeShown: async (now: Date): Promise<boolean> => {
    const { rows } = await db.execute<{ isDue: boolean }>(
      sql`SELECT EXISTS (SELECT FROM products WHERE publish_at IS NOT NULL AND publish_at <= ${now.toISOString()}::timestamptz) AS "isDue"`,
    )
    return rows[0]?.isDue ?? false
  },

  /** Products whose time to be shown has come, the first ones first. */
  dueToBeShown: async (now: Date, take: number): Promise<string[]> => {
    const rows = await db
      .select({ id: products.id })
      .from(products)
      .where(lte(products.publishAt, now))
      .orderBy(asc(products.publishAt))
      .limit(take)
    return rows.map(({ id }) => id)
  },

  isSlugTaken: async (slug: string): Promise<boolean> =>
    (await db.$count(products, eq(products.slug, slug))) > 0,

  /** Throws `sku_taken`, `slug_taken`. */
  insert: async (row: typeof products.$inferInsert): Promise<void> => {
    await telling(db.insert(products).values(row))
  },

  /** Likewise. */
  update: async ({ id }: Held, changes: Partial<StoredProduct>): Promise<void> => {
    await telling(db.update(products).set(changes).where(eq(products.id, id)))
  },
})
