import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import type { Notice, Refusal } from './import.messages.ts'

const refuse = (tx: Db, code: Refusal, lines: SQL) =>
  tx.execute(sql`UPDATE import_rows SET refusal = ${code} WHERE refusal IS NULL AND line IN (${lines})`)

/** Selects all but the first of the rows that share a value. */
const repeated = (value: SQL, condition: SQL) => sql`
  SELECT line FROM (SELECT line, row_number() OVER (PARTITION BY ${value} ORDER BY line) AS place
    FROM import_rows WHERE refusal IS NULL AND ${condition}) AS numbered WHERE place > 1`

/** Refuses rows that repeat an id within the file: the first is taken. */
export const refuseRepeatedIds = (tx: Db) => refuse(tx, 'duplicate_id', repeated(sql`source_key`, sql`true`))

/** Finds the parent of every variation, before or after it in the file. */
export const matchParents = async (tx: Db): Promise<void> => {
  await tx.execute(sql`
    WITH keys AS (SELECT key, min(line) AS line FROM import_rows, unnest(parent_keys) AS key
      WHERE kind = 'parent' AND refusal IS NULL GROUP BY key)
    UPDATE import_rows SET parent_line = keys.line FROM keys
    WHERE kind = 'variation' AND refusal IS NULL AND keys.key = parent_ref`)
  await refuse(
    tx,
    'parent_not_variable',
    sql`SELECT variation.line FROM import_rows AS variation JOIN import_rows AS other
      ON other.kind = 'product' AND other.refusal IS NULL
        AND (variation.parent_ref = other.sku OR 'id:' || split_part(other.source_key, ':', 2) = variation.parent_ref)
      WHERE variation.kind = 'variation' AND variation.parent_line IS NULL`,
  )
  await refuse(
    tx,
    'parent_missing',
    sql`SELECT line FROM import_rows WHERE kind = 'variation' AND parent_line IS NULL`,
  )
}

export interface DroppedSku {
  line: number
  code: Extract<Notice, 'duplicate_sku' | 'sku_taken'>
  value: string
}

/** Drops a code that belongs to another row or product; the row is known by its id. */
const dropSkus = async (tx: Db, code: DroppedSku['code'], lines: SQL): Promise<DroppedSku[]> => {
  const { rows } = await tx.execute<{ line: number; value: string }>(sql`
    WITH dropped AS (SELECT line, sku AS value FROM import_rows WHERE line IN (${lines}))
    UPDATE import_rows AS staged SET sku = NULL, given = array_remove(given, 'sku') FROM dropped
    WHERE dropped.line = staged.line RETURNING dropped.line, dropped.value`)
  return rows.map((row) => ({ ...row, code }))
}

const bySourceKey = sql`
  UPDATE import_rows AS staged SET product_id = products.id, is_new = false FROM products
  WHERE products.source_key = staged.source_key AND kind <> 'parent' AND refusal IS NULL`

const bySku = (condition: SQL) => sql`
  UPDATE import_rows AS staged SET product_id = products.id, is_new = false FROM products
  WHERE products.sku = staged.sku AND staged.is_new AND kind <> 'parent' AND refusal IS NULL AND ${condition}
    AND NOT EXISTS (SELECT FROM import_rows AS other WHERE other.product_id = products.id AND NOT other.is_new)`

/** Finds the products of a plain file: a row's code identifies its product, wherever that came from. */
export const matchPlainProducts = async (tx: Db): Promise<void> => {
  await tx.execute(bySku(sql`true`))
  await tx.execute(sql`${bySourceKey} AND staged.is_new`)
  await refuse(tx, 'duplicate_product', repeated(sql`product_id`, sql`NOT is_new`))
}

/**
 * Finds the products of another shop's file: by the name of the shop and the id there. A code that the file itself
 * names matches a product that came from that shop or from a plain file, never one that came from a third shop: two
 * shops that both call something `1001` mean two things.
 */
export const matchShopProducts = async (tx: Db, source: string): Promise<DroppedSku[]> => {
  const repeatedSkus = await dropSkus(
    tx,
    'duplicate_sku',
    repeated(sql`sku`, sql`kind <> 'parent' AND sku IS NOT NULL`),
  )
  await tx.execute(bySourceKey)
  await tx.execute(bySku(sql`split_part(products.source_key, ':', 1) IN (${source}, 'plain')`))
  const takenSkus = await dropSkus(
    tx,
    'sku_taken',
    sql`SELECT staged.line FROM import_rows AS staged JOIN products ON products.sku = staged.sku
      WHERE products.id <> staged.product_id AND kind <> 'parent' AND refusal IS NULL`,
  )
  return [...repeatedSkus, ...takenSkus]
}

/** Refuses rows whose fault shows only in comparison with the shop's products. */
export const refuseNameless = async (tx: Db): Promise<void> => {
  await refuse(
    tx,
    'no_title',
    sql`SELECT line FROM import_rows WHERE is_new AND title IS NULL AND kind <> 'parent'`,
  )
  await refuse(
    tx,
    'no_variations',
    sql`SELECT line FROM import_rows AS parent WHERE kind = 'parent' AND NOT EXISTS (
      SELECT FROM import_rows AS variation WHERE variation.parent_line = parent.line AND variation.refusal IS NULL)`,
  )
}

/**
 * Gives new products their address – the title's, or with a mark of their origin when that one is taken – and a code
 * where their file names none. Such a code is for people: no file of another shop is ever matched by it.
 */
export const nameNewProducts = async (tx: Db): Promise<void> => {
  await tx.execute(sql`
    WITH numbered AS (
      SELECT line, row_number() OVER (PARTITION BY slug_base ORDER BY line) AS place FROM import_rows
      WHERE is_new AND kind <> 'parent' AND refusal IS NULL
    )
    UPDATE import_rows AS staged SET slug = CASE
      WHEN place = 1 AND NOT EXISTS (SELECT FROM products WHERE products.slug = staged.slug_base) THEN slug_base
      ELSE slug_base || '-' || left(md5(source_key), 10) END
    FROM numbered WHERE numbered.line = staged.line`)
  await tx.execute(sql`
    WITH proposed AS (
      SELECT line, 'WC-' || left(substr(source_key, strpos(source_key, ':') + 1), 60) AS code FROM import_rows
      WHERE is_new AND sku IS NULL AND kind <> 'parent' AND refusal IS NULL
    )
    UPDATE import_rows AS staged SET sku = CASE
      WHEN EXISTS (SELECT FROM products WHERE products.sku = code)
        OR EXISTS (SELECT FROM import_rows AS other WHERE other.sku = code)
      THEN 'WC-' || md5(source_key) ELSE code END
    FROM proposed WHERE proposed.line = staged.line`)
}

export const readRefused = async (
  tx: Db,
): Promise<{ line: number; code: Refusal; value: string | null }[]> => {
  const { rows } = await tx.execute<{ line: number; code: Refusal; value: string | null }>(sql`
    SELECT line, refusal AS code, CASE WHEN refusal LIKE 'parent_%' THEN parent_ref
      WHEN refusal = 'duplicate_id' THEN source_key ELSE sku END AS value
    FROM import_rows WHERE refusal IS NOT NULL ORDER BY line`)
  return rows
}
