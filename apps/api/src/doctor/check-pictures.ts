import type { Config } from '../config/config.ts'
import type { Database } from '../db/client.ts'
import {
  type PictureCounts,
  pictureFailures,
} from '../modules/media/downloads/picture-failures.repository.ts'
import { doubtful, type Finding, good, reasonOf } from './finding.ts'

const about = 'pictures'

const judge = ({ done, waiting, failed, products }: PictureCounts, isDownloading: boolean): Finding => {
  if (failed > 0)
    return doubtful(
      about,
      `${failed} of ${products} products are missing: npm run shop -- pictures list --failed, then pictures retry.`,
    )
  if (waiting > 0 && !isDownloading)
    return doubtful(about, `${waiting} wait, and IMAGE_DOWNLOADS is off: set it to 1.`)
  return good(about, waiting > 0 ? `come in (${waiting} wait)` : `that imports named are there (${done})`)
}

/** Pictures of imports: whether products show without some that their file named. */
export const checkPictures = async (
  { db }: Pick<Database, 'db'>,
  { IMAGE_DOWNLOADS }: Pick<Config, 'IMAGE_DOWNLOADS'>,
): Promise<Finding> => {
  try {
    return judge(await pictureFailures(db).counts(), IMAGE_DOWNLOADS)
  } catch (error) {
    return doubtful(about, `cannot be counted (${reasonOf(error)}): mend the database and its tables first.`)
  }
}
