import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'

/** A product that came from the shop of a file, and that the file does not name any more. */
export interface MissingProduct {
  id: string
  sku: string
  title: string
}

/** What refused rows are known by: their products are in the file, and stay as they are. */
export interface NamedByRefused {
  sourceKeys: string[]
  skus: string[]
}

/** Finds what shoppers see of a shop's products and what its file lacks; a refused row does not make its product missing. */
export const readMissing = async (
  tx: Db,
  source: string,
  { sourceKeys, skus }: NamedByRefused,
): Promise<MissingProduct[]> => {
  const given = (texts: string[]) => sql`(SELECT jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb))`
  const { rows } = await tx.execute<MissingProduct & Record<string, unknown>>(sql`
    SELECT id, sku, title FROM products
    WHERE split_part(source_key, ':', 1) = ${source} AND is_published
      AND id NOT IN (SELECT product_id FROM import_rows)
      AND source_key NOT IN (SELECT source_key FROM import_rows)
      AND sku NOT IN (SELECT sku FROM import_rows WHERE sku IS NOT NULL)
      -- The variants of Shopify's products are known by their product first.
      AND source_key NOT IN ${given(sourceKeys)} AND split_part(source_key, '/', 1) NOT IN ${given(sourceKeys)}
      AND sku NOT IN ${given(skus)}
    ORDER BY title, id`)
  return rows
}

/** Takes products out of sight; they stay with everything that happened to them. */
export const hideProducts = async (tx: Db, products: readonly MissingProduct[], now: Date): Promise<void> => {
  if (products.length === 0) return
  const ids = JSON.stringify(products.map(({ id }) => id))
  await tx.execute(sql`UPDATE products SET is_published = false, updated_at = ${now.toISOString()}::timestamptz
    WHERE id IN (SELECT jsonb_array_elements_text(${ids}::jsonb)) AND is_published`)
}
