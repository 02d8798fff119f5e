import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { type CategoryAttribute, categories, products, type StoredImage } from './catalog.tables.ts'

export interface CategoryRow {
  id: string
  slug: string
  parentId: string | null
  title: string
  description: string
  seoTitle: string
  seoDescription: string
  formerSlugs: string[]
  image: StoredImage | null
  attributes: CategoryAttribute[]
}

/** All categories: the shop's own order first, Persian alphabetical order where it gave none. */
export const readCategories = (db: Db): Promise<CategoryRow[]> =>
  db
    .select({
      id: categories.id,
      slug: categories.slug,
      parentId: categories.parentId,
      title: categories.title,
      description: categories.description,
      seoTitle: categories.seoTitle,
      seoDescription: categories.seoDescription,
      formerSlugs: categories.formerSlugs,
      image: categories.image,
      attributes: categories.attributes,
    })
    .from(categories)
    .orderBy(categories.position, sql`${categories.title} COLLATE "fa-x-icu"`, categories.id)

/** How many published products are in each category and below it. */
export const readCategoryCounts = async (db: Db) => {
  const { rows } = await db.execute<{ id: string; count: number }>(sql`
    SELECT place AS id, count(*)::int AS count
    FROM ${products}, unnest(${products.categoryIds}) AS place
    WHERE ${products.isPublished} GROUP BY place`)
  return new Map(rows.map(({ id, count }) => [id, count]))
}

/** For each of these categories the first picture of its best-selling product that has one, whether it is sold out or not. */
export const readCategoryPictures = async (db: Db, categoryIds: readonly string[]) => {
  const { rows } = await db.execute<{ id: string; image: StoredImage }>(sql`
    SELECT category.id, best.image FROM unnest(${sql.param([...categoryIds])}::text[]) AS category (id), LATERAL (
      SELECT ${products.images} -> 0 AS image FROM ${products}
      WHERE ${products.isPublished} AND ${products.categoryIds} @> ARRAY[category.id]
        AND jsonb_array_length(${products.images}) > 0
      ORDER BY ${products.soldCount} DESC, ${products.id} LIMIT 1
    ) AS best`)
  return rows.map(({ id, image }) => [id, image] as const)
}
