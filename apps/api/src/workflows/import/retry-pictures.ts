import { pictureFailures } from '../../modules/media/downloads/picture-failures.repository.ts'
import type { Desk } from '../../modules/staff-action/actor.ts'

/**
 * Sets the pictures going again that were given up. Returns how many.
 * @param beginning of their addresses; without it all
 */
export const retryPictures = ({ actor }: Desk, beginning?: string): Promise<number> =>
  actor.write(async (tx, book) => {
    const queued = await pictureFailures(tx).retry(beginning)
    book({ subject: 'pictures:failed', after: { queued } })
    return queued
  })
