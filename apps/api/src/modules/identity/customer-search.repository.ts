import { normalizePhone, normalizeText, toLatinDigits } from '@hojreh/persian'
import { and, eq, gte, inArray, isNotNull, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { countedOf, countUpTo } from '../../db/paging/count-up-to.ts'
import { type Place, pagesByTime, type TimeSort } from '../../db/paging/pages-by-time.ts'
import { kindOfSearch } from '../../shared/kind-of-search.ts'
import { likeFor, likeLiteral, TRIGRAM } from '../../shared/like.ts'
import { customerGroupMembers, customerGroups } from '../customer-group/customer-group.tables.ts'
import { orders } from '../order/order.tables.ts'
import { customers } from './identity.tables.ts'

export interface CustomerSearch {
  q?: string | undefined
  state?: 'active' | 'blocked' | undefined
  groupId?: string | undefined
  from?: Date | undefined
  before?: Date | undefined
  sort: TimeSort
}

/** A phone or order code that this many customers share identifies none of them. */
const SHARED = 100

const name = sql`(' ' || ${customers.firstName} || ' ' || ${customers.lastName})`

/** With fewer letters than a trigram the index finds only the beginnings of words. */
const hasName = (q: string): SQL => {
  const text = normalizeText(q)
  const part = likeLiteral(text)
  return sql`${name} ${likeFor(text)} ${text.length < TRIGRAM ? `% ${part}%` : `%${part}%`}`
}

/** Returns the customers of matching orders: looked up first, so that one index serves each condition. */
const idsBy = async (db: Db, condition: SQL | undefined): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ id: orders.customerId })
    .from(orders)
    .where(and(condition, ne(orders.status, 'pending')))
    .limit(SHARED)
  return rows.map(({ id }) => id)
}

const matchesText = async (db: Db, q: string): Promise<SQL | undefined> => {
  const text = toLatinDigits(q).replace(/\s/g, '')
  switch (kindOfSearch(q)) {
    case 'number':
      return inArray(customers.id, await idsBy(db, eq(orders.orderNumber, text)))
    case 'tracking':
      return inArray(customers.id, await idsBy(db, eq(orders.trackingCode, text)))
    case 'name':
      return hasName(q)
    case 'phone': {
      const phone = normalizePhone(q)
      const ids = await idsBy(db, sql`${orders.address} ->> 'receiverPhone' = ${phone}`)
      return ids.length > 0
        ? or(eq(customers.phone, phone), inArray(customers.id, ids))
        : eq(customers.phone, phone)
    }
  }
}

const matches = async (db: Db, { q, state, groupId, from, before }: CustomerSearch) =>
  and(
    q ? await matchesText(db, q) : undefined,
    state === 'blocked' ? isNotNull(customers.blockedAt) : undefined,
    state === 'active' ? isNull(customers.blockedAt) : undefined,
    groupId === undefined
      ? undefined
      : // Customers are put into groups one by one: only the members of the group are looked up.
        sql`${customers.id} = ANY(ARRAY(SELECT ${customerGroupMembers.customerId} FROM ${customerGroupMembers}
          WHERE ${customerGroupMembers.groupId} = ${groupId}))`,
    from && gte(customers.createdAt, from),
    before && lt(customers.createdAt, before),
  )

const pages = pagesByTime(customers.createdAt, customers.id)

/** Searches all customers, for staff. */
export const customerSearchRepository = (db: Db) => ({
  list: async (search: CustomerSearch, take: number, last?: Place) =>
    db
      .select({
        customer: customers,
        // Qualified names: Drizzle leaves the table out here, and a group has a name, too.
        groups: sql<string[]>`ARRAY(SELECT customer_groups.name FROM ${customerGroupMembers}
          JOIN ${customerGroups} ON customer_groups.id = customer_group_members.group_id
          WHERE customer_group_members.customer_id = customers.id ORDER BY customer_groups.name)`,
      })
      .from(customers)
      .where(and(await matches(db, search), last && pages.after(search.sort, last)))
      .orderBy(...pages.orderBy(search.sort))
      .limit(take),

  count: async (search: CustomerSearch): Promise<number> =>
    countUpTo(db, customers, await matches(db, search), countedOf(search)),
})
