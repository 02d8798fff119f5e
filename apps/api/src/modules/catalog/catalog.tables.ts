import type { AttributeKind } from '@hojreh/contract/admin'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { idColumn, instantColumn, rialColumn } from '../../db/columns.ts'

/** A stored picture: `key` names the original in the media store. */
export interface StoredImage {
  key: string
  width: number
  height: number
  alt: string
  /** Dominant colour, #rrggbb. */
  color: string
}

export interface NamedValue {
  name: string
  value: string
}

/** What goods of a category are described by. */
export interface CategoryAttribute {
  name: string
  /** Whether lists can be filtered by it. */
  isFilter: boolean
  /** How it is typed; those of before have none of these. */
  kind?: AttributeKind
  unit?: string
  choices?: string[]
}

export const categories = pgTable(
  'categories',
  {
    id: idColumn(),
    slug: text().notNull().unique(),
    parentId: text().references((): AnyPgColumn => categories.id),
    title: text().notNull(),
    description: text().notNull().default(''),
    image: jsonb().$type<StoredImage>(),
    /** For search engines and social networks in the place of its own words; empty: those. */
    seoTitle: text().notNull().default(''),
    seoDescription: text().notNull().default(''),
    /** Addresses that it had before and that lead to the one it has. */
    formerSlugs: text().array().notNull().default(sql`'{}'::text[]`),
    position: integer().notNull().default(0),
    /** In the order of filters and tables; those of the categories above come after its own. */
    attributes: jsonb().$type<CategoryAttribute[]>().notNull().default([]),
  },
  (table) => [
    // An imported path such as «خانه > فرش» names one category.
    unique('categories_title_in_parent').on(table.parentId, table.title).nullsNotDistinct(),
  ],
)

/** An option of a design: its values in the order of the shop, and how they are shown. */
export interface StoredAxis {
  name: string
  look: 'words' | 'swatches' | 'select'
  values: { value: string; color: string | null }[]
  guideHtml: string
}

/** Options of one design: its products are siblings. */
export const productGroups = pgTable('product_groups', {
  id: idColumn(),
  /** Where it came from (`demo`, `woocommerce`, `plain`) and its name there: what makes an import idempotent. */
  sourceKey: text().notNull().unique(),
  title: text().notNull(),
  /** May lack options and values that its products have: imports write none. */
  axes: jsonb().$type<StoredAxis[]>().notNull().default([]),
})

export const products = pgTable(
  'products',
  {
    id: idColumn(),
    /** Like `productGroups.sourceKey`. */
    sourceKey: text().notNull().unique(),
    sku: text().notNull().unique(),
    slug: text().notNull().unique(),
    title: text().notNull(),
    brand: text(),
    price: rialColumn().notNull(),
    listPrice: rialColumn(),
    offerEndsAt: instantColumn(),
    maxPerOrder: integer().notNull().default(10),
    weightGrams: integer(),
    groupId: text().references(() => productGroups.id),
    /** Values that tell it from its siblings. */
    options: jsonb().$type<NamedValue[]>().notNull().default([]),
    attributes: jsonb().$type<NamedValue[]>().notNull().default([]),
    images: jsonb().$type<StoredImage[]>().notNull().default([]),
    descriptionHtml: text().notNull().default(''),
    summary: text().notNull().default(''),
    /** For search engines and social networks in the place of its own words; empty: those. */
    seoTitle: text().notNull().default(''),
    seoDescription: text().notNull().default(''),
    categoryId: text().references(() => categories.id),
    /** Words that shoppers may look for and that stand nowhere else in the product. */
    tags: text().array().notNull().default(sql`'{}'::text[]`),
    /** Its categories with all their ancestors, so that a list of a parent finds it by one index. */
    categoryIds: text().array().notNull().default(sql`'{}'::text[]`),
    /** Goods that its page shows first, in this order; those that are hidden or sold out are left out there. */
    relatedIds: text().array().notNull().default(sql`'{}'::text[]`),
    /** Goods that are offered together with it, chosen by the shop; none: those of `bought_together`. */
    bundleIds: text().array().notNull().default(sql`'{}'::text[]`),
    soldCount: integer().notNull().default(0),
    ratingSum: integer().notNull().default(0),
    ratingCount: integer().notNull().default(0),
    isPublished: boolean().notNull().default(true),
    /** Of a hidden one: when it shows itself. The row is the work; any process does it. */
    publishAt: instantColumn(),
    /** Since when it is put away; it is never published then. */
    archivedAt: instantColumn(),
    /** See `productSearchForms`. */
    searchSpaced: text().notNull(),
    searchJoined: text().notNull(),
    createdAt: instantColumn().notNull(),
    updatedAt: instantColumn().notNull(),
  },
  (table) => [
    // Only an unpublished product may still wait for its price: nothing is ever sold for 0.
    check(
      'products_price_is_money',
      sql`(${table.price} > 0 OR (${table.price} = 0 AND NOT ${table.isPublished})) AND ${table.price} < 9007199254740991`,
    ),
    check(
      'products_list_price_is_higher',
      sql`${table.listPrice} IS NULL OR ${table.listPrice} > ${table.price}`,
    ),
    check('products_max_per_order', sql`${table.maxPerOrder} > 0`),
    // An index serves ORDER BY … DESC only with the same place for NULLs, which is first.
    index('products_newest')
      .on(table.createdAt.desc().nullsFirst(), table.id)
      .where(sql`${table.isPublished}`),
    index('products_bestselling')
      .on(table.soldCount.desc().nullsFirst(), table.id)
      .where(sql`${table.isPublished}`),
    index('products_price').on(table.price, table.id).where(sql`${table.isPublished}`),
    // As `orders` in products.repository.ts has them.
    index('products_discount')
      .on(
        sql`(1 - ${table.price}::float8 / coalesce(${table.listPrice}, ${table.price})) DESC`,
        table.soldCount.desc().nullsFirst(),
        table.id,
      )
      .where(sql`${table.isPublished}`),
    index('products_rating')
      .on(
        sql`((${table.ratingSum} + 17.5) / (${table.ratingCount} + 5)) DESC`,
        table.soldCount.desc().nullsFirst(),
        table.id,
      )
      .where(sql`${table.isPublished}`),
    index('products_offers').on(table.offerEndsAt).where(sql`${table.offerEndsAt} IS NOT NULL`),
    index('products_scheduled').on(table.publishAt).where(sql`${table.publishAt} IS NOT NULL`),
    index('products_group').on(table.groupId),
    index('products_categories').using('gin', table.categoryIds),
    index('products_search_joined').using('gin', table.searchJoined.op('gin_trgm_ops')),
  ],
)

/** Products that were bought in the same orders as a product, most frequent first. A daily job writes the rows. */
export const boughtTogether = pgTable('bought_together', {
  productId: text()
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
  otherIds: text().array().notNull(),
})
