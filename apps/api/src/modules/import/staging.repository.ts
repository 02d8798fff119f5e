import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'

/** Columns of the staging table with their PostgreSQL types; the JSON that fills it has the same names. */
const columns = {
  line: 'int',
  kind: 'text',
  source_key: 'text',
  parent_ref: 'text',
  parent_keys: 'text[]',
  group_key: 'text',
  group_title: 'text',
  given: 'text[]',
  sku: 'text',
  slug_base: 'text',
  title: 'text',
  brand: 'text',
  price: 'bigint',
  price_is_regular: 'boolean',
  list_price: 'bigint',
  offer_ends_at: 'timestamptz',
  on_hand: 'int',
  on_hand_when_new: 'int',
  takes_stock_of_parent: 'boolean',
  max_per_order: 'int',
  weight_grams: 'int',
  options: 'jsonb',
  attributes: 'jsonb',
  description_html: 'text',
  summary: 'text',
  category_id: 'text',
  category_ids: 'text[]',
  category_titles: 'text[]',
  tags: 'text[]',
  image_urls: 'text[]',
  is_published: 'boolean',
  is_published_when_new: 'boolean',
  search_spaced: 'text',
  search_joined: 'text',
  product_id: 'text',
} as const

/** A staged row as SQL knows it. */
export type StagingRecord = Record<keyof typeof columns, unknown> & { line: number }

const names = sql.raw(Object.keys(columns).join(', '))
const typed = sql.raw(
  Object.entries(columns)
    .map(([name, type]) => `${name} ${type}`)
    .join(', '),
)

/** A private table that goes with the transaction: nothing of a file that fails stays anywhere. */
export const createStaging = async (tx: Db): Promise<void> => {
  await tx.execute(sql`CREATE TEMPORARY TABLE import_rows (
    ${typed},
    parent_line int,
    slug text,
    is_new boolean NOT NULL DEFAULT true,
    is_changed boolean NOT NULL DEFAULT false,
    refusal text
  ) ON COMMIT DROP`)
}

export const insertStaged = async (tx: Db, rows: StagingRecord[]): Promise<void> => {
  await tx.execute(sql`INSERT INTO import_rows (${names})
    SELECT ${names} FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS given (${typed})`)
}

/** Indexes and statistics, once everything is staged: without them each later step reads the table anew. */
export const indexStaged = async (tx: Db): Promise<void> => {
  await tx.execute(sql`CREATE UNIQUE INDEX ON import_rows (line)`)
  await tx.execute(sql`CREATE INDEX ON import_rows (source_key)`)
  await tx.execute(sql`CREATE INDEX ON import_rows (product_id)`)
  await tx.execute(sql`CREATE INDEX ON import_rows (sku)`)
  await tx.execute(sql`ANALYZE import_rows`)
}

/** A variation beside its parent, in the names of `import_rows`. */
export interface VariationPair {
  line: number
  own: Record<string, unknown>
  parent: Record<string, unknown>
}

export const readVariations = async (tx: Db, afterLine: number, take: number): Promise<VariationPair[]> => {
  const { rows } = await tx.execute<VariationPair & Record<string, unknown>>(sql`
    WITH batch AS MATERIALIZED (
      SELECT * FROM import_rows
      WHERE kind = 'variation' AND refusal IS NULL AND parent_line IS NOT NULL AND line > ${afterLine}
      ORDER BY line LIMIT ${take}
    )
    SELECT batch.line, to_jsonb(batch) AS own, to_jsonb(parent) AS parent
    FROM batch JOIN import_rows AS parent ON parent.line = batch.parent_line ORDER BY batch.line`)
  return rows
}

/** Puts what variations took from their parents. */
export const updateVariations = async (tx: Db, rows: Record<string, unknown>[]): Promise<void> => {
  await tx.execute(sql`UPDATE import_rows AS staged SET
      given = given.given, title = given.title, slug_base = given.slug_base, sku = given.sku, brand = given.brand,
      group_key = given.group_key, weight_grams = given.weight_grams, max_per_order = given.max_per_order,
      on_hand = given.on_hand, attributes = given.attributes, description_html = given.description_html,
      summary = given.summary, category_id = given.category_id, category_ids = given.category_ids, tags = given.tags,
      image_urls = given.image_urls, is_published = given.is_published,
      is_published_when_new = given.is_published_when_new,
      search_spaced = given.search_spaced, search_joined = given.search_joined
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS given (${typed}) WHERE given.line = staged.line`)
}
