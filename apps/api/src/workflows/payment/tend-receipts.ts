import { makeOrphanFinder } from '../../modules/file-store/find-orphans.ts'
import { cardReportRepository } from '../../modules/payment/card-report.repository.ts'
import { openReceiptStore } from '../../modules/payment/receipt-store.ts'
import type { Dependencies } from '../../shared/dependencies.ts'

const EVERY_MS = 60 * 60_000

/**
 * Makes the job that removes receipts of reports that were never kept: a crash came between the file and the commit. One
 * goes in the second round, an hour later, that misses its report.
 */
export const makeReceiptTender = ({
  database: { db },
  files,
  clock,
}: Pick<Dependencies, 'database' | 'files' | 'clock'>): (() => Promise<void>) => {
  const receipts = openReceiptStore(files)
  const findOrphans = makeOrphanFinder(cardReportRepository(db).existing)
  let next = 0
  return async () => {
    const now = clock().getTime()
    if (now < next) return
    for (const name of await findOrphans(receipts.list())) await files.remove(name)
    next = now + EVERY_MS
  }
}
