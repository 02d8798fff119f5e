import type { Db } from '../../db/client.ts'
import type { Desk } from '../../modules/staff-action/actor.ts'
import { type ImportOptions, type ImportReport, importProducts } from './import-products.ts'
import { makeTellProgress } from './import-progress.ts'

/**
 * Takes a product file into the shop, in one transaction with its row in the books; a trial is in the books, too, and
 * changes nothing. Throws as {@link importProducts} does.
 * @param keep what else is to be written in that transaction
 */
export const importFile = (
  { actor, clock }: Desk,
  options: Omit<ImportOptions, 'now'>,
  keep: (tx: Db) => Promise<void> = async () => {},
): Promise<ImportReport> =>
  actor.write(async (tx, book) => {
    const tell = makeTellProgress(tx, actor.staffId)
    const onProgress: ImportOptions['onProgress'] = (progress) => {
      options.onProgress(progress)
      return tell(progress)
    }
    const report = await importProducts({ db: tx }, { ...options, now: clock(), onProgress })
    const { kind, source, rows, added, changed, unchanged, refused, missing } = report
    const counts = { rows, added, changed, unchanged, refused: refused.length, hidden: missing.length }
    await keep(tx)
    book({ subject: 'products', after: { kind, source, isTrial: options.isDryRun, ...counts } })
    return report
  })
