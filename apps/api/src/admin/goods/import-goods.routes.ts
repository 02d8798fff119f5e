import type { ImportLine } from '@hojreh/contract/admin'
import { columnNames } from '../../modules/import/column-names.messages.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { readGoodsHeader } from '../../workflows/import/import-header-upload.ts'
import { readImportProgress } from '../../workflows/import/import-progress.ts'
import { importUpload } from '../../workflows/import/import-upload.ts'
import type { RegisterAdminEndpoint } from '../register-admin-endpoint.ts'

const linesOf = (lines: readonly ImportLine[]): ImportLine[] =>
  lines.map(({ line, reason, column, value }) => ({ line, reason, column, value }))

export const registerImportGoods = (
  register: RegisterAdminEndpoint,
  { database: { db } }: Dependencies,
): void => {
  register('getImportProgress', ({ staff: { staffId } }) => readImportProgress(db, staffId))
  register('readGoodsHeader', async ({ desk, query: { source }, request: { body } }) => {
    if (!Buffer.isBuffer(body) || body.length === 0) throw new DomainError('import_unreadable')
    return readGoodsHeader(desk, body, source)
  })
  register(
    'importGoods',
    async ({ desk, query: { isTrial, isSure, hidesMissing, ...asked }, request: { body } }) => {
      if (!Buffer.isBuffer(body) || body.length === 0) throw new DomainError('import_unreadable')
      const report = await importUpload(desk, body, {
        ...asked,
        isDryRun: isTrial === 'yes',
        isSure: isSure === 'yes',
        hidesMissing: hidesMissing === 'yes',
      })
      const { kind, rows, added, changed, unchanged, refused, notices, changes, retitled, seconds } = report
      const { columns, pictures, missing } = report
      return {
        ...{ kind, rows, added, changed, unchanged, seconds },
        refusedCount: refused.length,
        refused: linesOf(refused),
        noticeCount: notices.length,
        notices: linesOf(notices),
        emptied: changes.reduce((sum, { emptied }) => sum + emptied, 0),
        retitled,
        hiddenCount: missing.length,
        hidden: missing.map(({ sku, title }) => ({ sku, title })),
        changes: changes.map(({ column, ...counts }) => ({ column: columnNames[column], ...counts })),
        columns,
        pictures: { there: pictures.there, waiting: pictures.waiting },
      }
    },
  )
}
