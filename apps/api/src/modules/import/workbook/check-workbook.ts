import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { openPromise } from 'yauzl'
import { ImportFileError } from '../import-error.ts'

/** A workbook of fifty thousand goods has some forty million; its rows are in memory together. */
const MAX_UNPACKED = 64 * 1024 * 1024
const MAX_ENTRIES = 2_000

const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() })

/**
 * Refuses what is no workbook, and one that unpacks to more than a shop's goods need. Every entry is unpacked once into
 * nothing: yauzl ends the reading of one that is larger than it says, so that no bomb reaches what reads the cells.
 */
export const checkWorkbook = async (path: string): Promise<void> => {
  const zip = await openPromise(path, { autoClose: false, lazyEntries: true }).catch(() => {
    throw new ImportFileError('not_workbook')
  })
  try {
    if (zip.entryCount > MAX_ENTRIES) throw new ImportFileError('workbook_too_large')
    let size = 0
    let isWorkbook = false
    for await (const entry of zip.eachEntry()) {
      size += entry.uncompressedSize
      if (size > MAX_UNPACKED) throw new ImportFileError('workbook_too_large')
      if (!entry.canDecodeFileData()) throw new ImportFileError('not_workbook')
      if (entry.fileName === 'xl/workbook.xml') isWorkbook = true
      await pipeline(await zip.openReadStreamPromise(entry), nowhere())
    }
    if (!isWorkbook) throw new ImportFileError('not_workbook')
  } catch (error) {
    throw error instanceof ImportFileError ? error : new ImportFileError('not_workbook')
  } finally {
    zip.close()
  }
}
