import type { Dependencies } from '../../shared/dependencies.ts'
import { type CustomerTx, lockForSession } from './customer-lock.ts'

/** The customer of a request, read from its session. */
export interface Customer {
  readonly customerId: string
  readonly sessionId: string
  /**
   * Runs what changes something for the customer: in a transaction that holds their row, and only while the session
   * lives. A call may have begun long before, and its session may have ended meanwhile; then `unauthenticated` is thrown.
   */
  readonly write: <Result>(work: (tx: CustomerTx) => Promise<Result>) => Promise<Result>
  /** Whether the call came to `write`: `registerEndpoint` lets no writing call pass without. */
  readonly hasWritten: () => boolean
}

export const makeCustomer = (
  session: Pick<Customer, 'customerId' | 'sessionId'>,
  { database: { db }, clock }: Pick<Dependencies, 'database' | 'clock'>,
): Customer => {
  let hasWritten = false
  return {
    ...session,
    write: (work) => {
      hasWritten = true
      return db.transaction(async (tx) => work(await lockForSession(tx, session, clock())))
    },
    hasWritten: () => hasWritten,
  }
}
