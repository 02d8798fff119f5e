import type { Readable } from 'node:stream'
import {
  type AskedFile,
  type adminEndpoints,
  BYTE_ORDER_MARK,
  csvLine,
  exportedOfPeople,
} from '@hojreh/contract/admin'
import type { z } from 'zod'
import type { Database } from '../../db/client.ts'
import { readAtOneMoment } from '../../db/read-only.ts'
import { takeApproval } from '../../modules/approval/approval.service.ts'
import { countCustomers } from '../../modules/identity/customer-export.repository.ts'
import type { Desk } from '../../modules/staff-action/actor.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { streamOf } from '../../shared/files/stream-of.ts'
import { givingWay } from '../../shared/giving-way/giving-way.ts'
import { exportProducts } from '../import/export-products.ts'
import { exportApproval, MOST_PHONES } from './ask-export.ts'
import type { Table } from './export-tables.ts'
import { tableOfThing } from './table-of-thing.ts'

type Asked = z.output<typeof adminEndpoints.exportShop.body>
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

/** Null for what says nothing of customers. */
const peopleOf = (what: Asked['what']) => exportedOfPeople.find((one) => one === what) ?? null

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
  const ofPeople = peopleOf(what)
  const isLarge = ofPeople && withPhones && (await countCustomers(aside.db)) > MOST_PHONES
  await actor.write(async (tx, book) => {
    if (isLarge) {
      const name: AskedFile = `${ofPeople}.${format}`
      if (!(await takeApproval(tx, exportApproval(actor, { name, search: '' }), clock())))
        throw new DomainError('export_needs_approval')
    }
    book({ subject: `export:${what}`, after: { format, ...(ofPeople && { withPhones }) } })
  })
  const linesOf = format === 'csv' ? csvOf : jsonOf
  return streamOf((write) => {
    const take: Take = ({ header, rows }) => write(linesOf({ header, rows: givingWay(rows) }))
    if (what === 'products') return takeProducts(aside, take)
    return readAtOneMoment(aside, (tx) => take(tableOfThing(tx, what, withPhones)))
  })
}
