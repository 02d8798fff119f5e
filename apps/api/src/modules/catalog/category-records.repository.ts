import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { asLocked, type Locked } from '../../db/locked.ts'
import { isTaken } from '../../db/taken.ts'
import { atField } from '../../shared/domain-error.ts'
import { categories, products } from './catalog.tables.ts'
import { type CategoryRow, readCategories } from './categories.repository.ts'

type StoredCategory = typeof categories.$inferInsert
type Held = Locked<Pick<CategoryRow, 'id'>>

const telling = async <Result>(work: PromiseLike<Result>): Promise<Result> => {
  try {
    return await work
  } catch (error) {
    if (isTaken(error, 'categories_title_in_parent')) throw atField('category_title_taken', 'title')
    if (isTaken(error, 'categories_slug_unique')) throw atField('slug_taken', 'slug')
    throw error
  }
}

export interface PlacedGoods {
  id: string
  categoryId: string | null
  categoryIds: string[]
  searchSpaced: string
  searchJoined: string
}

/** Categories as the staff make and edit them. A failed write ends the transaction. */
export const categoryRecordsRepository = (db: Db) => ({
  /** All of them, held against others who change the tree; goods are put into them meanwhile. */
  lockAll: async (): Promise<Locked<CategoryRow>[]> => {
    await db.select({ id: categories.id }).from(categories).orderBy(asc(categories.id)).for('no key update')
    return (await readCategories(db)).map(asLocked)
  },

  /** How many products are in each and below it, hidden ones too. */
  counts: async (): Promise<Map<string, number>> => {
    const { rows } = await db.execute<{ id: string; count: number }>(sql`
      SELECT place AS id, count(*)::int AS count
      FROM ${products}, unnest(${products.categoryIds}) AS place GROUP BY place`)
    return new Map(rows.map(({ id, count }) => [id, count]))
  },

  isSlugTaken: async (slug: string): Promise<boolean> =>
    (await db.$count(categories, eq(categories.slug, slug))) > 0,

  /** Throws `category_title_taken`, `slug_taken`. */
  insert: async (row: StoredCategory): Promise<void> => {
    await telling(db.insert(categories).values(row))
  },

  /** Likewise. */
  update: async ({ id }: Held, changes: Partial<StoredCategory>): Promise<void> => {
    await telling(db.update(categories).set(changes).where(eq(categories.id, id)))
  },

  /** An address that another category had leads there no more. */
  forgetFormerSlug: async (slug: string): Promise<void> => {
    await db
      .update(categories)
      .set({ formerSlugs: sql`array_remove(${categories.formerSlugs}, ${slug})` })
      .where(sql`${slug} = ANY (${categories.formerSlugs})`)
  },

  remove: async ({ id }: Held): Promise<void> => {
    await db.delete(categories).where(eq(categories.id, id))
  },

  /** Products in a category and below it, held until the transaction ends. */
  lockGoods: (id: string) =>
    db
      .select({
        id: products.id,
        title: products.title,
        brand: products.brand,
        sku: products.sku,
        options: products.options,
        tags: products.tags,
        categoryId: products.categoryId,
        categoryIds: products.categoryIds,
      })
      .from(products)
      .where(sql`${products.categoryIds} @> ARRAY[${id}]::text[]`)
      .orderBy(asc(products.id))
      .for('update'),

  placeGoods: async (goods: readonly PlacedGoods[]): Promise<void> => {
    if (goods.length === 0) return
    await db.execute(sql`
      UPDATE ${products} SET category_id = placed."categoryId", category_ids = placed."categoryIds",
        search_spaced = placed."searchSpaced", search_joined = placed."searchJoined"
        FROM jsonb_to_recordset(${JSON.stringify(goods)}::jsonb) AS placed (id text, "categoryId" text,
          "categoryIds" text[], "searchSpaced" text, "searchJoined" text)
      WHERE ${products.id} = placed.id`)
  },
})
