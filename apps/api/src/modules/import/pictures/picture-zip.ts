import { buffer } from 'node:stream/consumers'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { ImportFileError } from '../import-error.ts'
import { localNameOf } from './local-name.ts'
import { MAX_PICTURE_BYTES, type PictureSource } from './picture-source.ts'

/** More than a shop has pictures; their names are all of a file that is kept. */
const MAX_ENTRIES = 500_000

const baseName = (name: string): string => name.slice(name.lastIndexOf('/') + 1)

/** Entries by their names, and by their last part where only one has it: people put a folder around their pictures. */
const readEntries = async (zip: ZipFile): Promise<ReadonlyMap<string, Entry>> => {
  if (zip.entryCount > MAX_ENTRIES) throw new Error('too many entries')
  const byName = new Map<string, Entry>()
  const byBase = new Map<string, Entry | null>()
  for await (const entry of zip.eachEntry()) {
    const name = localNameOf(entry.fileName)
    if (name === null) continue
    byName.set(name, entry)
    byBase.set(baseName(name), byBase.has(baseName(name)) ? null : entry)
  }
  for (const [base, entry] of byBase) if (entry && !byName.has(base)) byName.set(base, entry)
  return byName
}

const open = async (path: string) => {
  let zip: ZipFile | undefined
  try {
    zip = await openPromise(path, { autoClose: false, lazyEntries: true })
    return { zip, entries: await readEntries(zip) }
  } catch (error) {
    zip?.close()
    throw new ImportFileError(
      'no_pictures',
      `${path}: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}

/**
 * Pictures in a ZIP file, each read by itself and never written anywhere. An entry is as large as it says, or its reading
 * fails (yauzl checks that), and one that says more than a picture may have is not read: no bomb goes off.
 */
export const openPictureZip = async (path: string): Promise<PictureSource> => {
  const { zip, entries } = await open(path)
  return {
    read: async (name) => {
      const entry = entries.get(name)
      if (!entry || entry.uncompressedSize > MAX_PICTURE_BYTES || !entry.canDecodeFileData()) return null
      return buffer(await zip.openReadStreamPromise(entry)).catch(() => null)
    },
    close: () => zip.close(),
  }
}
