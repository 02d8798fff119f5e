import type { ExportedThing } from '@hojreh/contract/admin'
import { getTableColumns, ne, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/client.ts'
import * as schema from '../../db/schema.ts'
import { tableRows } from '../../db/table-rows.ts'
import { maskPhone } from '../../shared/mask-phone.ts'
import type { Cells, Table } from './export-tables.ts'

interface Whole {
  table: PgTable
  /** Columns that are left out: secrets, and what is computed from the others. */
  without?: readonly string[]
  where?: SQL
  /** Columns with a phone number, also one inside of an address. */
  phones?: readonly string[]
}

const { orders } = schema

/** Things whose file is their table, column by column. */
export const wholeTables = {
  // Addresses, words for search engines and goods beside them: what the importer's file has no columns for.
  'product-records': { table: schema.products, without: ['searchSpaced', 'searchJoined'] },
  'product-groups': { table: schema.productGroups },
  makers: { table: schema.makers },
  'maker-names': { table: schema.makerNames },
  offers: { table: schema.productOffers },
  'stock-movements': { table: schema.stockMovements },
  synonyms: { table: schema.synonymGroups },
  'missed-searches': { table: schema.searchMisses },
  // Without carts, which concern their customers alone.
  'all-orders': {
    table: orders,
    without: ['shownDiscount', 'deskRequestId'],
    where: ne(orders.status, 'pending'),
    phones: ['address'],
  },
  'past-orders': { table: schema.pastOrders, phones: ['phone'] },
  'order-lines': { table: schema.orderLines, without: ['shownPrice'] },
  'order-events': { table: schema.orderEvents },
  'order-notes': { table: schema.orderNotes },
  'order-edits': { table: schema.orderEdits },
  parcels: { table: schema.parcels },
  'parcel-lines': { table: schema.parcelLines },
  payments: { table: schema.payments },
  'card-reports': { table: schema.cardReports },
  refunds: { table: schema.refunds },
  'refund-lines': { table: schema.refundLines },
  coupons: { table: schema.coupons },
  'coupon-redemptions': { table: schema.couponRedemptions },
  addresses: { table: schema.addresses, phones: ['receiverPhone'] },
  'customer-groups': { table: schema.customerGroups },
  'customer-group-members': { table: schema.customerGroupMembers },
  'customer-notes': { table: schema.customerNotes },
  favorites: { table: schema.favorites },
  'stock-notices': { table: schema.stockNotices },
  questions: { table: schema.questions },
  messages: { table: schema.contactMessages, phones: ['phone'] },
  'article-revisions': { table: schema.articleRevisions },
  'page-drafts': { table: schema.pageDrafts },
  'page-revisions': { table: schema.pageRevisions },
  'setting-drafts': { table: schema.settingDrafts },
  'setting-revisions': { table: schema.settingRevisions },
  authors: { table: schema.authors, without: ['form'] },
  shipping: { table: schema.shippingRules },
  'sms-texts': { table: schema.smsTexts },
  // Without the phones of the staff, in every file: they open the back office.
  staff: { table: schema.staff, without: ['phone', 'sealedTotp', 'lastTotpStep', 'isDemo'] },
  'staff-roles': { table: schema.staffRoles },
  books: { table: schema.staffActions, without: ['seal', 'sessionId'] },
} as const satisfies Partial<Record<ExportedThing, Whole>>

type WholeThing = keyof typeof wholeTables
export const isWhole = (what: ExportedThing): what is WholeThing => Object.hasOwn(wholeTables, what)

const masked = (value: unknown): unknown => {
  if (typeof value === 'string') return maskPhone(value)
  if (value === null || typeof value !== 'object') return value
  return 'receiverPhone' in value ? { ...value, receiverPhone: masked(value.receiverPhone) } : value
}

const cellOf = (value: unknown): Cells[string] => {
  if (typeof value === 'boolean') return Number(value)
  if (value === null || value === undefined) return null
  return typeof value === 'object' ? JSON.stringify(value) : (value as string | number)
}

/** Returns a table as a file: a value that is neither text nor number is JSON in its cell. */
export const wholeTable = (tx: Db, what: WholeThing, withPhones: boolean): Table => {
  const { table, without = [], where, phones = [] }: Whole = wholeTables[what]
  const header = Object.keys(getTableColumns(table)).filter((name) => !without.includes(name))
  const hidden = new Set(withPhones ? [] : phones)
  async function* rows() {
    for await (const row of tableRows(tx, table, header, where))
      yield Object.fromEntries(
        header.map((name) => [name, cellOf(hidden.has(name) ? masked(row[name]) : row[name])]),
      )
  }
  return { header, rows: rows() }
}
