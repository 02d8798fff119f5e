import { statfsSync } from 'node:fs'
import { type FileSettings, filePlaces, openFileStore } from '../modules/file-store/open-file-store.ts'
import { bad, doubtful, type Finding, good, reasonOf } from './finding.ts'

const LEAST_BYTES = 2e9
const ABOUT = 'storage'

const checkRoom = (folder: string): Finding => {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize > LEAST_BYTES
    ? good(ABOUT, `${folder} can be written`)
    : doubtful(ABOUT, `${folder} has less than 2 GB left: make room, pictures are kept in many widths.`)
}

/** The place of pictures and receipts: writable, and a folder with room. */
export const checkStorage = async (config: FileSettings): Promise<Finding> => {
  const files = openFileStore(config)
  try {
    await files.check()
    await files.write('.doctor', 'a file that can be written')
    if (files.place === config.MEDIA_FOLDER) return checkRoom(config.MEDIA_FOLDER)
    return good(ABOUT, `${files.place} can be written`)
  } catch (error) {
    const mend =
      filePlaces(config).bucket === null
        ? 'create it, or give it to the user of the api.'
        : 'check S3_ENDPOINT, the bucket and its key; pictures wait, the shop sells without them.'
    const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error
    return bad(ABOUT, `${files.place} cannot be written (${reasonOf(reason)}): ${mend}`)
  }
}
