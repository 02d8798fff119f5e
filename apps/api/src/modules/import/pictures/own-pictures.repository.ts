import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'

/** The name that a file gives to a picture (`own.image`) that did not come from a file; see `localPicture`. */
const nameOfOwn = sql`'local:' || (own.image ->> 'key') || '/picture.webp'`
/** For a row of `picture_downloads`: whether staff added its picture in the back office, and no file named it. */
export const isOwn = sql.raw(
  `picture_downloads.url = 'local:' || (picture_downloads.image ->> 'key') || '/picture.webp'`,
)

/**
 * The pictures of `products` as a file names them: those that a product shows, and those that are not downloaded yet.
 */
export const namesOfPictures = sql`coalesce(
  (SELECT array_agg(url ORDER BY CASE WHEN has_open THEN position ELSE place END, position) FROM (
    SELECT url, position, shown.place, bool_or(status <> 'done') OVER () AS has_open
    FROM picture_downloads, LATERAL (
      SELECT min(place) AS place FROM jsonb_array_elements(products.images) WITH ORDINALITY AS own (image, place)
      WHERE own.image -> 'key' = picture_downloads.image -> 'key') AS shown
    WHERE product_id = products.id AND (status <> 'done' OR shown.place IS NOT NULL)) AS named),
  (SELECT array_agg(${nameOfOwn} ORDER BY place)
    FROM jsonb_array_elements(products.images) WITH ORDINALITY AS own (image, place)),
  '{}')`

/**
 * Records the pictures that staff added to a product since a file named its pictures, and forgets those that staff
 * removed again: a file that does not know them leaves them alone.
 */
export const noteOwnPictures = async (tx: Db, productId: string): Promise<void> => {
  await tx.execute(sql`
    DELETE FROM picture_downloads USING products WHERE products.id = ${productId} AND product_id = products.id
      AND ${isOwn} AND NOT products.images @> jsonb_build_array(jsonb_build_object('key', image -> 'key'))`)
  await tx.execute(sql`
    INSERT INTO picture_downloads (product_id, url, position, status, image)
    SELECT products.id, ${nameOfOwn}, (own.place - 1)::int, 'done', own.image
    FROM products, jsonb_array_elements(products.images) WITH ORDINALITY AS own (image, place)
    WHERE products.id = ${productId}
      AND EXISTS (SELECT FROM picture_downloads WHERE product_id = products.id)
      AND NOT EXISTS (SELECT FROM picture_downloads AS known
        WHERE known.product_id = products.id AND known.image -> 'key' = own.image -> 'key')
    ON CONFLICT DO NOTHING`)
}

/**
 * Records the origin of the pictures of products that no file had named before, and this one does: a file that was
 * exported from the shop and is imported again names pictures that are there.
 */
export const adoptOwnPictures = async (tx: Db): Promise<void> => {
  await tx.execute(sql`
    INSERT INTO picture_downloads (product_id, url, position, status, image)
    SELECT products.id, ${nameOfOwn}, (own.place - 1)::int, 'done', own.image
    FROM import_rows AS staged JOIN products ON products.id = staged.product_id,
      jsonb_array_elements(products.images) WITH ORDINALITY AS own (image, place)
    WHERE NOT is_new AND kind <> 'parent' AND refusal IS NULL AND ${nameOfOwn} = ANY (staged.image_urls)
      AND NOT EXISTS (SELECT FROM picture_downloads WHERE picture_downloads.product_id = products.id)
    ON CONFLICT DO NOTHING`)
}
