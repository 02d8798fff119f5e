import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { products, type StoredImage } from '../../catalog/catalog.tables.ts'
import { editionRepository } from '../../edition/edition.repository.ts'
import { pictureDownloads } from '../media.tables.ts'
import { downloadsMessages as text } from './downloads.messages.ts'

/** While a process works on a picture the others leave it; after a crash it comes back by itself. */
const LEASE = '2 minutes'

/** Rows that are locked in the order in which an import locks them. */
export const lockedPictures = (condition: SQL | undefined): SQL =>
  sql`(${pictureDownloads.productId}, ${pictureDownloads.url}) IN (
    SELECT ${pictureDownloads.productId}, ${pictureDownloads.url} FROM ${pictureDownloads} WHERE ${condition}
    ORDER BY ${pictureDownloads.productId}, ${pictureDownloads.url} FOR UPDATE)`

const isWaitingAt = (url: string) =>
  lockedPictures(and(eq(pictureDownloads.url, url), eq(pictureDownloads.status, 'waiting')))

export interface ClaimedPicture extends Record<string, unknown> {
  url: string
  attempts: number
  title: string
}

/** Claims some waiting addresses, each once however many products name it. */
export const claimPictures = async (db: Db, take: number): Promise<ClaimedPicture[]> => {
  const { rows } = await db.execute<ClaimedPicture>(sql`
    WITH due AS (
      -- The column is rounded to milliseconds, up as well as down.
      SELECT product_id, url FROM picture_downloads
      WHERE status = 'waiting' AND url LIKE 'http%' AND next_attempt_at <= now() + interval '1 millisecond'
      ORDER BY next_attempt_at, position LIMIT ${take} FOR UPDATE SKIP LOCKED
    ), claimed AS (
      UPDATE picture_downloads AS queued
      SET attempts = attempts + 1, next_attempt_at = now() + ${LEASE}::interval
      FROM due WHERE queued.product_id = due.product_id AND queued.url = due.url
      RETURNING queued.product_id, queued.url, queued.attempts
    )
    SELECT DISTINCT ON (url) url, attempts, title FROM claimed JOIN products ON products.id = claimed.product_id
    ORDER BY url, attempts DESC`)
  return rows
}

/**
 * Adds the picture to every product that names its address, and raises the editions of those products, so that staff
 * who have one of them in a form hear of it.
 */
export const finishPicture = (db: Db, url: string, image: StoredImage, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const done = await tx
      .update(pictureDownloads)
      .set({ status: 'done', image, failure: null })
      .where(isWaitingAt(url))
      .returning({ productId: pictureDownloads.productId })
    const ids = done.map(({ productId }) => productId).sort()
    if (ids.length === 0) return
    // Two pictures of one product may come in at the same moment: the second must see the first.
    await tx
      .select({ id: products.id })
      .from(products)
      .where(sql`${products.id} IN ${ids}`)
      .orderBy(products.id)
      .for('no key update')
    await editionRepository(tx).raise(
      ids.map((id) => `product:${id}`),
      { editedBy: text.pictures, editedAt: now },
    )
    // Pictures that are shown already keep their text and place; pictures that staff removed stay out.
    await tx.execute(sql`
      UPDATE products SET images = ready.images, updated_at = now() FROM (
        SELECT product_id, jsonb_agg(picture ORDER BY place) AS images FROM (
          SELECT came.product_id, coalesce(kept.image, came.image || jsonb_build_object('alt', title)) AS picture,
            coalesce(kept.place, 0.5 + count(kept.place) OVER (PARTITION BY came.product_id ORDER BY position)) AS place
          FROM picture_downloads AS came JOIN products AS known ON known.id = came.product_id LEFT JOIN LATERAL (
            SELECT image, place FROM jsonb_array_elements(known.images) WITH ORDINALITY AS own (image, place)
            WHERE own.image -> 'key' = came.image -> 'key' LIMIT 1) AS kept ON true
          WHERE came.product_id IN ${ids} AND status = 'done' AND (kept.image IS NOT NULL OR url = ${url})
        ) AS one GROUP BY product_id
      ) AS ready WHERE products.id = ready.product_id`)
  })

/** Notes a failure: for good, or until the pause is over. */
export const failPicture = async (
  db: Db,
  url: string,
  failure: string,
  retryInSeconds: number | null,
): Promise<void> => {
  await db
    .update(pictureDownloads)
    .set({
      failure: failure.slice(0, 300),
      ...(retryInSeconds === null
        ? { status: 'failed' as const }
        : { nextAttemptAt: sql`now() + make_interval(secs => ${retryInSeconds})` }),
    })
    .where(isWaitingAt(url))
}

/** Forgets the pictures of an import that are not downloaded yet, because staff now decide what the product shows. */
export const forgetWaitingPictures = async (tx: Db, productId: string): Promise<void> => {
  await tx
    .delete(pictureDownloads)
    .where(
      lockedPictures(and(eq(pictureDownloads.productId, productId), eq(pictureDownloads.status, 'waiting'))),
    )
}
