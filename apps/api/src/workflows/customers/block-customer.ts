import type { Db } from '../../db/client.ts'
import { type CustomerRow, customerRepository } from '../../modules/identity/customer.repository.ts'
import { sessionRepository } from '../../modules/identity/sessions/session.repository.ts'
import { changesOf, type Desk } from '../../modules/staff-action/actor.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { labelOf } from './label-of.ts'

const locked = async (tx: Db, id: string): Promise<CustomerRow> => {
  const customer = await customerRepository(tx).findLocked(id)
  if (!customer) throw new DomainError('not_found')
  return customer
}

/**
 * Lets a customer neither sign in nor order: their sessions end at once, and what they ordered stays. Throws
 * `not_found`, and `already_done` when a colleague was quicker.
 */
export const blockCustomer = ({ actor, clock }: Desk, id: string, reason: string): Promise<void> =>
  actor.write(async (tx, book) => {
    const customer = await locked(tx, id)
    if (customer.blockedAt !== null) throw new DomainError('already_done')
    const blockedAt = clock()
    await customerRepository(tx).setBlock(id, { blockedAt, blockReason: reason })
    await sessionRepository(tx).revokeAll(id, blockedAt)
    book({
      subject: `customer:${id}`,
      label: labelOf(customer),
      ...changesOf(
        { blockedAt: null, blockReason: customer.blockReason },
        { blockedAt: blockedAt.toISOString(), blockReason: reason },
      ),
    })
  })

/** Lets a blocked customer in again. Throws likewise. */
export const unblockCustomer = ({ actor }: Desk, id: string): Promise<void> =>
  actor.write(async (tx, book) => {
    const customer = await locked(tx, id)
    if (customer.blockedAt === null) throw new DomainError('already_done')
    await customerRepository(tx).setBlock(id, { blockedAt: null, blockReason: null })
    book({
      subject: `customer:${id}`,
      label: labelOf(customer),
      before: { blockedAt: customer.blockedAt.toISOString(), blockReason: customer.blockReason },
      after: { blockedAt: null, blockReason: null },
    })
  })

/** Signs a customer out on all devices. Throws `not_found`. */
export const endSessionsOfCustomer = ({ actor, clock }: Desk, id: string): Promise<void> =>
  actor.write(async (tx, book) => {
    const customer = await locked(tx, id)
    const sessions = await sessionRepository(tx).revokeAll(id, clock())
    const ended = { before: { sessions }, after: { sessions: 0 } }
    book({ subject: `customer:${id}`, label: labelOf(customer), ...ended })
  })
