import { createHash } from 'node:crypto'
import type { WaitingApproval } from '@hojreh/contract/admin'
import type { Database } from '../../db/client.ts'
import { approvalRepository } from '../../modules/approval/approval.repository.ts'
import { askForApproval, decideApproval, isUnused } from '../../modules/approval/approval.service.ts'
import { countCustomers } from '../../modules/identity/customer-export.repository.ts'
import { type OrderSearch, orderSearchRepository } from '../../modules/order/order-search.repository.ts'
import type { Actor, Desk } from '../../modules/staff-action/actor.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { exportMessages as text } from './export.messages.ts'
import { filtersInWords, type OrderFilters } from './order-filters.ts'

/** More rows than that are a copy of the shop, and no spreadsheet. */
export const MOST_ROWS = 50_000
/** A file with the phones of more customers than that takes a second member's approval. */
export const MOST_PHONES = 1_000

export type ExportFile = NonNullable<WaitingApproval['file']>

/** What the second person decides on: this file, with these filters, for this member. */
export const exportApproval = ({ staffId }: Pick<Actor, 'staffId'>, { name, search }: ExportFile) => {
  const digest = createHash('sha256')
    .update(JSON.stringify([staffId, name, search]))
    .digest('hex')
  return { kind: 'export', subject: `export:${digest.slice(0, 32)}` } as const
}

export interface AskedExport {
  file: ExportFile
  /** The search of a file of orders. */
  search: OrderSearch
  filters: OrderFilters
}

const contentOf = async ({ db }: Pick<Database, 'db'>, { file, search, filters }: AskedExport) => {
  if (!file.name.startsWith('orders.')) return { customers: await countCustomers(db), words: [] }
  const repository = orderSearchRepository(db)
  const rows = await repository.count(search, MOST_ROWS + 1)
  if (rows > MOST_ROWS) throw new DomainError('export_too_large')
  const customers = await repository.countCustomers(search, MOST_ROWS)
  return { customers, words: [text.rows(rows), ...filtersInWords(filters)] }
}

/**
 * Asks a second person for a file with the phones of many customers. Throws `already_done` while the same request waits
 * or its file is there to be taken, `conflict` where no approval is needed, `export_too_large`.
 */
export const askExport = async (desk: Desk, aside: Database, asked: AskedExport): Promise<void> => {
  const { file } = asked
  const { customers, words } = await contentOf(aside, asked)
  if (customers <= MOST_PHONES) throw new DomainError('conflict')
  const label = [text.files[file.name], text.phones(customers), ...words].join('، ')
  const of = exportApproval(desk.actor, file)
  await desk.actor.write(async (tx, book) => {
    if (await isUnused(tx, of, desk.clock())) throw new DomainError('already_done')
    await askForApproval(tx, desk, { ...of, label, shownAt: of.subject, file })
    book({ subject: of.subject, label, after: { file: file.name, customers } })
  })
}

const decide = (desk: Desk, id: string, decision: 'approved' | 'refused'): Promise<void> =>
  desk.actor.write(async (tx, book) => {
    const row = await approvalRepository(tx).find('export', id)
    if (!row) throw new DomainError('not_found')
    await decideApproval(tx, desk, row, decision)
    book({ subject: row.subject, label: row.label, after: { decision } })
  })

/** Allows the file as the second person. See `decideApproval` for what is refused. */
export const allowExport = (desk: Desk, id: string): Promise<void> => decide(desk, id, 'approved')

/** Refuses the file as the second person, or withdraws the member's own request. */
export const refuseExport = (desk: Desk, id: string): Promise<void> => decide(desk, id, 'refused')
