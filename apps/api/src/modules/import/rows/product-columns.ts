import { type SQL, sql } from 'drizzle-orm'
import type { GivenColumn } from './to-staging.ts'

/** Columns of `products` that a file decides; the address and what happened in the shop stay as they are. */
export const writtenColumns = [
  'sku',
  'title',
  'brand',
  'price',
  'list_price',
  'offer_ends_at',
  'max_per_order',
  'weight_grams',
  'group_id',
  'options',
  'attributes',
  'description_html',
  'summary',
  'category_id',
  'category_ids',
  'tags',
  'is_published',
] as const satisfies readonly GivenColumn[]
export type WrittenColumn = (typeof writtenColumns)[number]

const given = (column: GivenColumn) => sql`${sql.raw(`'${column}'`)} = ANY (source.given)`
const plain = (column: WrittenColumn) =>
  sql.raw(`CASE WHEN '${column}' = ANY (source.given) THEN source.${column} ELSE products.${column} END`)

/** A discount that the file does not speak of goes on below a new price without discount. */
const keepsDiscount = sql`source.price_is_regular AND products.list_price IS NOT NULL AND products.price < source.price`
const price = sql`CASE WHEN NOT ${given('price')} OR (${keepsDiscount}) THEN products.price ELSE coalesce(source.price, 0) END`
const wantedListPrice = sql`CASE WHEN ${given('list_price')} THEN source.list_price WHEN ${keepsDiscount} THEN source.price
  WHEN source.price_is_regular THEN NULL ELSE products.list_price END`
/** A price before the discount that is not higher any more ends the discount. */
const listPrice = sql`CASE WHEN ${wantedListPrice} > ${price} THEN ${wantedListPrice} END`

const together: Partial<Record<WrittenColumn, SQL>> = {
  price,
  list_price: listPrice,
  offer_ends_at: sql`CASE WHEN ${listPrice} IS NULL THEN NULL WHEN ${given('offer_ends_at')}
    THEN date_trunc('milliseconds', source.offer_ends_at) ELSE products.offer_ends_at END`,
  is_published: sql`(${plain('is_published')} AND ${price} > 0 AND products.archived_at IS NULL)`,
}

/**
 * What a product's column holds after the import: of `products` where the row of `source` says nothing. Written in
 * the UPDATE itself, so that what the shop changed a moment ago is not put back.
 */
export const mergedColumn = (column: WrittenColumn): SQL => together[column] ?? plain(column)

const related: Partial<Record<WrittenColumn, readonly WrittenColumn[]>> = {
  price: ['price', 'list_price', 'offer_ends_at', 'is_published'],
  list_price: ['price', 'list_price', 'offer_ends_at'],
}

/** The columns that an import touches at all, of those that its rows say something of. */
export const touchedColumns = (said: readonly string[]): WrittenColumn[] => {
  const touched = new Set<string>(said)
  for (const column of writtenColumns)
    if (touched.has(column)) for (const other of related[column] ?? []) touched.add(other)
  return writtenColumns.filter((column) => touched.has(column))
}
