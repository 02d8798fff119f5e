import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WxrFileError } from '../../../modules/import/wordpress/wxr-error.ts'
import type { Desk } from '../../../modules/staff-action/actor.ts'
import { DomainError } from '../../../shared/domain-error.ts'
import { importSite } from './import-site.ts'
import type { WordpressReport } from './wordpress-report.ts'

interface Asked {
  isDryRun: boolean
  /** Of addresses that are the shop's own. */
  origins: readonly string[]
}

/** Takes a WordPress site that a member sent in. Throws `import_unreadable`. */
export const importWordpressUpload = async (
  desk: Desk,
  bytes: Buffer,
  asked: Asked,
): Promise<WordpressReport> => {
  const folder = await mkdtemp(join(tmpdir(), 'hojreh-wordpress-'))
  try {
    const file = join(folder, 'site.xml')
    await writeFile(file, bytes)
    return await importSite(desk, { ...asked, file, onProgress: () => {} })
  } catch (error) {
    throw error instanceof WxrFileError
      ? new DomainError('import_unreadable', { message: error.message })
      : error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
