import type { Log } from '@hojreh/server'
import type { Db } from '../../../db/client.ts'
import type { Clock } from '../../../shared/clock.ts'
import { fetchPicture, HopelessPictureError } from '../fetch-picture.ts'
import type { MediaStore } from '../media-store.ts'
import { PrivateAddressError } from '../public-address.ts'
import { takePicture } from '../take-picture.ts'
import { claimPictures, failPicture, finishPicture } from './picture-downloads.repository.ts'

const AT_ONCE = 6
const MAX_ATTEMPTS = 6
const MINUTE_SECONDS = 60

interface Options {
  db: Db
  log: Log
  store: MediaStore
  /** Which IP addresses may be connected to; see `isPublicAddress`. */
  isAllowed: (address: string) => boolean
  clock: Clock
}

/** 1, 4, 16 minutes, 1 hour, 4 hours: an old shop that is down for a night still gives its pictures. */
const pauseAfter = (attempts: number) => MINUTE_SECONDS * 4 ** (attempts - 1)

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
        const isHopeless =
          error instanceof HopelessPictureError ||
          error instanceof PrivateAddressError ||
          attempts >= MAX_ATTEMPTS
        const reason = error instanceof Error ? error.message : String(error)
        await failPicture(db, url, reason, isHopeless ? null : pauseAfter(attempts))
        const { host } = new URL(url)
        if (isHopeless)
          log.warn(
            { host, reason, attempts },
            'a picture is given up; the operator: shop pictures list --failed',
          )
        else log.info({ host, reason, attempts }, 'a picture was not had; it is asked for again')
      }
    }),
  )
}
