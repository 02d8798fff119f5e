import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { giveReason } from '../inventory/stock-movement.ts'
import { isOwn } from './pictures/own-pictures.repository.ts'
import { mergedColumn, touchedColumns, type WrittenColumn, writtenColumns } from './rows/product-columns.ts'

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

/**
 * Puts products of a plain file into the group of that title that they are in already, else into that of earlier plain
 * files, else into the only one of this title: products that were exported from the shop return to their former group.
 */
export const findGroups = async (tx: Db): Promise<void> => {
  await tx.execute(sql`
    UPDATE import_rows AS staged SET group_key = coalesce((
      SELECT named.source_key FROM product_groups AS named LEFT JOIN products
        ON products.group_id = named.id AND products.id = staged.product_id
      WHERE named.title = staged.group_title AND (products.id IS NOT NULL OR named.source_key = staged.group_key
        OR NOT EXISTS (SELECT FROM product_groups AS other WHERE other.title = named.title AND other.id <> named.id))
      ORDER BY products.id IS NULL, named.source_key <> staged.group_key LIMIT 1), group_key)
    WHERE kind = 'product' AND group_key LIKE 'plain:%'`)
}

/** Adds and renames the groups that taken products belong to, and marks their rows as new or changed. */
export const applyGroups = async (tx: Db): Promise<void> => {
  await tx.execute(sql`
    UPDATE import_rows AS parent SET is_new = false, is_changed = coalesce(parent.group_title <> product_groups.title, false)
    FROM product_groups WHERE kind = 'parent' AND refusal IS NULL AND product_groups.source_key = parent.group_key`)
  await tx.execute(sql`
    WITH needed AS (
      SELECT DISTINCT ON (product.group_key) product.group_key,
        coalesce(parent.group_title, product.group_title) AS given_title,
        coalesce(parent.group_title, product.group_title, product.title) AS title
      FROM import_rows AS product LEFT JOIN import_rows AS parent ON parent.line = product.parent_line
      WHERE product.kind <> 'parent' AND product.refusal IS NULL AND product.group_key IS NOT NULL
      ORDER BY product.group_key, product.line
    ), renamed AS (
      UPDATE product_groups SET title = given_title FROM needed
      WHERE product_groups.source_key = group_key AND product_groups.title <> given_title
    )
    INSERT INTO product_groups (id, source_key, title)
    SELECT replace(gen_random_uuid()::text, '-', ''), group_key, title FROM needed
    WHERE title IS NOT NULL AND NOT EXISTS (SELECT FROM product_groups WHERE source_key = group_key)`)
}

const list = (columns: readonly SQL[]) => sql.join([...columns], sql`, `)
const named = (prefix: string, columns: readonly string[]) =>
  list(columns.map((name) => sql.raw(prefix + name)))

/** The rows with the groups that they belong to. */
export const sourceRows = sql`(
  SELECT staged.*, product_groups.id AS group_id
  FROM import_rows AS staged LEFT JOIN product_groups ON product_groups.source_key = staged.group_key
  WHERE ${taken})`

const newColumns: Record<(typeof writtenColumns)[number], SQL> = {
  sku: sql`sku`,
  title: sql`title`,
  brand: sql`brand`,
  price: sql`coalesce(price, 0)`,
  list_price: sql`CASE WHEN list_price > price THEN list_price END`,
  offer_ends_at: sql`CASE WHEN list_price > price THEN date_trunc('milliseconds', offer_ends_at) END`,
  max_per_order: sql`coalesce(max_per_order, 10)`,
  weight_grams: sql`weight_grams`,
  group_id: sql`group_id`,
  options: sql`options`,
  attributes: sql`attributes`,
  description_html: sql`description_html`,
  summary: sql`summary`,
  category_id: sql`category_id`,
  category_ids: sql`category_ids`,
  tags: sql`tags`,
  is_published: sql`(coalesce(is_published, true) AND is_published_when_new AND coalesce(price, 0) > 0)`,
}

/** Whether a product is not as its row of `source` says. */
const isDifferent = (
  touched: readonly WrittenColumn[],
) => sql`(NOT source.is_new AND products.id = source.product_id
  AND (${named('products.', touched)}) IS DISTINCT FROM (${list(touched.map(mergedColumn))}))`

/**
 * Locks the products that are about to change, in the order of their ids, as the job that changes many prices does.
 * `hidden`: those that are to be hidden.
 */
export const lockProducts = async (
  tx: Db,
  said: readonly string[],
  hidden: readonly { id: string }[],
): Promise<void> => {
  const touched = touchedColumns(said)
  const ids = JSON.stringify(hidden.map(({ id }) => id))
  await tx.execute(sql`
    WITH source AS ${sourceRows}, due AS (
      SELECT products.id FROM products, source WHERE ${touched.length > 0 ? isDifferent(touched) : sql`false`}
      UNION SELECT product_id FROM import_pictured
      UNION SELECT jsonb_array_elements_text(${ids}::jsonb)
    )
    SELECT FROM products WHERE id IN (SELECT id FROM due) ORDER BY id FOR NO KEY UPDATE`)
}

/**
 * Writes products; those that match the file stay untouched, their `updatedAt` too. `said`: the columns that any row
 * gives.
 */
export const applyProducts = async (tx: Db, said: readonly string[], now: Date): Promise<void> => {
  const instant = sql`${now.toISOString()}::timestamptz`
  const touched = touchedColumns(said)
  if (touched.length > 0)
    await tx.execute(sql`
      WITH source AS ${sourceRows}, changed AS (
        UPDATE products SET (${named('', touched)}, updated_at) = ROW(${list(touched.map(mergedColumn))}, ${instant})
        FROM source WHERE ${isDifferent(touched)}
        RETURNING source.line
      )
      UPDATE import_rows SET is_changed = true FROM changed WHERE changed.line = import_rows.line`)
  // A later row of an export is a later product: a millisecond apart keeps that order in «newest first».
  await tx.execute(sql`
    WITH source AS ${sourceRows}
    INSERT INTO products (id, source_key, slug, ${named('', writtenColumns)}, search_spaced, search_joined, created_at, updated_at)
    SELECT product_id, source_key, slug, ${list(writtenColumns.map((column) => newColumns[column]))},
      search_spaced, search_joined, ${instant} - (max(line) OVER () - line) * interval '1 millisecond', ${instant}
    FROM source WHERE is_new`)
}

/** Rows that say which pictures their product has. */
const pictured = sql`(${taken} AND 'image_urls' = ANY (given))`
/** The pictures that the last file named for the product, in its order. */
const namedBefore = sql`(SELECT coalesce(array_agg(url ORDER BY position), '{}') FROM picture_downloads
  WHERE picture_downloads.product_id = import_rows.product_id AND ${isOwn} IS NOT TRUE)`

/** Finds the pictures that the file names, and the products whose pictures differ. */
export const findPictures = async (tx: Db, isPlain: boolean): Promise<void> => {
  await tx.execute(sql`CREATE TEMPORARY TABLE import_pictures ON COMMIT DROP AS
    SELECT product_id, url, (place - 1)::int AS position
    FROM import_rows, unnest(image_urls) WITH ORDINALITY AS address (url, place) WHERE ${pictured}`)
  await tx.execute(sql`CREATE INDEX ON import_pictures (product_id, url)`)
  await tx.execute(sql`CREATE TEMPORARY TABLE import_pictured ON COMMIT DROP AS
    SELECT product_id, image_urls FROM import_rows
    WHERE ${pictured} AND (is_new OR image_urls <> ${namedBefore} OR (${isPlain} AND image_urls = '{}'))`)
  await tx.execute(sql`CREATE INDEX ON import_pictured (product_id)`)
  await tx.execute(sql`ANALYZE import_pictures, import_pictured`)
}

/** Locks the pictures that are about to change, before any product, as the job that fetches them does. */
export const lockPictures = async (tx: Db): Promise<void> => {
  await tx.execute(sql`
    SELECT FROM picture_downloads WHERE (product_id, url) IN (
      SELECT known.product_id, known.url FROM picture_downloads AS known JOIN import_pictured USING (product_id)
      UNION SELECT known.product_id, known.url FROM picture_downloads AS known JOIN import_pictures USING (url)
      WHERE status = 'failed')
    ORDER BY product_id, url FOR UPDATE`)
}

/**
 * Queues the pictures that products gained, forgets those they lost, and puts the present ones in its order. A file
 * that names the same pictures as before changes nothing: what the shop changed about its pictures since stays. Text
 * and order of pictures that stay are the shop's own. Pictures that staff added stay beside those of another shop's
 * file, while a plain file lists them, too, and decides.
 */
export const applyPictures = async (tx: Db, isPlain: boolean): Promise<void> => {
  await tx.execute(sql`CREATE TEMPORARY TABLE import_picture_moves
    (product_id text, added_url text, is_change boolean) ON COMMIT DROP`)
  await tx.execute(sql`
    WITH gone AS (
      DELETE FROM picture_downloads USING import_pictured AS staged, products
      WHERE staged.product_id = picture_downloads.product_id AND products.id = staged.product_id
        AND (${isPlain} OR ${isOwn} IS NOT TRUE) AND NOT EXISTS (
        SELECT FROM import_pictures AS wanted
        WHERE wanted.product_id = picture_downloads.product_id AND wanted.url = picture_downloads.url)
      RETURNING picture_downloads.product_id, (status <> 'done'
        OR products.images @> jsonb_build_array(jsonb_build_object('key', image -> 'key'))) AS is_change
    ), put AS (
      INSERT INTO picture_downloads AS queued (product_id, url, position, status, image)
      SELECT product_id, url, position, CASE WHEN ready.image IS NULL THEN 'waiting' ELSE 'done' END, ready.image
      FROM import_pictures JOIN import_pictured USING (product_id) LEFT JOIN LATERAL (
        SELECT image FROM picture_downloads AS same WHERE same.url = import_pictures.url AND same.status = 'done' LIMIT 1
      ) AS ready ON true
      ON CONFLICT (product_id, url) DO UPDATE SET position = excluded.position
        WHERE queued.position <> excluded.position
      RETURNING queued.product_id, queued.url, queued.xmax = 0 AS is_added
    )
    INSERT INTO import_picture_moves SELECT product_id, NULL, is_change FROM gone
    UNION ALL SELECT product_id, CASE WHEN is_added THEN url END, is_added FROM put`)
  await tx.execute(sql`CREATE INDEX ON import_picture_moves (product_id)`)
  await tx.execute(sql`ANALYZE import_picture_moves`)
  await tx.execute(sql`
    WITH shown AS (
      UPDATE products SET images = coalesce(ready.images, '[]')
      FROM import_pictured AS staged JOIN products AS known ON known.id = staged.product_id LEFT JOIN LATERAL (
        SELECT jsonb_agg(coalesce(kept.image, came.image) ORDER BY came.position) AS images
        FROM picture_downloads AS came LEFT JOIN LATERAL (
          SELECT image FROM jsonb_array_elements(known.images) AS own (image)
          WHERE own.image -> 'key' = came.image -> 'key' LIMIT 1) AS kept ON true
        WHERE came.product_id = known.id AND came.status = 'done' AND (${isPlain} OR kept.image IS NOT NULL
          OR came.url IN (SELECT added_url FROM import_picture_moves AS moved WHERE moved.product_id = known.id))
      ) AS ready ON true
      WHERE products.id = known.id
        -- Until the first new one is there the old ones show, unless the file wants none.
        AND (ready.images IS NOT NULL OR staged.image_urls = '{}') AND coalesce(ready.images, '[]') <> products.images
      RETURNING products.id
    )
    UPDATE import_rows SET is_changed = true WHERE NOT is_new AND product_id IN (
      SELECT id FROM shown UNION SELECT product_id FROM import_picture_moves WHERE is_change)`)
}

/** Raises the editions of the products that changed, so that staff who have one of them in a form hear of it. */
export const raiseEditions = async (tx: Db, by: string, now: Date): Promise<void> => {
  await tx.execute(sql`
    INSERT INTO editions AS known (subject, version, edited_by, edited_at)
    SELECT 'product:' || product_id, 1, ${by}, ${now.toISOString()}::timestamptz FROM import_rows
    WHERE ${taken} AND is_changed AND NOT is_new ORDER BY product_id
    ON CONFLICT (subject) DO UPDATE SET version = known.version + 1, edited_by = excluded.edited_by,
      edited_at = excluded.edited_at`)
}

/** The results of the pictures that a file names. */
export interface NamedPictures {
  there: number
  waiting: number
  /** The waiting ones that had been given up, and are retried because the file names them again. */
  again: number
}

/** Retries the downloads that were given up; this does not change a product. */
export const retryPictures = async (tx: Db): Promise<NamedPictures> => {
  const { rows } = await tx.execute<NamedPictures & Record<string, unknown>>(sql`
    WITH named AS (SELECT DISTINCT url FROM import_pictures), again AS (
      UPDATE picture_downloads SET status = 'waiting', attempts = 0, next_attempt_at = now()
      WHERE status = 'failed' AND url IN (SELECT url FROM named) RETURNING url
    )
    SELECT count(DISTINCT url) FILTER (WHERE status = 'done')::int AS there,
      count(DISTINCT url) FILTER (WHERE status <> 'done' AND url LIKE 'http%')::int AS waiting,
      (SELECT count(DISTINCT url) FROM again)::int AS again
    FROM import_pictures JOIN picture_downloads USING (product_id, url)`)
  return rows[0] ?? { there: 0, waiting: 0, again: 0 }
}

/**
 * Sets the stock of rows that give a count, never below what orders hold. Stock without a count keeps its number as
 * long as something is left. Last of all steps, in the order in which checkouts lock: they wait only for the end of the
 * import. Returns the lines whose stock could not go as low as the file says.
 */
export const applyStock = async (tx: Db, uncountedStock: number): Promise<number[]> => {
  await giveReason(tx, { reason: 'imported' })
  const { rows } = await tx.execute<{ line: number }>(sql`
    WITH counted AS (
      SELECT line, product_id, is_new, CASE WHEN 'on_hand' = ANY (given) THEN on_hand ELSE on_hand_when_new END AS on_hand
      FROM import_rows WHERE ${taken} AND (is_new OR 'on_hand' = ANY (given))
    ), locked AS (
      SELECT product_id, on_hand, reserved FROM stock
      WHERE product_id IN (SELECT product_id FROM counted WHERE NOT is_new)
      ORDER BY product_id FOR UPDATE
    ), wanted AS (
      SELECT line, counted.product_id, counted.on_hand AS asked, locked.reserved, locked.on_hand AS current,
        CASE WHEN counted.on_hand IS NOT NULL THEN greatest(counted.on_hand, coalesce(locked.reserved, 0))
          WHEN locked.on_hand > locked.reserved THEN locked.on_hand
          ELSE coalesce(locked.reserved, 0) + ${uncountedStock} END AS next
      FROM counted LEFT JOIN locked ON locked.product_id = counted.product_id
    ), put AS (
      INSERT INTO stock AS shelf (product_id, on_hand) SELECT product_id, next FROM wanted WHERE current IS DISTINCT FROM next
      ON CONFLICT (product_id) DO UPDATE SET on_hand = excluded.on_hand RETURNING product_id
    ), marked AS (
      UPDATE import_rows SET is_changed = true WHERE NOT is_new AND product_id IN (SELECT product_id FROM put)
    )
    SELECT line FROM wanted WHERE asked < reserved ORDER BY line`)
  return rows.map(({ line }) => line)
}

/** The results of the accepted rows; a parent's row is its group. */
export interface AppliedCounts {
  added: number
  changed: number
  unchanged: number
  /** The rows among them that are families of variations, not products. */
  families: number
}

export const countApplied = async (tx: Db): Promise<AppliedCounts> => {
  const { rows } = await tx.execute<AppliedCounts & Record<string, unknown>>(sql`
    SELECT count(*) FILTER (WHERE is_new)::int AS added,
      count(*) FILTER (WHERE NOT is_new AND is_changed)::int AS changed,
      count(*) FILTER (WHERE NOT is_new AND NOT is_changed)::int AS unchanged,
      count(*) FILTER (WHERE kind = 'parent')::int AS families
    FROM import_rows WHERE refusal IS NULL`)
  return rows[0] ?? { added: 0, changed: 0, unchanged: 0, families: 0 }
}
