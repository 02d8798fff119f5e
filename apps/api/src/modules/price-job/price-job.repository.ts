import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { asLocked, type Locked } from '../../db/locked.ts'
import { matches } from '../catalog/all-products.repository.ts'
import { products } from '../catalog/catalog.tables.ts'
import { priceJobs } from './price-job.tables.ts'

export type PriceJobRow = typeof priceJobs.$inferSelect
export type PriceChange = Pick<PriceJobRow, 'filter' | 'percent' | 'step'>

/** A sum after the change: rounded to the step, a half up, and never to nothing. */
const changed = (sum: SQL, { percent, step }: PriceChange): SQL =>
  sql`greatest(${step}::bigint, (${sum} * ${100 + percent}::bigint + ${50 * step}::bigint) / ${100 * step}::bigint * ${step}::bigint)`

/** A discount that the rounding swallowed is none. */
export const newPrices = (change: PriceChange) => {
  const price = changed(sql`price`, change)
  const listPrice = changed(sql`list_price`, change)
  return { price, listPrice: sql`CASE WHEN ${listPrice} > ${price} THEN ${listPrice} END` }
}

/** A product whose price is not known yet has nothing to change. */
export const isPriced = ({ filter }: Pick<PriceChange, 'filter'>): SQL =>
  and(matches(filter), sql`${products.price} > 0`) ?? sql`true`

export const priceJobRepository = (db: Db) => ({
  count: (change: Pick<PriceChange, 'filter'>): Promise<number> => db.$count(products, isPriced(change)),

  preview: async (change: PriceChange, take: number) => {
    const { price, listPrice } = newPrices(change)
    return db
      .select({
        productId: products.id,
        title: products.title,
        price: products.price,
        listPrice: products.listPrice,
        newPrice: price.mapWith(Number),
        newListPrice: sql<number | null>`${listPrice}`.mapWith((value) =>
          value === null ? null : Number(value),
        ),
      })
      .from(products)
      .where(isPriced(change))
      .orderBy(asc(products.id))
      .limit(take)
  },

  insert: async (row: typeof priceJobs.$inferInsert): Promise<void> => {
    await db.insert(priceJobs).values(row)
  },

  newest: (take: number): Promise<PriceJobRow[]> =>
    db.select().from(priceJobs).orderBy(desc(priceJobs.createdAt)).limit(take),

  /** Held until the transaction ends. */
  lock: async (id: string): Promise<Locked<PriceJobRow> | null> => {
    const [row] = await db.select().from(priceJobs).where(eq(priceJobs.id, id)).for('update')
    return row ? asLocked(row) : null
  },

  /** The oldest that has something to do, unless another process is at it. */
  lockDue: async (): Promise<Locked<PriceJobRow> | null> => {
    const [row] = await db
      .select()
      .from(priceJobs)
      .where(inArray(priceJobs.state, ['running', 'undoing']))
      .orderBy(asc(priceJobs.createdAt), asc(priceJobs.id))
      .limit(1)
      .for('update', { skipLocked: true })
    return row ? asLocked(row) : null
  },

  change: async ({ id }: Locked<Pick<PriceJobRow, 'id'>>, changes: Partial<PriceJobRow>): Promise<void> => {
    await db.update(priceJobs).set(changes).where(eq(priceJobs.id, id))
  },
})
