import { toPersianDigits } from '@hojreh/persian'
import { textPicturesRepository } from '../../modules/media/downloads/text-pictures.repository.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { importWordpressUpload } from '../../workflows/import/wordpress/import-wordpress-upload.ts'
import type { RegisterAdminEndpoint } from '../register-admin-endpoint.ts'

const LINE = 'سطر'

export const registerWordpressImport = (
  register: RegisterAdminEndpoint,
  { config, database: { db } }: Dependencies,
): void => {
  const { PUBLIC_ORIGIN, BLOG_ORIGIN, PROFILE_ORIGIN } = config
  const origins = [PUBLIC_ORIGIN, BLOG_ORIGIN, PROFILE_ORIGIN].filter((origin) => origin !== undefined)
  register('importWordpress', async ({ desk, query: { isTrial }, request: { body } }) => {
    if (!Buffer.isBuffer(body) || body.length === 0) throw new DomainError('import_unreadable')
    const report = await importWordpressUpload(desk, body, { isDryRun: isTrial === 'yes', origins })
    const { items, articles, pages, comments, menuLinks, redirects, same, pictures, seconds } = report
    const { refused, unredirected, others } = report
    return {
      ...{ items, articles, pages, comments, menuLinks, redirects, same, pictures, seconds },
      others: Object.entries(others).map(([kind, count]) => ({ kind, count })),
      refusedCount: refused.length,
      refused: refused.map(({ line, title, reason }) => ({
        place: `${LINE} ${toPersianDigits(line)}`,
        ...{ title, reason },
      })),
      unredirectedCount: unredirected.length,
      unredirected: unredirected.map(({ from, reason }) => ({ place: from, title: '', reason })),
    }
  })
  register('listTextPictures', () => textPicturesRepository(db).counts())
}
