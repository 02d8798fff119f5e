import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import type { Refusal } from './import.messages.ts'

const refuse = (tx: Db, code: Refusal, lines: SQL) =>
  tx.execute(sql`UPDATE import_rows SET refusal = ${code} WHERE refusal IS NULL AND line IN (${lines})`)

/** All but the first of the rows that share a value. */
const repeated = (value: SQL, condition: SQL) => sql`
  SELECT line FROM (SELECT line, row_number() OVER (PARTITION BY ${value} ORDER BY line) AS place
    FROM import_rows WHERE refusal IS NULL AND ${condition}) AS numbered WHERE place > 1`

/** Rows of one file that name the same thing twice: the first is taken. */
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

/** Finds the products that the shop already has: by the name of their origin, else by SKU. */
export const matchProducts = async (tx: Db): Promise<void> => {
  await refuse(tx, 'duplicate_sku', repeated(sql`sku`, sql`kind <> 'parent' AND sku IS NOT NULL`))
  await tx.execute(sql`UPDATE import_rows AS staged SET product_id = products.id, is_new = false FROM products
    WHERE products.source_key = staged.source_key AND kind <> 'parent' AND refusal IS NULL`)
  await tx.execute(sql`UPDATE import_rows AS staged SET product_id = products.id, is_new = false FROM products
    WHERE products.sku = staged.sku AND staged.is_new AND kind <> 'parent' AND refusal IS NULL`)
  await refuse(
    tx,
    'sku_taken',
    sql`SELECT staged.line FROM import_rows AS staged JOIN products ON products.sku = staged.sku
      WHERE products.id <> staged.product_id AND kind <> 'parent'`,
  )
  await refuse(tx, 'sku_taken', repeated(sql`product_id`, sql`kind <> 'parent' AND NOT is_new`))
}

/** Gives new products their address: the title's, or with a mark of their origin when that one is taken. */
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
}

export const readRefused = async (
  tx: Db,
): Promise<{ line: number; code: Refusal; value: string | null }[]> => {
  const { rows } = await tx.execute<{ line: number; code: Refusal; value: string | null }>(sql`
    SELECT line, refusal AS code, CASE WHEN refusal LIKE 'parent%' THEN parent_ref
      WHEN refusal = 'duplicate_id' THEN source_key ELSE sku END AS value
    FROM import_rows WHERE refusal IS NOT NULL ORDER BY line`)
  return rows
}

/** Variable products none of whose variations was taken. */
export const readLonelyParents = async (tx: Db): Promise<number[]> => {
  const { rows } = await tx.execute<{ line: number }>(sql`
    SELECT line FROM import_rows AS parent WHERE kind = 'parent' AND refusal IS NULL AND NOT EXISTS (
      SELECT FROM import_rows AS variation WHERE variation.parent_line = parent.line AND variation.refusal IS NULL
    ) ORDER BY line`)
  return rows.map(({ line }) => line)
}
