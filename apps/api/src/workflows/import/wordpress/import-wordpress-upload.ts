import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WxrFileError } from '../../../modules/import/wordpress/wxr-error.ts'
import type { Desk } from '../../../modules/staff-action/actor.ts'
import { DomainError } from '../../../shared/domain-error.ts'
import { makeTellProgress } from '../import-progress.ts'
import { importWordpress } from './import-wordpress.ts'
import type { WordpressReport } from './wordpress-report.ts'

interface Asked {
  isDryRun: boolean
  /** Of addresses that are the shop's own. */
  origins: readonly string[]
}

/**
 * Takes a WordPress site that a member sent in, in one transaction with its row in the books; a trial is in the books,
 * too, and changes nothing. Throws `import_unreadable`.
 */
export const importWordpressUpload = async (
  { actor, clock }: Desk,
  bytes: Buffer,
  asked: Asked,
): Promise<WordpressReport> => {
  const folder = await mkdtemp(join(tmpdir(), 'hojreh-wordpress-'))
  try {
    const file = join(folder, 'site.xml')
    await writeFile(file, bytes)
    return await actor.write(async (tx, book) => {
      const tell = makeTellProgress(tx, actor.staffId)
      const onProgress = (_items: number, share: number) => tell({ phase: 'reading', share })
      const report = await importWordpress({ db: tx }, { ...asked, file, now: clock(), onProgress })
      const { articles, pages, comments, redirects, refused } = report
      const counts = { articles, pages, comments, redirects, refused: refused.length }
      book({ subject: 'wordpress', after: { isTrial: asked.isDryRun, ...counts } })
      return report
    })
  } catch (error) {
    throw error instanceof WxrFileError
      ? new DomainError('import_unreadable', { message: error.message })
      : error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
