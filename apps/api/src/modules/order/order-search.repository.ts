import { normalizePhone, normalizeText, toLatinDigits } from '@hojreh/persian'
import { and, eq, gte, inArray, isNotNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { countedOf, countUpTo } from '../../db/paging/count-up-to.ts'
import { type Place, pagesByTime, type TimeSort } from '../../db/paging/pages-by-time.ts'
import { kindOfSearch } from '../../shared/kind-of-search.ts'
import { likeFor, likeLiteral, TRIGRAM } from '../../shared/like.ts'
import { customers } from '../identity/identity.tables.ts'
import { parcels } from '../parcel/parcel.tables.ts'
import { payments } from '../payment/payment.tables.ts'
import type { OrderRow } from './order.repository.ts'
import { orders } from './order.tables.ts'

export interface OrderSearch {
  q?: string | undefined
  /** Searches a name among archived orders only; without it, among the other orders only. */
  isArchived?: boolean | undefined
  /** Orders of this customer only. */
  customerId?: string | undefined
  /** Orders that the customer wants or wanted to send back. */
  isReturn?: boolean | undefined
  statuses?: readonly OrderRow['status'][] | undefined
  method?: 'online' | 'card' | undefined
  /** Orders that are being packed and of which a part has left already. */
  isPartlySent?: boolean | undefined
  from?: Date | undefined
  before?: Date | undefined
  sort: TimeSort
}

const receiver = (field: 'receiverName' | 'receiverPhone') =>
  sql`${orders.address} ->> ${sql.raw(`'${field}'`)}`

/** With fewer letters than a trigram the index finds only the beginnings of words. */
const hasReceiver = (q: string): SQL | undefined => {
  const text = normalizeText(q)
  const [name, like, part] = [receiver('receiverName'), likeFor(text), likeLiteral(text)]
  return text.length < TRIGRAM
    ? or(sql`${name} ${like} ${`${part}%`}`, sql`${name} ${like} ${`% ${part}%`}`)
    : sql`${name} ${like} ${`%${part}%`}`
}

/** Finds the orders of parcels by their code; an order's own code is that of its last parcel. */
const hasParcel = async (db: Db, code: string): Promise<SQL | undefined> => {
  const found = await db
    .selectDistinct({ id: parcels.orderId })
    .from(parcels)
    .where(eq(parcels.trackingCode, code))
  const ids = found.map(({ id }) => id)
  return ids.length > 0 ? inArray(orders.id, ids) : undefined
}

/** Few orders are being packed at a time. */
const partlySent = and(
  eq(orders.status, 'preparing'),
  sql`EXISTS (SELECT FROM ${parcels} WHERE ${parcels.orderId} = ${orders.id})`,
)

/** Written exactly as in the indexes: each holds a part of the names. */
const ofArchive = (isArchived: boolean): SQL =>
  isArchived ? sql`${orders.isArchived}` : sql`NOT ${orders.isArchived}`

/** Each kind has its index. The customer of a phone is looked up first: one condition per index. */
const matchesText = async (db: Db, q: string, isArchived: boolean): Promise<SQL | undefined> => {
  const text = toLatinDigits(q).replace(/\s/g, '')
  switch (kindOfSearch(q)) {
    case 'number':
      return eq(orders.orderNumber, text)
    case 'tracking':
      return or(eq(orders.trackingCode, text), await hasParcel(db, text))
    case 'name':
      return and(ofArchive(isArchived), hasReceiver(q))
    case 'phone': {
      const phone = normalizePhone(q)
      const [customer] = await db
        .select({ id: customers.id })
        .from(customers)
        .where(eq(customers.phone, phone))
      const isTo = sql`${receiver('receiverPhone')} = ${phone}`
      return customer ? or(eq(orders.customerId, customer.id), isTo) : isTo
    }
  }
}

/** Selects orders with an attempt to pay this way. Transfers are few, and an index holds only their orders. */
const paidBy = (method: NonNullable<OrderSearch['method']>): SQL =>
  method === 'card'
    ? sql`${orders.hasCardPayment}`
    : sql`EXISTS (SELECT FROM ${payments} WHERE ${payments.orderId} = ${orders.id} AND ${payments.method} = ${method})`

const matches = async (
  db: Db,
  { q, isArchived = false, customerId, isReturn, isPartlySent, statuses, method, from, before }: OrderSearch,
) =>
  and(
    ne(orders.status, 'pending'),
    customerId === undefined ? undefined : eq(orders.customerId, customerId),
    isReturn ? isNotNull(orders.returnReason) : undefined,
    isPartlySent ? partlySent : undefined,
    statuses && inArray(orders.status, [...statuses]),
    q ? await matchesText(db, q, isArchived) : undefined,
    from && gte(orders.placedAt, from),
    before && lt(orders.placedAt, before),
    method && paidBy(method),
  )

const pages = pagesByTime(orders.placedAt, orders.id)

const listed = (db: Db) =>
  db
    .select({
      order: orders,
      // Qualified names: Drizzle leaves the table out here, and a payment has an id, too.
      totalCount: sql<number>`(SELECT coalesce(sum(order_lines.count), 0)::int FROM order_lines
        WHERE order_lines.order_id = orders.id)`,
      method: sql<'online' | 'card' | null>`(SELECT payments.method FROM payments
        WHERE payments.order_id = orders.id ORDER BY payments.created_at DESC LIMIT 1)`,
    })
    .from(orders)

/** Searches the orders of all customers, for staff. */
export const orderSearchRepository = (db: Db) => ({
  list: async (search: OrderSearch, take: number, last?: Place) =>
    listed(db)
      .where(and(await matches(db, search), last && pages.after(search.sort, last)))
      .orderBy(...pages.orderBy(search.sort))
      .limit(take),

  /**
   * Returns the first page, and how many orders match, counted no further than `most`. The index of names takes as long
   * to count matches as to return them, so it is read once.
   */
  firstPage: async (search: OrderSearch, take: number, most: number) => {
    const found = await db
      .select({ id: orders.id })
      .from(orders)
      .where(await matches(db, search))
      .orderBy(...pages.orderBy(search.sort))
      .limit(most)
    const ids = found.slice(0, take).map(({ id }) => id)
    const rows = await listed(db)
      .where(inArray(orders.id, ids))
      .orderBy(...pages.orderBy(search.sort))
    return { rows, total: found.length }
  },

  /** Returns which orders a search covers; undefined for all of them, also when none is archived. */
  among: async ({ q, isArchived = false }: OrderSearch): Promise<'current' | 'archived' | undefined> => {
    if (!q || kindOfSearch(q) !== 'name') return
    if (isArchived) return 'archived'
    const some = await db
      .select({ id: orders.id })
      .from(orders)
      .where(and(ofArchive(true), ne(orders.status, 'pending')))
      // In the order of their index, so that it is used instead of a scan of all orders.
      .orderBy(...pages.orderBy('newest'))
      .limit(1)
    return some.length > 0 ? 'current' : undefined
  },

  /** @param most where the count stops */
  count: async (search: OrderSearch, most = countedOf(search)): Promise<number> =>
    countUpTo(db, orders, await matches(db, search), most),

  /** Counts the customers of the matching orders, no further than `most`. */
  countCustomers: async (search: OrderSearch, most: number): Promise<number> => {
    const some = db
      .selectDistinct({ id: orders.customerId })
      .from(orders)
      .where(await matches(db, search))
      .limit(most)
      .as('some')
    const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(some)
    return row?.count ?? 0
  },

  /** Phones of customers, by their ids. */
  phonesOf: async (customerIds: readonly string[]): Promise<ReadonlyMap<string, string>> => {
    const rows = await db
      .select({ id: customers.id, phone: customers.phone })
      .from(customers)
      .where(sql`${customers.id} = ANY(${sql.param([...new Set(customerIds)])}::text[])`)
    return new Map(rows.map(({ id, phone }) => [id, phone]))
  },

  /** Counts the orders of a status, with the times when the oldest and the newest of them were placed. */
  waiting: async (status: OrderRow['status']) => {
    const [row] = await db
      .select({
        count: sql<number>`count(*)::int`,
        oldest: sql<Date | null>`min(${orders.placedAt})`.mapWith(orders.placedAt),
        newest: sql<Date | null>`max(${orders.placedAt})`.mapWith(orders.placedAt),
      })
      .from(orders)
      .where(eq(orders.status, status))
    return row ?? { count: 0, oldest: null, newest: null }
  },

  /** Counts a customer's placed orders, and those of them that the customer sent or wants to send back. */
  countOf: async (customerId: string): Promise<{ orders: number; returns: number }> => {
    const [row] = await db
      .select({
        orders: sql<number>`count(*)::int`,
        returns: sql<number>`(count(*) FILTER (WHERE ${orders.returnReason} IS NOT NULL))::int`,
      })
      .from(orders)
      .where(and(eq(orders.customerId, customerId), ne(orders.status, 'pending')))
    return row ?? { orders: 0, returns: 0 }
  },
})
