import type { MediaUse } from '@hojreh/contract/admin'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'

/** The most places named of each kind; all of them are found there by the picture. */
const MOST = 20

/** What shows a picture, as the staff find it: goods and makers, articles and pages, settings; orders as one. */
export const readPictureUses = async (db: Db, key: string): Promise<MediaUse[]> => {
  const named = sql`jsonb_build_object('key', ${key}::text)`
  const isIn = (text: string) => sql`position(${key} IN ${sql.raw(text)}) > 0`
  const { rows } = await db.execute<{ place: MediaUse['place']; id: string; title: string }>(sql`
    (SELECT 'product' AS place, id, title FROM products
      WHERE images @> jsonb_build_array(${named}) OR ${isIn('description_html')} ORDER BY title LIMIT ${MOST})
    UNION ALL (SELECT 'maker', id, title FROM makers
      WHERE image @> ${named} OR ${isIn('description_html')} LIMIT ${MOST})
    UNION ALL (SELECT 'author', id, name FROM authors WHERE image @> ${named} LIMIT ${MOST})
    UNION ALL (SELECT 'category', id, title FROM categories WHERE image @> ${named} LIMIT ${MOST})
    UNION ALL (SELECT 'article', id, title FROM articles
      WHERE cover @> ${named} OR ${isIn('body_html')} ORDER BY title LIMIT ${MOST})
    UNION ALL (SELECT 'page', slug, title FROM pages WHERE ${isIn('body_html')} LIMIT ${MOST})
    UNION ALL (SELECT CASE name WHEN 'home' THEN 'home' WHEN 'brand' THEN 'brand' ELSE 'settings' END, '', ''
      FROM settings WHERE name <> 'samples' AND ${isIn('value::text')})
    UNION ALL (SELECT 'orders', '', '' FROM order_lines WHERE image @> ${named} LIMIT 1)`)
  return rows.map(({ place, id, title }) => ({ place, id, title }))
}
