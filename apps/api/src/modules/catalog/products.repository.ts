import { and, asc, desc, eq, gt, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { stock } from '../inventory/inventory.tables.ts'
import {
  boughtTogether,
  productGroups,
  products,
  type StoredAxis,
  type StoredImage,
} from './catalog.tables.ts'
import { available, type CardRow, cardColumns } from './product-card.ts'
import { baseCondition, listCondition, type ProductFilter } from './product-filter.ts'

export type ListSort = 'newest' | 'bestselling' | 'cheapest' | 'expensive' | 'discount' | 'rating'

const byId = asc(products.id)
/** How many options of one design are expected beside each other in a shelf's order. */
export const SIBLINGS_AT_MOST = 6

/** Each order ends with the id: two pages never show the same product and never leave one out. */
const orders: Record<ListSort, SQL[]> = {
  newest: [desc(products.createdAt), byId],
  bestselling: [desc(products.soldCount), byId],
  cheapest: [asc(products.price), byId],
  expensive: [desc(products.price), byId],
  discount: [
    sql`(1 - ${products.price}::float8 / coalesce(${products.listPrice}, ${products.price})) DESC`,
    desc(products.soldCount),
    byId,
  ],
  // One five-star vote does not beat a hundred of 4.8: five votes of 3.5 are mixed in.
  rating: [
    sql`((${products.ratingSum} + 17.5) / (${products.ratingCount} + 5)) DESC`,
    desc(products.soldCount),
    byId,
  ],
}

interface Page {
  offset: number
  take: number
}
interface ListQuery extends Page {
  filter: ProductFilter
  found?: SQL
  order: SQL[]
  /** How many products of the list can be bought now; they come first. */
  availableTotal: number
}

const readPart = (db: Db, { filter, found, order }: ListQuery, part: SQL, { offset, take }: Page) =>
  take <= 0
    ? Promise.resolve<CardRow[]>([])
    : db
        .select(cardColumns)
        .from(products)
        .leftJoin(stock, eq(stock.productId, products.id))
        .where(and(listCondition(filter, found), part))
        .orderBy(...order)
        .limit(take)
        .offset(offset)

export const orderOf = (sort: ListSort): SQL[] => orders[sort]

/**
 * A page of a list. What is sold out stands at its end in every order; read as two lists,
 * so that each can walk the index of its order instead of sorting the whole shop.
 */
export const readProductPage = async (db: Db, query: ListQuery): Promise<CardRow[]> => {
  const inStock = await readPart(db, query, sql`${available} > 0`, {
    offset: query.offset,
    take: Math.min(query.take, query.availableTotal - query.offset),
  })
  const soldOut = await readPart(db, query, sql`${available} <= 0`, {
    offset: Math.max(0, query.offset - query.availableTotal),
    take: query.filter.inStock ? 0 : query.take - inStock.length,
  })
  return [...inStock, ...soldOut]
}

/** Cards of the first products of an order, one of each group; sold out ones last, or left out as `isBuyable` says. */
export const readTopCards = async (
  db: Db,
  order: SQL[],
  take: number,
  { condition, isBuyable }: { condition?: SQL | undefined; isBuyable: boolean },
): Promise<CardRow[]> => {
  const rows = await db
    .select(cardColumns)
    .from(products)
    .leftJoin(stock, eq(stock.productId, products.id))
    .where(and(eq(products.isPublished, true), isBuyable ? sql`${available} > 0` : undefined, condition))
    .orderBy(...(isBuyable ? order : [sql`(${available} > 0) DESC`, ...order]))
    .limit(take * SIBLINGS_AT_MOST)
  const seen = new Set<string>()
  return rows
    .filter(({ id, groupId }) => {
      const design = groupId ?? id
      return !seen.has(design) && seen.add(design)
    })
    .slice(0, take)
}

/** A shelf of the home page: what can be bought, of a category or of the whole shop. */
export const readShelf = (db: Db, sort: ListSort, take: number, categoryId?: string): Promise<CardRow[]> => {
  const condition = and(
    categoryId === undefined ? undefined : baseCondition({ categoryId }),
    // Before its first sale nothing is a best seller.
    sort === 'bestselling' ? gt(products.soldCount, 0) : undefined,
  )
  return readTopCards(db, orderOf(sort), take, { condition, isBuyable: true })
}

/** What can be bought for less, the largest discount first. */
export const readDiscounted = (db: Db, take: number): Promise<CardRow[]> =>
  readTopCards(db, orderOf('discount'), take, { condition: isNotNull(products.listPrice), isBuyable: true })

/** Cards of known products and of a group's, in any order; unpublished ones are left out. */
export const readCards = (db: Db, ids: string[], groupId: string | null = null) => {
  // One parameter however many they are: the statement stays the same.
  const isKnown = sql`${products.id} = ANY(${sql.param(ids)}::text[])`
  return db
    .select({ ...cardColumns, options: products.options })
    .from(products)
    .leftJoin(stock, eq(stock.productId, products.id))
    .where(
      and(
        eq(products.isPublished, true),
        groupId === null ? isKnown : or(isKnown, eq(products.groupId, groupId)),
      ),
    )
}

/** The brands of the published products, in no order. */
export const readBrandNames = async (db: Db): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ brand: products.brand })
    .from(products)
    .where(eq(products.isPublished, true))
  return rows.flatMap(({ brand }) => brand ?? [])
}

/** Pieces that can be had by waiting: others pay for all that are left, and the product's offer has a queue. */
const toWaitFor = sql<number>`CASE WHEN ${stock.onHand} > 0 AND ${stock.onHand} <= ${stock.reserved} AND EXISTS (
  SELECT FROM product_offers AS offer WHERE offer.product_id = ${products.id} AND offer.state = 'running' AND offer.has_queue
) THEN ${stock.onHand} ELSE 0 END`

export const findProductBySlug = async (db: Db, slug: string, isPreview = false) => {
  const [row] = await db
    .select({
      ...cardColumns,
      sku: products.sku,
      maxPerOrder: products.maxPerOrder,
      toWaitFor,
      images: products.images,
      attributes: products.attributes,
      descriptionHtml: products.descriptionHtml,
      summary: products.summary,
      seoTitle: products.seoTitle,
      seoDescription: products.seoDescription,
      relatedIds: products.relatedIds,
      bundleIds: products.bundleIds,
      boughtTogetherIds: sql<string[]>`coalesce(${boughtTogether.otherIds}, '{}')`,
      soldCount: products.soldCount,
      createdAt: products.createdAt,
      categoryId: products.categoryId,
      categoryIds: products.categoryIds,
      axes: sql<StoredAxis[] | null>`${productGroups.axes}`,
    })
    .from(products)
    .leftJoin(stock, eq(stock.productId, products.id))
    .leftJoin(productGroups, eq(productGroups.id, products.groupId))
    .leftJoin(boughtTogether, eq(boughtTogether.productId, products.id))
    .where(and(eq(products.slug, slug), isPreview ? undefined : eq(products.isPublished, true)))
  return row ?? null
}

/** What the way of one piece to a shopper depends on. */
export const findPriceAndWeight = async (db: Db, slug: string) => {
  const [row] = await db
    .select({ price: products.price, weightGrams: products.weightGrams })
    .from(products)
    .where(and(eq(products.slug, slug), eq(products.isPublished, true)))
  return row ?? null
}

/** The first pictures of the best-selling products. */
export const readFrontImages = async (db: Db, take: number): Promise<(StoredImage | undefined)[]> => {
  const rows = await db
    .select({ images: products.images })
    .from(products)
    .where(eq(products.isPublished, true))
    .orderBy(...orderOf('bestselling'))
    .limit(take)
  return rows.map(({ images }) => images[0])
}

/** The best-selling products of a category that can be bought, one of each design: a group or a product alone. */
export const readTopOfCategory = async (
  db: Db,
  categoryId: string,
  take: number,
): Promise<{ id: string; design: string }[]> => {
  const design = sql<string>`coalesce(${products.groupId}, ${products.id})`
  const best = db
    .selectDistinctOn([design], {
      id: sql<string>`${products.id}`.as('id'),
      design: design.as('design'),
      soldCount: sql<number>`${products.soldCount}`.as('sold_count'),
    })
    .from(products)
    .leftJoin(stock, eq(stock.productId, products.id))
    .where(
      and(
        eq(products.isPublished, true),
        sql`${products.categoryIds} @> ARRAY[${categoryId}]::text[]`,
        sql`${available} > 0`,
      ),
    )
    .orderBy(design, desc(products.soldCount), byId)
    .as('best')
  return db
    .select({ id: best.id, design: best.design })
    .from(best)
    .orderBy(desc(best.soldCount), asc(best.id))
    .limit(take)
}
