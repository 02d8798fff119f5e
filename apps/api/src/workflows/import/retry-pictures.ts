import { pictureFailures } from '../../modules/media/downloads/picture-failures.repository.ts'
import type { Desk } from '../../modules/staff-action/actor.ts'

/** Sets all pictures going again that were given up. Returns how many. */
export const retryPictures = ({ actor }: Desk): Promise<number> =>
  actor.write(async (tx, book) => {
    const queued = await pictureFailures(tx).retry()
    book({ subject: 'pictures:failed', after: { queued } })
    return queued
  })
