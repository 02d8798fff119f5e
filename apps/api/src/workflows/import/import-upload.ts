import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ImportColumns } from '@hojreh/contract/admin'
import { ImportFileError } from '../../modules/import/import-error.ts'
import type { Desk } from '../../modules/staff-action/actor.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { importFile } from './import-file.ts'
import { namedColumnsOf, rememberColumns } from './import-header.ts'
import { ImportNeedsAgreement, type ImportOptions, type ImportReport } from './import-products.ts'

type Asked = Pick<ImportOptions, 'currency' | 'source' | 'hidesMissing' | 'isDryRun' | 'isSure'> & {
  /** The fields of the columns of a plain file, where its headers are not known. */
  columns?: ImportColumns | undefined
}

/** As on the command line: the same file has the same result from the desk and from there. */
const UNCOUNTED_STOCK = 10

export const told = (error: unknown): unknown => {
  if (error instanceof ImportFileError)
    return new DomainError('import_unreadable', { message: error.message })
  return error instanceof ImportNeedsAgreement ? new DomainError('import_needs_agreement') : error
}

/** Runs `work` on a temporary file with the bytes that a member sent; the file is removed afterwards. */
export const withFile = async <Result>(
  bytes: Buffer,
  work: (file: string) => Promise<Result>,
): Promise<Result> => {
  const folder = await mkdtemp(join(tmpdir(), 'hojreh-import-'))
  try {
    const file = join(folder, 'goods')
    await writeFile(file, bytes)
    return await work(file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Imports a file that a member sent, and remembers what they said its columns are. Throws `import_unreadable`, and
 * `import_needs_agreement` where it would take something away.
 */
export const importUpload = (
  desk: Desk,
  bytes: Buffer,
  { columns, ...asked }: Asked,
): Promise<ImportReport> =>
  withFile(bytes, (file) => {
    const namedColumns = columns && namedColumnsOf(columns)
    const options = { ...asked, file, namedColumns, uncountedStock: UNCOUNTED_STOCK, shownColumns: [] }
    return importFile(desk, { ...options, onProgress: () => {} }, async (tx) => {
      if (columns && !asked.isDryRun) await rememberColumns(tx, asked.source, columns)
    })
  }).catch((error: unknown) => {
    throw told(error)
  })
