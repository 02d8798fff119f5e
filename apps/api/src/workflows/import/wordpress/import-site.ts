import type { Desk } from '../../../modules/staff-action/actor.ts'
import { makeTellProgress } from '../import-progress.ts'
import { importWordpress, type WordpressOptions } from './import-wordpress.ts'
import type { WordpressReport } from './wordpress-report.ts'

/**
 * Takes a WordPress site in, in one transaction with its row in the books; a trial is in the books, too, and changes
 * nothing. Throws as {@link importWordpress} does.
 */
export const importSite = (
  { actor, clock }: Desk,
  options: Omit<WordpressOptions, 'now'>,
): Promise<WordpressReport> =>
  actor.write(async (tx, book) => {
    const tell = makeTellProgress(tx, actor.staffId)
    const onProgress: WordpressOptions['onProgress'] = (items, share) => {
      options.onProgress(items, share)
      return tell({ phase: 'reading', share })
    }
    const report = await importWordpress({ db: tx }, { ...options, now: clock(), onProgress })
    const { articles, pages, comments, redirects, refused } = report
    const counts = { articles, pages, comments, redirects, refused: refused.length }
    book({ subject: 'wordpress', after: { isTrial: options.isDryRun, ...counts } })
    return report
  })
