import { and, asc, eq, gt } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { categories, products } from '../catalog/catalog.tables.ts'
import { available } from '../catalog/product-card.ts'
import { stock } from '../inventory/inventory.tables.ts'

const PAGE = 500

/** The columns of a product for feeds; `stock` is joined by product. */
export const feedColumns = {
  id: products.id,
  sku: products.sku,
  slug: products.slug,
  title: products.title,
  brand: products.brand,
  price: products.price,
  listPrice: products.listPrice,
  offerEndsAt: products.offerEndsAt,
  weightGrams: products.weightGrams,
  groupId: products.groupId,
  options: products.options,
  attributes: products.attributes,
  images: products.images,
  summary: products.summary,
  descriptionHtml: products.descriptionHtml,
  categoryId: products.categoryId,
  createdAt: products.createdAt,
  updatedAt: products.updatedAt,
  available,
}

const readPage = (db: Db, after: string) =>
  db
    .select(feedColumns)
    .from(products)
    .leftJoin(stock, eq(stock.productId, products.id))
    .where(and(eq(products.isPublished, true), gt(products.id, after)))
    .orderBy(asc(products.id))
    .limit(PAGE)

export type FeedProduct = Awaited<ReturnType<typeof readPage>>[number]

/** Every published product, by pages that begin after the last id of the one before. */
export const readFeedProducts = async function* (db: Db): AsyncGenerator<FeedProduct[]> {
  for (let after = ''; ; ) {
    const rows = await readPage(db, after)
    const last = rows.at(-1)
    if (!last) return
    yield rows
    after = last.id
  }
}

/** Titles from the root to each category, by id. */
export const readCategoryPaths = async (db: Db): Promise<Map<string, string[]>> => {
  const rows = await db
    .select({ id: categories.id, parentId: categories.parentId, title: categories.title })
    .from(categories)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const pathOf = (id: string | null, depth = 0): string[] => {
    const row = id === null ? undefined : byId.get(id)
    return row && depth < 20 ? [...pathOf(row.parentId, depth + 1), row.title] : []
  }
  return new Map(rows.map(({ id }) => [id, pathOf(id)]))
}
