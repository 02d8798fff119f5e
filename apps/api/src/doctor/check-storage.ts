import { mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { bad, doubtful, type Finding, good, reasonOf } from './finding.ts'

const LEAST_BYTES = 2e9

/** The folder of pictures: writable, with room. */
export const checkStorage = ({ MEDIA_FOLDER }: { MEDIA_FOLDER: string }): Finding => {
  const about = 'storage'
  try {
    rmSync(mkdtempSync(join(MEDIA_FOLDER, '.doctor-')), { recursive: true })
    const { bavail, bsize } = statfsSync(MEDIA_FOLDER)
    return bavail * bsize > LEAST_BYTES
      ? good(about, `${MEDIA_FOLDER} can be written`)
      : doubtful(
          about,
          `${MEDIA_FOLDER} has less than 2 GB left: make room, pictures are kept in many widths.`,
        )
  } catch (error) {
    return bad(
      about,
      `${MEDIA_FOLDER} cannot be written (${reasonOf(error)}): create it, or give it to the user of the api.`,
    )
  }
}
