import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'

/** Rows that become products. */
const taken = sql.raw(`kind <> 'parent' AND refusal IS NULL`)

interface NewCategory {
  id: string
  slug: string
  parentId: string | null
  title: string
}

/** Adds the categories that taken products need. */
export const applyCategories = async (tx: Db, added: readonly NewCategory[]): Promise<void> => {
  await tx.execute(sql`INSERT INTO categories (id, slug, parent_id, title, position)
    SELECT id, slug, "parentId", title, 1000000
    FROM jsonb_to_recordset(${JSON.stringify(added)}::jsonb) AS given (id text, slug text, "parentId" text, title text)
    WHERE id IN (SELECT unnest(category_ids) FROM import_rows WHERE ${taken})`)
}

/** Adds and renames the groups that taken products belong to. `ids`: fresh ones, by group key. */
export const applyGroups = async (tx: Db): Promise<void> => {
  await tx.execute(sql`
    WITH needed AS (
      SELECT DISTINCT ON (product.group_key) product.group_key,
        coalesce(parent.group_title, product.group_title, product.title) AS title
      FROM import_rows AS product LEFT JOIN import_rows AS parent ON parent.line = product.parent_line
      WHERE product.kind <> 'parent' AND product.refusal IS NULL AND product.group_key IS NOT NULL
      ORDER BY product.group_key, product.line
    )
    INSERT INTO product_groups (id, source_key, title)
    SELECT replace(gen_random_uuid()::text, '-', ''), group_key, title FROM needed
    ON CONFLICT (source_key) DO UPDATE SET title = excluded.title WHERE product_groups.title <> excluded.title`)
}

/** Columns that a file decides; the address, the pictures and what happened in the shop stay as they are. */
const decided = [
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
  'search_spaced',
  'search_joined',
]
const list = (prefix: string) => sql.raw(decided.map((name) => `${prefix}${name}`).join(', '))

const source = sql`(
  SELECT line, product_id, staged.source_key, slug, is_new, staged.sku, staged.title, staged.brand, coalesce(price, 0) AS price, list_price,
    date_trunc('milliseconds', offer_ends_at) AS offer_ends_at, max_per_order, weight_grams, product_groups.id AS group_id,
    options, attributes, description_html, summary, category_id, category_ids, tags,
    (is_published AND price IS NOT NULL) AS is_published, search_spaced, search_joined
  FROM import_rows AS staged LEFT JOIN product_groups ON product_groups.source_key = staged.group_key
  WHERE ${taken})`

/** Writes products; those that are as the file says stay untouched, their `updatedAt` too. */
export const applyProducts = async (tx: Db, now: Date): Promise<void> => {
  const instant = sql`${now.toISOString()}::timestamptz`
  await tx.execute(sql`
    WITH source AS ${source}, changed AS (
      UPDATE products SET (${list('')}, updated_at) = ROW(${list('source.')}, ${instant})
      FROM source WHERE NOT source.is_new AND products.id = source.product_id
        AND (${list('products.')}) IS DISTINCT FROM (${list('source.')})
      RETURNING source.line
    )
    UPDATE import_rows SET is_changed = true FROM changed WHERE changed.line = import_rows.line`)
  // A later row of an export is a later product: a millisecond apart keeps that order in «newest first».
  await tx.execute(sql`
    WITH source AS ${source}
    INSERT INTO products (id, source_key, slug, ${list('')}, created_at, updated_at)
    SELECT product_id, source_key, slug, ${list('source.')},
      ${instant} - (max(line) OVER () - line) * interval '1 millisecond', ${instant}
    FROM source WHERE is_new`)
}

/** Queues the pictures that products gained, forgets those they lost, and puts what is already there in its order. */
export const applyPictures = async (tx: Db): Promise<void> => {
  await tx.execute(sql`CREATE TEMPORARY TABLE import_pictures ON COMMIT DROP AS
    SELECT product_id, url, (place - 1)::int AS position
    FROM import_rows, unnest(image_urls) WITH ORDINALITY AS given (url, place) WHERE ${taken}`)
  await tx.execute(sql`CREATE INDEX ON import_pictures (product_id, url)`)
  await tx.execute(sql`ANALYZE import_pictures`)
  await tx.execute(sql`
    WITH gone AS (
      DELETE FROM picture_downloads USING import_rows AS staged
      WHERE staged.product_id = picture_downloads.product_id AND ${taken} AND NOT EXISTS (
        SELECT FROM import_pictures AS wanted
        WHERE wanted.product_id = picture_downloads.product_id AND wanted.url = picture_downloads.url)
      RETURNING picture_downloads.product_id
    ), put AS (
      INSERT INTO picture_downloads AS queued (product_id, url, position, status, image)
      SELECT product_id, url, position, CASE WHEN ready.image IS NULL THEN 'waiting' ELSE 'done' END, ready.image
      FROM import_pictures LEFT JOIN LATERAL (
        SELECT image FROM picture_downloads AS same WHERE same.url = import_pictures.url AND same.status = 'done' LIMIT 1
      ) AS ready ON true
      ON CONFLICT (product_id, url) DO UPDATE SET position = excluded.position
        WHERE queued.position <> excluded.position
      RETURNING product_id
    )
    UPDATE import_rows SET is_changed = true
    WHERE NOT is_new AND product_id IN (SELECT product_id FROM gone UNION SELECT product_id FROM put)`)
  await tx.execute(sql`
    UPDATE products SET images = coalesce(ready.images, '[]') FROM import_rows AS staged
    LEFT JOIN LATERAL (SELECT jsonb_agg(image ORDER BY position) AS images FROM picture_downloads
      WHERE picture_downloads.product_id = staged.product_id AND status = 'done') AS ready ON true
    WHERE products.id = staged.product_id AND ${taken} AND (staged.is_changed OR staged.is_new)
      AND ready.images IS NOT NULL AND ready.images <> products.images`)
}

/** What became of the pictures that a file names. */
export interface NamedPictures {
  there: number
  waiting: number
  /** Of those that wait: given up before, and asked for again because the file names them again. */
  again: number
}

/** Sets going again what was given up; a product does not change by that. */
export const retryPictures = async (tx: Db): Promise<NamedPictures> => {
  const { rows } = await tx.execute<NamedPictures & Record<string, unknown>>(sql`
    WITH named AS (SELECT DISTINCT url FROM import_pictures), again AS (
      UPDATE picture_downloads SET status = 'waiting', attempts = 0, next_attempt_at = now()
      WHERE status = 'failed' AND url IN (SELECT url FROM named) RETURNING url
    )
    SELECT count(DISTINCT url) FILTER (WHERE status = 'done')::int AS there,
      count(DISTINCT url) FILTER (WHERE status <> 'done')::int AS waiting,
      (SELECT count(DISTINCT url) FROM again)::int AS again
    FROM import_pictures JOIN picture_downloads USING (product_id, url)`)
  return rows[0] ?? { there: 0, waiting: 0, again: 0 }
}

/**
 * Puts the counted stock, never below what orders hold. What nobody counted keeps its number as long as something
 * is left. Last of all steps, in the order in which checkouts lock: they wait only for the end of the import.
 * Answers the lines whose stock could not go as low as the file says.
 */
export const applyStock = async (tx: Db, uncountedStock: number): Promise<number[]> => {
  const { rows } = await tx.execute<{ line: number }>(sql`
    WITH locked AS (
      SELECT product_id, on_hand, reserved FROM stock
      WHERE product_id IN (SELECT product_id FROM import_rows WHERE ${taken} AND NOT is_new)
      ORDER BY product_id FOR UPDATE
    ), wanted AS (
      SELECT line, staged.product_id, staged.on_hand AS asked, locked.reserved, locked.on_hand AS current,
        CASE WHEN staged.on_hand IS NOT NULL THEN greatest(staged.on_hand, coalesce(locked.reserved, 0))
          WHEN locked.on_hand > locked.reserved THEN locked.on_hand
          ELSE coalesce(locked.reserved, 0) + ${uncountedStock} END AS next
      FROM import_rows AS staged LEFT JOIN locked ON locked.product_id = staged.product_id WHERE ${taken}
    ), put AS (
      INSERT INTO stock AS shelf (product_id, on_hand) SELECT product_id, next FROM wanted WHERE current IS DISTINCT FROM next
      ON CONFLICT (product_id) DO UPDATE SET on_hand = excluded.on_hand RETURNING product_id
    ), marked AS (
      UPDATE import_rows SET is_changed = true WHERE product_id IN (SELECT product_id FROM put)
    )
    SELECT line FROM wanted WHERE asked < reserved ORDER BY line`)
  return rows.map(({ line }) => line)
}

export interface AppliedCounts {
  added: number
  changed: number
  unchanged: number
}

export const countApplied = async (tx: Db): Promise<AppliedCounts> => {
  const { rows } = await tx.execute<AppliedCounts & Record<string, unknown>>(sql`
    SELECT count(*) FILTER (WHERE is_new)::int AS added,
      count(*) FILTER (WHERE NOT is_new AND is_changed)::int AS changed,
      count(*) FILTER (WHERE NOT is_new AND NOT is_changed)::int AS unchanged
    FROM import_rows WHERE ${taken}`)
  return rows[0] ?? { added: 0, changed: 0, unchanged: 0 }
}
