import type { Log } from '@hojreh/server'
import type { Db } from '../../../db/client.ts'
import type { Clock } from '../../../shared/clock.ts'
import { fetchPicture, PictureError } from '../fetch-picture.ts'
import type { MediaStore } from '../media-store.ts'
import { takePicture } from '../take-picture.ts'
import { claimPictures, failPicture, finishPicture } from './picture-downloads.repository.ts'
import { retryIn } from './retry-in.ts'

const AT_ONCE = 6

interface Options {
  db: Db
  log: Log
  store: MediaStore
  /** Which IP addresses may be connected to; see `isPublicAddress`. */
  isAllowed: (address: string) => boolean
  clock: Clock
}

/**
 * Downloads a few of the pictures that imports named. A picture that cannot be had does not hold up its product:
 * the product shows without it.
 */
export const downloadPictures = async ({ db, log, store, isAllowed, clock }: Options): Promise<void> => {
  const claimed = await claimPictures(db, AT_ONCE)
  await Promise.all(
    claimed.map(async ({ url, attempts, title }) => {
      try {
        const image = await takePicture(store, await fetchPicture(url, isAllowed), title)
        await finishPicture(db, url, image, clock())
      } catch (error) {
        const { host } = new URL(url)
        // The row becomes due when its lease is over.
        if (!(error instanceof PictureError))
          return log.error({ err: error, host }, 'a picture could not be stored; it is downloaded again')
        const reason = error.message
        const pause = retryIn(error, attempts)
        await failPicture(db, url, reason, pause)
        if (pause === null)
          log.warn(
            { host, reason, attempts },
            'a picture is given up; the operator: shop pictures list --failed',
          )
        else log.info({ host, reason, attempts }, 'a picture was not had; it is asked for again')
      }
    }),
  )
}
