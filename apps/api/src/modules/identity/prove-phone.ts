import type { Db } from '../../db/client.ts'
import { customerRepository } from './customer.repository.ts'
import { sessionRepository } from './session.repository.ts'

/**
 * A one-time code came back: the phone is theirs. Anybody could have registered it before and be waiting inside
 * (account pre-hijacking), so the first proof ends all sessions, and a password lives on only when the browser
 * that set it is the one that brings the code. The customer's row stays locked until the transaction ends.
 */
export const provePhone = async (
  tx: Db,
  customerId: string,
  browserHash: string | null,
  now: Date,
): Promise<void> => {
  const customer = await customerRepository(tx).provePhone(customerId, now)
  if (!customer) return
  await sessionRepository(tx).revokeAll(customerId, now)
  const isOwn = customer.passwordBrowserHash !== null && customer.passwordBrowserHash === browserHash
  await customerRepository(tx).update(customerId, {
    passwordBrowserHash: null,
    ...(!isOwn && { passwordHash: null }),
  })
}
