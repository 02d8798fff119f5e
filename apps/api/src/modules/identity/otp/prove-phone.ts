import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { addresses } from '../../address/address.tables.ts'
import { orders } from '../../order/order.tables.ts'
import { type CustomerRow, customerRepository } from '../customer.repository.ts'
import { sessionRepository } from '../sessions/session.repository.ts'

/**
 * Deletes what could lead the owner's parcels and letters to a stranger: name, e-mail, addresses, also the cart's.
 * Orders stay (docs/decisions/023): they show their own address, and may have been paid.
 */
const dropDetails = async (tx: Db, customerId: string): Promise<void> => {
  await tx.delete(addresses).where(eq(addresses.customerId, customerId))
  await tx
    .update(orders)
    .set({ note: '', gift: null, shippingMethodId: null })
    .where(and(eq(orders.customerId, customerId), eq(orders.status, 'pending')))
  await customerRepository(tx).update(customerId, {
    firstName: '',
    lastName: '',
    email: '',
    passwordHash: null,
  })
}

/** Whether a stranger may have registered the account: it has a password, and its phone was never proven. */
export const mayBeStrangers = ({
  phoneProvenAt,
  passwordHash,
}: Pick<CustomerRow, 'phoneProvenAt' | 'passwordHash'>): boolean =>
  phoneProvenAt === null && passwordHash !== null

/**
 * Shuts strangers out, because the shop is about to store data for the owner of the phone, such as name and address: a
 * stranger who registered the number before must not read it. From now on only a code by SMS leads in. The customer's
 * row is locked.
 */
export const keepStrangersOut = async (tx: Db, customer: CustomerRow, now: Date): Promise<void> => {
  if (!mayBeStrangers(customer)) return
  await sessionRepository(tx).revokeAll(customer.id, now)
  await dropDetails(tx, customer.id)
  await customerRepository(tx).update(customer.id, { passwordBrowserHash: null })
}

/**
 * Records that a one-time code proved the customer's phone. A stranger could have registered it before and be logged in
 * (account pre-hijacking), so the first proof ends all sessions, and password and details live on only when the browser
 * that set the password is the one that brings the code. The customer's row stays locked until the transaction ends.
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
  if (!isOwn && customer.passwordHash !== null) await dropDetails(tx, customerId)
  await customerRepository(tx).update(customerId, { passwordBrowserHash: null })
}
