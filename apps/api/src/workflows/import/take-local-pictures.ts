import type { Database } from '../../db/client.ts'
import type { PictureSource } from '../../modules/import/pictures/picture-source.ts'
import type { FoundPictures } from '../../modules/import/pictures/resolve-local-pictures.ts'
import { failPicture, finishPicture } from '../../modules/media/downloads/picture-downloads.repository.ts'
import { HopelessPictureError } from '../../modules/media/fetch-picture.ts'
import { readLocalWaiting } from '../../modules/media/local-pictures.repository.ts'
import type { MediaStore } from '../../modules/media/media-store.ts'
import { takePicture } from '../../modules/media/take-picture.ts'
import type { Clock } from '../../shared/clock.ts'

interface Options {
  database: Pick<Database, 'db'>
  store: MediaStore
  source: PictureSource
  found: FoundPictures
  clock: Clock
  onProgress: (taken: number, all: number) => void
}

export interface TakenPictures {
  taken: number
  failed: number
}

/** Concurrent requests. */
const BATCH = 1_000

/**
 * Takes the pictures in that lie beside an imported file, after its products: those that the shop has already cost one
 * look. Cut off, the next import of the same file goes on; what is no picture is listed as failed.
 */
export const takeLocalPictures = async ({
  database: { db },
  store,
  source,
  found,
  clock,
  onProgress,
}: Options): Promise<TakenPictures> => {
  const counts = { taken: 0, failed: 0 }
  const urls = [...found.keys()]
  for (let from = 0; from < urls.length; from += BATCH) {
    const waiting = await readLocalWaiting(db, urls.slice(from, from + BATCH))
    for (const { url, title } of waiting)
      try {
        const bytes = await source.read(found.get(url) ?? '')
        if (!bytes) throw new HopelessPictureError('the file is gone')
        await finishPicture(db, url, await takePicture(store, bytes, title), clock())
        counts.taken += 1
      } catch (error) {
        if (!(error instanceof HopelessPictureError)) throw error
        await failPicture(db, url, error.message, null)
        counts.failed += 1
      }
    onProgress(Math.min(from + BATCH, urls.length), urls.length)
  }
  return counts
}
