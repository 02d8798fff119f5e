import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'

const inText = (column: SQL, table: SQL) =>
  sql`SELECT (regexp_matches(${column}, '/api/media/([0-9a-f]{32})/', 'g'))[1] FROM ${table}`

/** Keys of all pictures that some row names: goods, makers, texts, settings, and what was ordered. */
export const usedKeys = sql`
  SELECT image ->> 'key' AS key FROM products, jsonb_array_elements(images) AS image
  UNION ALL SELECT image ->> 'key' FROM picture_downloads
  UNION ALL SELECT image ->> 'key' FROM categories
  UNION ALL SELECT image ->> 'key' FROM makers
  UNION ALL SELECT image ->> 'key' FROM authors
  UNION ALL SELECT image ->> 'key' FROM order_lines
  UNION ALL SELECT line -> 'image' ->> 'key'
    FROM order_edits, jsonb_array_elements(lines_before || lines_after) AS line
  UNION ALL SELECT cover ->> 'key' FROM articles
  UNION ALL SELECT image ->> 'key' FROM comments, jsonb_array_elements(pictures) AS image
    WHERE status = 'published'
  UNION ALL ${inText(sql`description_html`, sql`products`)}
  UNION ALL ${inText(sql`axes::text`, sql`product_groups`)}
  UNION ALL ${inText(sql`description_html`, sql`makers`)}
  UNION ALL ${inText(sql`body_html`, sql`articles`)}
  UNION ALL ${inText(sql`body_html`, sql`article_revisions`)}
  UNION ALL ${inText(sql`body_html`, sql`pages`)}
  UNION ALL SELECT (regexp_matches(value::text, '[0-9a-f]{32}', 'g'))[1] FROM settings`

/** Of some pictures those that a row still names. */
export const usedOf = async (db: Db, keys: readonly string[]): Promise<Set<string>> => {
  const { rows } = await db.execute<{ key: string }>(
    sql`SELECT DISTINCT key FROM (${usedKeys}) AS used WHERE key = ANY(${sql.param([...keys])}::text[])`,
  )
  return new Set(rows.map(({ key }) => key))
}
