import { asc, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { products } from './catalog.tables.ts'

export interface RenamedGoods {
  id: string
  searchSpaced: string
  searchJoined: string
}

/** The makers of goods as goods name them. */
export const brandRepository = (db: Db) => ({
  /** How many products name each, hidden ones too. */
  counts: async (): Promise<Map<string, number>> => {
    const { rows } = await db.execute<{ brand: string; count: number }>(sql`
      SELECT ${products.brand} AS brand, count(*)::int AS count FROM ${products}
      WHERE ${products.brand} IS NOT NULL GROUP BY 1`)
    return new Map(rows.map(({ brand, count }) => [brand, count]))
  },

  /** Held until the transaction ends. */
  lockGoods: (brands: readonly string[]) =>
    db
      .select({
        id: products.id,
        title: products.title,
        sku: products.sku,
        options: products.options,
        tags: products.tags,
        categoryIds: products.categoryIds,
      })
      .from(products)
      .where(inArray(products.brand, [...brands]))
      .orderBy(asc(products.id))
      .for('update'),

  rename: async (goods: readonly RenamedGoods[], brand: string): Promise<void> => {
    await db.execute(sql`
      UPDATE ${products} SET brand = ${brand}, search_spaced = forms."searchSpaced", search_joined = forms."searchJoined"
      FROM jsonb_to_recordset(${JSON.stringify(goods)}::jsonb)
        AS forms (id text, "searchSpaced" text, "searchJoined" text)
      WHERE ${products.id} = forms.id`)
  },
})
