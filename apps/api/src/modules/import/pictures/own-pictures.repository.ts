import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'

/** How a picture (`own.image`) that came by no file is named in one; see `localPicture`. */
export const nameOfOwn = sql`'local:' || (own.image ->> 'key') || '/picture.webp'`

/**
 * Notes where the pictures of products came from that no file had named before, and this one does: what was taken out
 * of the shop and put back names what is there.
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
