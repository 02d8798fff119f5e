import {
  IMPORT_LINES,
  IMPORT_PAGE_LINES,
  type ImportRun,
  type PastOrder,
  type WooTrouble,
} from '@hojreh/contract/admin'
import {
  type ImportRunRow,
  importRunRepository,
  pastOrderRepository,
} from '../../modules/import-run/import-run.repository.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { cancelImportRun, startWooImport } from '../../workflows/import/woo-rest/manage-woo-imports.ts'
import type { RegisterAdminEndpoint } from '../register-admin-endpoint.ts'

const SHOWN_RUNS = 10
const SHOWN_ORDERS = 100

const toRun = (row: ImportRunRow): ImportRun => ({
  ...{ id: row.id, origin: row.origin, isTrial: row.isTrial, state: row.state, kinds: row.kinds },
  ...{
    counts: row.counts,
    refused: row.refused.slice(0, IMPORT_LINES),
    byName: row.byName,
    pages: row.pages,
  },
  kind: row.state === 'running' ? (row.kinds[row.kindAt] ?? null) : null,
  page: row.page - 1,
  trouble: row.trouble as WooTrouble | null,
  createdAt: row.createdAt.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
})

export const registerWooImport = (
  register: RegisterAdminEndpoint,
  { config, database: { db } }: Dependencies,
): void => {
  register('startWooImport', async ({ desk, body }) => ({
    id: await startWooImport(desk, config.SECRET, body),
  }))
  register('listImportRuns', async () => (await importRunRepository(db).newest(SHOWN_RUNS)).map(toRun))
  register('listImportLines', async ({ query: { id, after = 0 } }) => {
    const repository = importRunRepository(db)
    if (!(await repository.find(id))) throw new DomainError('not_found')
    const rows = await repository.linesAfter(id, after, IMPORT_PAGE_LINES)
    const isLast = rows.length < IMPORT_PAGE_LINES
    return {
      items: rows.map(({ kind, externalId, reason }) => ({ kind, id: externalId, reason })),
      next: isLast ? null : (rows.at(-1)?.position ?? null),
    }
  })
  register('cancelImportRun', async ({ desk, query: { id } }) => {
    await cancelImportRun(desk, id)
    return { success: true as const }
  })
  register('listPastOrders', async ({ query: { id } }): Promise<PastOrder[]> => {
    const rows = await pastOrderRepository(db).ofCustomer(id, SHOWN_ORDERS)
    return rows.map(({ number, status, paymentTitle, lines, shipping, extras, total, placedAt, ...row }) => ({
      ...{ id: row.id, number, status, paymentTitle, lines, shipping, extras, total },
      placedAt: placedAt.toISOString(),
    }))
  })
}
