import { joinedSearchForm, searchWords } from '@hojreh/persian'
import { and, asc, eq, isNotNull, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { newestFirst } from '../../db/paging/newest-first.ts'
import { containsAll } from '../../shared/like.ts'
import { stock } from '../inventory/inventory.tables.ts'
import { products } from './catalog.tables.ts'

export interface ProductSearch {
  /** Words of the title, the brand or the code. */
  q?: string | undefined
  stock?: 'out' | 'in' | undefined
  /** Those that were put away, or that show themselves later; else all that were not put away. */
  shelf?: 'archived' | 'scheduled' | undefined
  /** With those below it. */
  categoryId?: string | undefined
  brand?: string | undefined
}
interface Place {
  at: Date
  id: string
}

/** Rows are counted so far: no person reads more. */
const COUNTED = 10_000

// Goods without a row are not counted, and never run out.
const isOut = sql`${products.isPublished} AND ${stock.onHand} <= ${stock.reserved}`

/** Whether a product is one of those that are looked for; with `stock` the statement joins it. */
export const matches = ({ q, stock: state, shelf, categoryId, brand }: ProductSearch): SQL | undefined =>
  and(
    shelf === 'archived' ? isNotNull(products.archivedAt) : isNull(products.archivedAt),
    shelf === 'scheduled' ? and(isNotNull(products.publishAt), not(products.isPublished)) : undefined,
    q === undefined || joinedSearchForm(q) === ''
      ? undefined
      : or(eq(products.sku, q), containsAll(products.searchJoined, searchWords(q))),
    categoryId === undefined ? undefined : sql`${products.categoryIds} @> ARRAY[${categoryId}]::text[]`,
    brand === undefined ? undefined : eq(products.brand, brand),
    state === 'out' ? isOut : undefined,
    state === 'in' ? sql`(${isOut}) IS NOT TRUE` : undefined,
  )

/** Goods for the staff: also those that shoppers do not see. */
export const allProductsRepository = (db: Db) => ({
  /** Newest first, after the one that was read last. */
  list: (search: ProductSearch, take: number, last?: Place) =>
    db
      .select({ product: products, onHand: stock.onHand, reserved: stock.reserved })
      .from(products)
      .leftJoin(stock, eq(stock.productId, products.id))
      .where(
        and(
          matches(search),
          last &&
            sql`(${products.createdAt} < ${last.at.toISOString()}::timestamptz OR (${products.createdAt} = ${last.at.toISOString()}::timestamptz AND ${products.id} > ${last.id}))`,
        ),
      )
      .orderBy(newestFirst(products.createdAt), asc(products.id))
      .limit(take),

  count: async (search: ProductSearch): Promise<number> => {
    const some = db
      .select({ one: sql`1`.as('one') })
      .from(products)
      .leftJoin(stock, eq(stock.productId, products.id))
      .where(matches(search))
      .limit(COUNTED)
      .as('some')
    const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(some)
    return row?.count ?? 0
  },

  /** Those that shoppers see and cannot buy: how many, and since when. */
  soldOut: async () => {
    const [row] = await db
      .select({
        count: sql<number>`count(*)::int`,
        oldest: sql<Date | null>`min(${stock.availabilityChangedAt})`.mapWith(stock.availabilityChangedAt),
        newest: sql<Date | null>`max(${stock.availabilityChangedAt})`.mapWith(stock.availabilityChangedAt),
      })
      .from(stock)
      .innerJoin(products, eq(products.id, stock.productId))
      .where(isOut)
    return row ?? { count: 0, oldest: null, newest: null }
  },
})
