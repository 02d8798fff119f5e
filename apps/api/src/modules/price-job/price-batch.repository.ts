import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { isPriced, newPrices, type PriceJobRow } from './price-job.repository.ts'

/**
 * A fifth of what one statement may change without loading the whole index anew. Each batch empties what is kept of
 * answers, so that few large ones are easier on shoppers than many small ones; one holds its products for some 0.2 s.
 */
export const BATCH = 1_000

interface Step {
  job: PriceJobRow
  now: Date
}

/** Makes an edit of one of these products that began before get `edit_conflict`. */
const editionsOf = (changed: string, { job, now }: Step) => sql`
  INSERT INTO editions AS edition (subject, version, edited_by, edited_at)
    SELECT 'product:' || product_id, 1, ${job.byName}, ${now.toISOString()}::timestamptz
    FROM ${sql.raw(changed)} ORDER BY product_id
    ON CONFLICT (subject) DO UPDATE SET version = edition.version + 1, edited_by = excluded.edited_by,
      edited_at = excluded.edited_at`

/** The next products of a job, in the order of their ids; prices and the note of what they were are one statement. */
export const priceBatchRepository = (db: Db) => ({
  apply: async (step: Step) => {
    const { job, now } = step
    const { price, listPrice } = newPrices(job)
    const { rows } = await db.execute<{ seen: number; place: string | null; changed: number }>(sql`
      WITH due AS (
        SELECT id, price, list_price FROM products WHERE ${isPriced(job)} AND id > ${job.place}
          ORDER BY id LIMIT ${BATCH} FOR NO KEY UPDATE
      ),
      planned AS (SELECT *, ${price} AS new_price, ${listPrice} AS new_list_price FROM due),
      changed AS (
        UPDATE products SET price = new_price, list_price = new_list_price, updated_at = ${now.toISOString()}::timestamptz
          FROM planned WHERE products.id = planned.id
            AND (new_price, new_list_price) IS DISTINCT FROM (planned.price, planned.list_price)
          RETURNING products.id AS product_id
      ),
      noted AS (
        INSERT INTO price_job_rows
            (job_id, product_id, price_before, list_price_before, price_after, list_price_after)
          SELECT ${job.id}, id, price, list_price, new_price, new_list_price
            FROM planned JOIN changed ON product_id = id
      ),
      edited AS (${editionsOf('changed', step)})
      SELECT (SELECT count(*)::int FROM due) AS seen, (SELECT max(id) FROM due) AS place,
        (SELECT count(*)::int FROM changed) AS changed`)
    const [row] = rows
    return { seen: row?.seen ?? 0, changed: row?.changed ?? 0, place: row?.place ?? job.place }
  },

  /** Takes some of them back, where the price is still the one that the job made. */
  takeBack: async (step: Step) => {
    const { job, now } = step
    const { rows } = await db.execute<{ seen: number; undone: number }>(sql`
      WITH due AS (
        SELECT * FROM price_job_rows WHERE job_id = ${job.id} AND state = 'changed' ORDER BY product_id LIMIT ${BATCH}
      ),
      held AS (
        SELECT id FROM products WHERE id IN (SELECT product_id FROM due) ORDER BY id FOR NO KEY UPDATE
      ),
      back AS (
        UPDATE products SET price = price_before, list_price = list_price_before,
            updated_at = ${now.toISOString()}::timestamptz
          FROM due JOIN held ON held.id = due.product_id WHERE products.id = due.product_id
            AND (price, list_price) IS NOT DISTINCT FROM (price_after, list_price_after)
          RETURNING products.id AS product_id
      ),
      marked AS (
        UPDATE price_job_rows SET state = CASE WHEN back.product_id IS NULL THEN 'kept' ELSE 'undone' END
          FROM due LEFT JOIN back USING (product_id)
          WHERE price_job_rows.job_id = due.job_id AND price_job_rows.product_id = due.product_id
      ),
      edited AS (${editionsOf('back', step)})
      SELECT (SELECT count(*)::int FROM due) AS seen, (SELECT count(*)::int FROM back) AS undone`)
    return { seen: rows[0]?.seen ?? 0, undone: rows[0]?.undone ?? 0 }
  },
})
