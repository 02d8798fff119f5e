import type { Readable } from 'node:stream'
import type { adminCalls } from '@hojreh/contract/admin'
import type { z } from 'zod'
import type { Database, Db } from '../../db/client.ts'
import { readAtOneMoment } from '../../db/read-only.ts'
import { takeApproval } from '../../modules/approval/approval.service.ts'
import { countCustomers } from '../../modules/identity/customer-export.repository.ts'
import type { Desk } from '../../modules/staff-action/actor.ts'
import { BYTE_ORDER_MARK, csvLine } from '../../shared/csv.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { streamOf } from '../../shared/stream-of.ts'
import { exportProducts } from '../import/export-products.ts'
import { exportApproval, MOST_PHONES } from './ask-export.ts'
import {
  articlesTable,
  categoriesTable,
  customersTable,
  pagesTable,
  reviewsTable,
  settingsTable,
  type Table,
} from './export-tables.ts'
import { givingWay } from './giving-way.ts'

type Asked = z.output<typeof adminCalls.exportShop.body>
type Take = (table: Table) => Promise<void>

async function* csvOf({ header, rows }: Table) {
  yield BYTE_ORDER_MARK + csvLine(header)
  for await (const row of rows) yield csvLine(header.map((name) => row[name] ?? null))
}

async function* jsonOf({ rows }: Table) {
  let lead = '[\n'
  for await (const row of rows) {
    yield lead + JSON.stringify(row)
    lead = ',\n'
  }
  yield lead === '[\n' ? '[]\n' : '\n]\n'
}

const tables = {
  categories: categoriesTable,
  reviews: reviewsTable,
  customers: (tx: Db, { withPhones }: Asked) => customersTable(tx, withPhones),
  articles: articlesTable,
  pages: pagesTable,
  settings: settingsTable,
} as const

/** Goods have the columns of the file that the importer reads. */
const takeProducts = (aside: Pick<Database, 'db'>, take: Take): Promise<number> =>
  exportProducts(aside, 'toman', async (header, rows) => {
    async function* named() {
      for await (const row of rows)
        yield Object.fromEntries(header.map((name, place) => [name, row[place] ?? null]))
    }
    await take({ header, rows: named() })
    return 0
  })

/**
 * All of one kind of thing as a file, read at one moment on connections of its own. The books keep who took what before
 * the first row leaves. Throws `export_needs_approval` for the phones of many customers without a second person's yes.
 */
export const exportShop = async (
  { actor, clock }: Desk,
  aside: Database,
  asked: Asked,
): Promise<Readable> => {
  const { what, format, withPhones } = asked
  const isLarge = what === 'customers' && withPhones && (await countCustomers(aside.db)) > MOST_PHONES
  const approval = exportApproval(actor, { name: `customers.${format}`, search: '' })
  await actor.write(async (tx, book) => {
    if (isLarge && !(await takeApproval(tx, approval, clock())))
      throw new DomainError('export_needs_approval')
    book({ subject: `export:${what}`, after: { format, ...(what === 'customers' && { withPhones }) } })
  })
  const linesOf = format === 'csv' ? csvOf : jsonOf
  return streamOf((write) => {
    const take: Take = ({ header, rows }) => write(linesOf({ header, rows: givingWay(rows) }))
    return what === 'products'
      ? takeProducts(aside, take)
      : readAtOneMoment(aside, (tx) => take(tables[what](tx, asked)))
  })
}
