import { type SQL, sql } from 'drizzle-orm'
import { pastOrders } from '../import-run/import-run.tables.ts'
import { customers } from './identity.tables.ts'

/** Orders of a customer in the shop before this one; also those whose buyer had no account when they came. */
export const pastOrdersOf = (customerId: string): SQL =>
  sql`(${pastOrders.customerId} = ${customerId} OR (${pastOrders.customerId} IS NULL AND ${pastOrders.phone} = (SELECT ${customers.phone} FROM ${customers} WHERE ${customers.id} = ${customerId})))`

/** Those that the customer may see: an account belongs to its phone's owner only once a code has shown it. */
export const ownPastOrders = (customerId: string): SQL =>
  sql`${pastOrdersOf(customerId)} AND EXISTS (SELECT FROM ${customers} WHERE ${customers.id} = ${customerId} AND ${customers.phoneProvenAt} IS NOT NULL)`
