import { fieldMessages } from '@hojreh/contract'
import type { VisitorKey } from '@hojreh/server'
import type { Dependencies } from '../../../shared/dependencies.ts'
import { DomainError } from '../../../shared/domain-error.ts'
import { type CustomerRow, customerRepository } from '../customer.repository.ts'
import type { Customer } from '../customer.ts'
import { sessionRepository } from '../sessions/session.repository.ts'
import { needsCurrentPassword } from './current-password.ts'
import type { LoginLimits } from './login-limits.ts'
import { hashPassword, isPassword } from './passwords.ts'

interface Change {
  currentPassword: string
  password: string
  visitor: VisitorKey
  /** Hash of the mark of the browser that asks, if it has one. */
  browserHash: string | null
}

const wrong = (message: string) =>
  new DomainError('validation_failed', { fields: { currentPassword: message } })

const checkCurrent = async (
  { phone, passwordHash }: CustomerRow,
  { currentPassword, visitor }: Change,
  limits: LoginLimits,
) => {
  if (!currentPassword) throw wrong(fieldMessages.currentPasswordRequired)
  await limits.begin(phone, visitor)
  if (!(await isPassword(passwordHash, currentPassword))) throw wrong(fieldMessages.currentPasswordWrong)
  await limits.succeed(phone, visitor)
}

/** Sets a new password, or the first one, and ends all sessions but the one that asks. */
export const makeChangePassword =
  ({ database: { db }, clock }: Dependencies, limits: LoginLimits) =>
  async ({ customerId, sessionId, write }: Customer, change: Change): Promise<void> => {
    const customer = await customerRepository(db).find(customerId)
    const session = await sessionRepository(db).findLive(sessionId, customerId, clock())
    if (!customer || !session) throw new DomainError('unauthenticated')
    if (needsCurrentPassword(customer, session, clock())) await checkCurrent(customer, change, limits)
    const passwordHash = await hashPassword(change.password)
    await write(async (tx) => {
      const locked = await customerRepository(tx).find(customerId)
      if (locked?.passwordHash !== customer.passwordHash) throw new DomainError('conflict')
      await customerRepository(tx).update(customerId, {
        passwordHash,
        passwordBrowserHash: locked.phoneProvenAt ? null : change.browserHash,
      })
      await sessionRepository(tx).revokeAll(customerId, clock(), sessionId)
    })
  }
