import type { VisitorKey } from '@hojreh/server'
import type { Dependencies } from '../../shared/dependencies.ts'
import { DomainError } from '../../shared/domain-error.ts'
import type { RateLimiter, RateRule } from '../rate-limit/rate-limiter.ts'
import { customerRepository } from './customer.repository.ts'
import { makeAccount } from './open-account.ts'
import { hashPassword } from './password/passwords.ts'

const perVisitor: RateRule<'visitor'> = {
  name: 'register-address',
  of: 'visitor',
  limit: 60,
  windowMs: 60 * 60_000,
}

interface Registration {
  phone: string
  password: string
  inviteCode: string
  /** Hash of the mark of the browser that registers. */
  browserHash: string
}

/** Makes an account with a password. That the phone is theirs is not shown before the first one-time code. */
export const makeRegisterAccount =
  ({ database: { db }, clock }: Dependencies, limiter: RateLimiter) =>
  async ({ phone, password, inviteCode, browserHash }: Registration, visitor: VisitorKey): Promise<void> => {
    await limiter.take(db, perVisitor, visitor)
    if (await customerRepository(db).findByPhone(phone)) throw new DomainError('phone_taken')
    const passwordHash = await hashPassword(password)
    const account = { phone, inviteCode, passwordHash, passwordBrowserHash: browserHash }
    const made = await db.transaction((tx) => makeAccount(tx, account, clock()))
    if (!made) throw new DomainError('phone_taken')
  }
