import { and, asc, desc, eq, like, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { products } from '../../catalog/catalog.tables.ts'
import { pictureDownloads } from '../media.tables.ts'
import { lockedPictures } from './picture-downloads.repository.ts'

export type PictureRow = Pick<
  typeof pictureDownloads.$inferSelect,
  'url' | 'status' | 'attempts' | 'nextAttemptAt' | 'failure'
> & { sku: string; title: string }

export interface PictureCounts {
  done: number
  /** Not downloaded yet; retried automatically. */
  waiting: number
  /** Given up: they wait for a retry or a new import. */
  failed: number
  /** Products that lack a picture which failed. */
  products: number
}

/** A URL for people and logs: the part behind `?` can hold a key. */
export const shownAddress = (url: string): string => url.replace(/[?#].*$/s, '?…')

/** A file beside a CSV whose import was cut off before it was taken in: only another import has it. */
const isCutOff = sql`(status = 'waiting' AND url LIKE 'local:%')`

export const pictureFailures = (db: Db) => ({
  counts: async (): Promise<PictureCounts> => {
    const { rows } = await db.execute<PictureCounts & Record<string, unknown>>(sql`
      SELECT count(*) FILTER (WHERE status = 'done')::int AS done,
        count(*) FILTER (WHERE status = 'waiting' AND NOT ${isCutOff})::int AS waiting,
        count(*) FILTER (WHERE status = 'failed' OR ${isCutOff})::int AS failed,
        count(DISTINCT product_id) FILTER (WHERE status = 'failed' OR ${isCutOff})::int AS products
      FROM picture_downloads`)
    return rows[0] ?? { done: 0, waiting: 0, failed: 0, products: 0 }
  },

  /** Those that are not there, what was given up first. */
  missing: (take: number, onlyFailed = false): Promise<PictureRow[]> =>
    db
      .select({
        url: pictureDownloads.url,
        status: pictureDownloads.status,
        attempts: pictureDownloads.attempts,
        nextAttemptAt: pictureDownloads.nextAttemptAt,
        failure: pictureDownloads.failure,
        sku: products.sku,
        title: products.title,
      })
      .from(pictureDownloads)
      .innerJoin(products, eq(products.id, pictureDownloads.productId))
      .where(onlyFailed ? sql`(status = 'failed' OR ${isCutOff})` : sql`status <> 'done'`)
      .orderBy(asc(pictureDownloads.status), desc(pictureDownloads.nextAttemptAt), asc(pictureDownloads.url))
      .limit(take),

  /** Sets those going again that were given up, with all their attempts before them; those whose address begins so. */
  retry: async (beginning = ''): Promise<number> => {
    const rows = await db
      .update(pictureDownloads)
      .set({ status: 'waiting', attempts: 0, nextAttemptAt: sql`now()` })
      .where(
        lockedPictures(
          and(
            eq(pictureDownloads.status, 'failed'),
            like(pictureDownloads.url, 'http%'),
            sql`starts_with(${pictureDownloads.url}, ${beginning})`,
          ),
        ),
      )
      .returning({ url: pictureDownloads.url })
    return rows.length
  },
})
