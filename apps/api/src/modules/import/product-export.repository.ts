import { asc, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { byBatches } from '../../shared/by-batches.ts'
import { productGroups, products } from '../catalog/catalog.tables.ts'
import { stock } from '../inventory/inventory.tables.ts'
import { namesOfPictures } from './pictures/own-pictures.repository.ts'

const BATCH = 500

/** The names that products have options or attributes of, the most frequent one first. */
export const readNames = async (tx: Db, column: 'options' | 'attributes'): Promise<string[]> => {
  const { rows } = await tx.execute<{ name: string }>(sql`
    SELECT pair ->> 'name' AS name FROM products, jsonb_array_elements(${sql.raw(column)}) AS pair
    GROUP BY 1 ORDER BY count(*) DESC, 1`)
  return rows.map(({ name }) => name)
}

const readBatch = (tx: Db, after: string) =>
  tx
    .select({
      sku: products.sku,
      title: products.title,
      price: products.price,
      listPrice: products.listPrice,
      offerEndsAt: products.offerEndsAt,
      onHand: stock.onHand,
      brand: products.brand,
      categoryId: products.categoryId,
      categoryIds: products.categoryIds,
      group: productGroups.title,
      options: products.options,
      attributes: products.attributes,
      summary: products.summary,
      descriptionHtml: products.descriptionHtml,
      imageUrls: sql<string[]>`${namesOfPictures}`,
      tags: products.tags,
      weightGrams: products.weightGrams,
      maxPerOrder: products.maxPerOrder,
      isPublished: products.isPublished,
    })
    .from(products)
    .leftJoin(stock, eq(stock.productId, products.id))
    .leftJoin(productGroups, eq(productGroups.id, products.groupId))
    .where(gt(products.sku, after))
    .orderBy(asc(products.sku))
    .limit(BATCH)

export type ExportedProduct = Awaited<ReturnType<typeof readBatch>>[number]

/** All products in the order of their codes; some at a time, however many there are. */
export const exportedProducts = (tx: Db) =>
  byBatches(
    (after) => readBatch(tx, after),
    ({ sku }) => sku,
  )
