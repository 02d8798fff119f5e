import type { Log } from '@hojreh/server'
import type { Db } from '../../../db/client.ts'
import type { StoredImage } from '../../../modules/catalog/catalog.tables.ts'
import { articleRecordsRepository } from '../../../modules/content/article-records.repository.ts'
import { changePageHtml } from '../../../modules/content/content.service.ts'
import { noteEdit } from '../../../modules/edition/edition.service.ts'
import { putPictureIn } from '../../../modules/import/wordpress/text-pictures.ts'
import { retryIn } from '../../../modules/media/downloads/retry-in.ts'
import {
  type TextPictureRow,
  textPicturesRepository,
} from '../../../modules/media/downloads/text-pictures.repository.ts'
import { fetchPicture, PictureError } from '../../../modules/media/fetch-picture.ts'
import { toPicture } from '../../../modules/media/media-address.ts'
import type { MediaStore } from '../../../modules/media/media-store.ts'
import { takePicture } from '../../../modules/media/take-picture.ts'
import type { Clock } from '../../../shared/clock.ts'
import { wordpressMessages as text } from './wordpress.messages.ts'

const AT_ONCE = 4
const MAX_TEXT = 400_000

interface Options {
  db: Db
  log: Pick<Log, 'info' | 'error'>
  store: MediaStore
  /** Which IP addresses may be connected to; see `isPublicAddress`. */
  isAllowed: (address: string) => boolean
  clock: Clock
}

const withPicture = (html: string, { after }: TextPictureRow, image: StoredImage): string => {
  const written = putPictureIn(html, after, toPicture(image))
  return written.length > MAX_TEXT ? html : written
}

/**
 * Puts a picture where it was; what a member has removed or covered since stays as they left it. It counts as an edit:
 * a member who has the text in a form would otherwise save it without the picture.
 */
const place = async (tx: Db, row: TextPictureRow, image: StoredImage, now: Date): Promise<void> => {
  const note = (kind: 'article' | 'page') =>
    noteEdit(tx, { subject: `${kind}:${row.subjectId}`, by: { name: text.pictures }, now })
  if (row.subject === 'page') {
    // Before the page is read: it waits for a transaction that saves the page.
    await note('page')
    return changePageHtml(tx, row.subjectId, (html) => withPicture(html, row, image))
  }
  const repository = articleRecordsRepository(tx)
  const article = await repository.lock(row.subjectId)
  if (!article) return
  await note('article')
  if (row.subject === 'cover') {
    if (!article.cover) await repository.update(article, { cover: image })
  } else await repository.update(article, { bodyHtml: withPicture(article.bodyHtml, row, image) })
}

/** Downloads a few of the pictures that imported texts had; a text is shown without them meanwhile. */
export const downloadTextPictures = async ({ db, log, store, isAllowed, clock }: Options): Promise<void> => {
  // One after the other: two pictures of one text would wait for each other's row.
  for (const row of await textPicturesRepository(db).claim(AT_ONCE)) {
    try {
      const image = await takePicture(store, await fetchPicture(row.url, isAllowed), row.alt)
      await db.transaction(async (tx) => {
        if (await textPicturesRepository(tx).finish(row.id)) await place(tx, row, image, clock())
      })
    } catch (error) {
      const { host } = new URL(row.url)
      if (!(error instanceof PictureError)) {
        // The row becomes due when its lease is over.
        log.error(
          { err: error, host },
          'a picture of an imported text could not be stored; it is downloaded again',
        )
        continue
      }
      const reason = error.message
      await textPicturesRepository(db).fail(row.id, reason, retryIn(error, row.attempts))
      log.info({ host, reason, attempts: row.attempts }, 'a picture of an imported text was not had')
    }
  }
}
