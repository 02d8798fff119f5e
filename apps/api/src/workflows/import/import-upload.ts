import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ImportColumns } from '@hojreh/contract/admin'
import { ImportFileError } from '../../modules/import/import-error.ts'
import type { Desk } from '../../modules/staff-action/actor.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { namedColumnsOf, rememberColumns } from './import-header.ts'
import {
  ImportNeedsAgreement,
  type ImportOptions,
  type ImportReport,
  importProducts,
} from './import-products.ts'
import { makeTellProgress } from './import-progress.ts'

type Asked = Pick<ImportOptions, 'currency' | 'source' | 'hidesMissing' | 'isDryRun' | 'isSure'> & {
  /** What the columns of a plain file are, where its headers are not known. */
  columns?: ImportColumns | undefined
}

/** As the command line has it: a file from the desk and one from there are one and the same. */
const UNCOUNTED_STOCK = 10

export const told = (error: unknown): unknown => {
  if (error instanceof ImportFileError)
    return new DomainError('import_unreadable', { message: error.message })
  return error instanceof ImportNeedsAgreement ? new DomainError('import_needs_agreement') : error
}

/** In the place of the path of a file that somebody sent; gone afterwards. */
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
 * Takes a file that a member sent into the shop, in one transaction with its row in the books; a trial is in the books,
 * too, and changes nothing. Throws `import_unreadable`, and `import_needs_agreement` where it would take something away.
 */
export const importUpload = (
  { actor, clock }: Desk,
  bytes: Buffer,
  { columns, ...asked }: Asked,
): Promise<ImportReport> =>
  withFile(bytes, (file) =>
    actor.write(async (tx, book) => {
      const namedColumns = columns && namedColumnsOf(columns)
      const options = { ...asked, file, namedColumns, uncountedStock: UNCOUNTED_STOCK, shownColumns: [] }
      const onProgress = makeTellProgress(tx, actor.staffId)
      const report = await importProducts({ db: tx }, { ...options, now: clock(), onProgress })
      const { kind, source, rows, added, changed, unchanged, refused, missing } = report
      const counts = { rows, added, changed, unchanged, refused: refused.length, hidden: missing.length }
      if (columns && !asked.isDryRun) await rememberColumns(tx, asked.source, columns)
      book({ subject: 'products', after: { kind, source, isTrial: asked.isDryRun, ...counts } })
      return report
    }),
  ).catch((error: unknown) => {
    throw told(error)
  })
