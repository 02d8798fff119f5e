import type { Readable } from 'node:stream'
import type { ExportFormat } from '@hojreh/contract/admin'
import { BYTE_ORDER_MARK, type CsvCell, csvLine } from '@hojreh/contract/admin'
import type { Database } from '../../../db/client.ts'
import { takeApproval } from '../../../modules/approval/approval.service.ts'
import { type OrderSearch, orderSearchRepository } from '../../../modules/order/order-search.repository.ts'
import type { Desk } from '../../../modules/staff-action/actor.ts'
import { DomainError } from '../../../shared/domain-error.ts'
import { streamOf } from '../../../shared/files/stream-of.ts'
import { xlsxOf } from '../../../shared/files/xlsx.ts'
import { givingWay } from '../../../shared/giving-way/giving-way.ts'
import { exportApproval, MOST_PHONES, MOST_ROWS } from '../../export/ask-export.ts'
import { foundOrders } from './found-orders.ts'
import { orderColumns } from './order-columns.ts'

export interface Asked {
  search: OrderSearch
  format: ExportFormat
  withPhones: boolean
  /** The list's filters as they were asked, for the books. */
  filters: Record<string, unknown>
  /** The same as the list's address has them: what a second person allowed. */
  address: string
}

type Rows = AsyncIterable<readonly CsvCell[]>

async function* csvOf(titles: readonly string[], rows: Rows) {
  yield BYTE_ORDER_MARK + csvLine(titles)
  for await (const row of rows) yield csvLine(row)
}

/**
 * The orders of a list as a file, read on connections of its own. The books keep who took what before the
 * first row leaves; phones of many customers leave once for each yes of a second person. Throws `export_too_large` and `export_needs_approval`.
 */
export const exportOrders = async (
  { actor, clock }: Desk,
  aside: Database,
  { search, format, withPhones, filters, address }: Asked,
): Promise<Readable> => {
  const repository = orderSearchRepository(aside.db)
  const rows = await repository.count(search, MOST_ROWS + 1)
  if (rows > MOST_ROWS) throw new DomainError('export_too_large')
  const isLarge = withPhones && (await repository.countCustomers(search, MOST_PHONES + 1)) > MOST_PHONES
  const approval = exportApproval(actor, { name: `orders.${format}`, search: address })
  await actor.write(async (tx, book) => {
    if (isLarge && !(await takeApproval(tx, approval, clock())))
      throw new DomainError('export_needs_approval')
    book({ subject: 'orders', after: { ...filters, format, withPhones, rows } })
  })
  const { titles, cellsOf } = orderColumns(withPhones)
  async function* cells() {
    for await (const found of givingWay(foundOrders(aside, search, rows))) yield cellsOf(found)
  }
  return streamOf((write) => write(format === 'csv' ? csvOf(titles, cells()) : xlsxOf(titles, cells())))
}
