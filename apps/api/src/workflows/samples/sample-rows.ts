import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { categories, products } from '../../modules/catalog/catalog.tables.ts'
import { comments } from '../../modules/comment/comment.tables.ts'
import { questions } from '../../modules/comment/question.tables.ts'
import { articles } from '../../modules/content/content.tables.ts'
import type { Marked } from '../../modules/content/setting-values.ts'
import { stock } from '../../modules/inventory/inventory.tables.ts'
import { productOffers } from '../../modules/offer/offer.tables.ts'
import { orderLines } from '../../modules/order/order.tables.ts'

/** A row of the samples as it is now. */
export interface SampleRow extends Marked {
  title: string
  /** In an order, or in a basket. */
  isOrdered: boolean
  isCommented: boolean
}

const p = products
const c = categories
const a = articles
/** What a merchant changes of each; what the shop itself counts in a row is left out. */
const prints: Record<'products' | 'categories' | 'articles', SQL> = {
  products: sql`md5(jsonb_build_array(${p.slug}, ${p.sku}, ${p.title}, ${p.brand}, ${p.price}, ${p.listPrice},
    ${p.maxPerOrder}, ${p.weightGrams}, ${p.groupId}, ${p.options}, ${p.attributes}, ${p.images},
    ${p.descriptionHtml}, ${p.summary}, ${p.seoTitle}, ${p.seoDescription}, ${p.categoryId}, ${p.tags},
    ${p.isPublished}, ${p.publishAt} IS NULL, ${p.archivedAt} IS NULL,
    (SELECT ${stock.onHand} FROM ${stock} WHERE ${stock.productId} = ${p.id}),
    (SELECT count(*) FROM ${productOffers} WHERE ${productOffers.productId} = ${p.id}))::text)`,
  categories: sql`md5(jsonb_build_array(${c.slug}, ${c.parentId}, ${c.title}, ${c.description}, ${c.image},
    ${c.seoTitle}, ${c.seoDescription}, ${c.formerSlugs})::text)`,
  articles: sql`md5(jsonb_build_array(${a.slug}, ${a.title}, ${a.summary}, ${a.bodyHtml}, ${a.cover},
    ${a.author}, ${a.categoryId}, ${a.publishedAt} AT TIME ZONE 'UTC')::text)`,
}

const idsIn = (ids: readonly string[]) => sql`ANY (${sql.param([...ids])}::text[])`
const idsOf = (marked: readonly Marked[]) => idsIn(marked.map(({ id }) => id))

/** Sample goods that are still there. */
export const readSampleGoods = async (db: Db, marked: readonly Marked[]): Promise<SampleRow[]> => {
  const { rows } = await db.execute<SampleRow & Record<string, unknown>>(sql`
    SELECT ${p.id} AS id, ${p.title} AS title, ${prints.products} AS mark,
      EXISTS (SELECT FROM ${orderLines} WHERE ${orderLines.productId} = ${p.id}) AS "isOrdered",
      (EXISTS (SELECT FROM ${comments} WHERE ${comments.productId} = ${p.id})
        OR EXISTS (SELECT FROM ${questions} WHERE ${questions.productId} = ${p.id})) AS "isCommented"
    FROM ${products} WHERE ${p.id} = ${idsOf(marked)} ORDER BY ${p.title}`)
  return rows
}

/** Sample categories that are still there. */
export const readSampleCategories = async (db: Db, marked: readonly Marked[]): Promise<SampleRow[]> => {
  const { rows } = await db.execute<SampleRow & Record<string, unknown>>(sql`
    SELECT ${c.id} AS id, ${c.title} AS title, ${prints.categories} AS mark,
      false AS "isOrdered", false AS "isCommented"
    FROM ${categories} WHERE ${c.id} = ${idsOf(marked)} ORDER BY ${c.title}`)
  return rows
}

/** The sample article, while it is there. */
export const readSampleArticles = async (db: Db, marked: readonly Marked[]): Promise<SampleRow[]> => {
  const { rows } = await db.execute<SampleRow & Record<string, unknown>>(sql`
    SELECT ${a.id} AS id, ${a.title} AS title, ${prints.articles} AS mark, false AS "isOrdered",
      EXISTS (SELECT FROM ${comments} WHERE ${comments.articleId} = ${a.id}) AS "isCommented"
    FROM ${articles} WHERE ${a.id} = ${idsOf(marked)}`)
  return rows
}

/** Holds sample categories, goods and articles, in this order, also against what would refer to them. */
export const lockSampleRows = async (
  tx: Db,
  samples: Record<'products' | 'categories' | 'articles', readonly Marked[]>,
): Promise<void> => {
  for (const [table, marked] of [
    [categories, samples.categories],
    [products, samples.products],
    [articles, samples.articles],
  ] as const)
    await tx.execute(sql`SELECT id FROM ${table} WHERE id = ${idsOf(marked)} ORDER BY id FOR UPDATE`)
}

/** Holds the baskets that sample goods lie in; returns their ids. */
export const lockBaskets = async (tx: Db, goods: readonly Marked[]): Promise<string[]> => {
  const { rows } = await tx.execute<{ id: string }>(sql`
    SELECT id FROM orders WHERE status = 'pending'
      AND id IN (SELECT order_id FROM order_lines WHERE product_id = ${idsOf(goods)})
    ORDER BY id FOR UPDATE`)
  return rows.map(({ id }) => id)
}

/** Takes sample goods out of baskets that are held. */
export const emptyBaskets = async (
  tx: Db,
  ids: readonly string[],
  goods: readonly string[],
): Promise<void> => {
  await tx.execute(
    sql`DELETE FROM order_lines WHERE order_id = ${idsIn(ids)} AND product_id = ${idsIn(goods)}`,
  )
}
