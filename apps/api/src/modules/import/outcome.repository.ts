import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import type { Notice } from './import.messages.ts'

/** Reads the notes on rows that are known only once the product is matched or written. */
export const readOutcomeNotices = async (tx: Db): Promise<{ line: number; code: Notice }[]> => {
  const { rows } = await tx.execute<{ line: number; code: Notice }>(sql`
    SELECT line, code FROM (
      SELECT line, unnest(array_remove(ARRAY[
        CASE WHEN products.price = 0 THEN 'no_price' END,
        CASE WHEN products.price > 0 AND NOT products.is_published AND NOT is_new AND staged.price > 0
          AND NOT 'is_published' = ANY (given) THEN 'priced_but_hidden' END,
        CASE WHEN staged.on_hand IS NULL AND ('on_hand' = ANY (given) OR (is_new AND on_hand_when_new IS NULL))
          THEN 'stock_unknown' END,
        CASE WHEN takes_stock_of_parent AND staged.on_hand IS NOT NULL THEN 'stock_of_parent' END
      ], NULL)) AS code
      FROM import_rows AS staged JOIN products ON products.id = staged.product_id
      WHERE kind <> 'parent' AND refusal IS NULL
    ) AS noticed ORDER BY line`)
  return rows
}
