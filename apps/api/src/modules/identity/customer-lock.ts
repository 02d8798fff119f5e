import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { type CustomerRow, customerRepository } from './customer.repository.ts'
import { customers, sessions } from './identity.tables.ts'
import { isLiveAt } from './sessions/session.repository.ts'

declare const locked: unique symbol
/**
 * A transaction that holds the lock on its customer's row. No other one changes the customer's data, so the lock is
 * taken first.
 */
export type CustomerTx = Db & { readonly [locked]: true }

/** Locks a customer's row likewise, for staff who act for the customer. Throws `not_found`. */
export const lockForDesk = async (
  tx: Db,
  customerId: string,
): Promise<{ customer: CustomerRow; customerTx: CustomerTx }> => {
  const customer = await customerRepository(tx).findLocked(customerId)
  if (!customer) throw new DomainError('not_found')
  return { customer, customerTx: tx as CustomerTx }
}

/**
 * Locks the row of a session's customer until the transaction ends: a customer's own calls wait for one another, so
 * none is lost and none deadlocks. Throws `unauthenticated` when the session has ended.
 *
 * Both rows are locked by one statement: it waits for a transaction that ends the session at this moment, and
 * PostgreSQL then reads both rows again. A subquery would be read as it was before the wait.
 */
export const lockForSession = async (
  tx: Db,
  { customerId, sessionId }: { customerId: string; sessionId: string },
  now: Date,
): Promise<CustomerTx> => {
  const [live] = await tx
    .select({ id: customers.id })
    .from(customers)
    .innerJoin(sessions, eq(sessions.customerId, customers.id))
    .where(and(eq(customers.id, customerId), eq(sessions.id, sessionId), isLiveAt(now)))
    .for('no key update')
  if (!live) throw new DomainError('unauthenticated')
  return tx as CustomerTx
}
