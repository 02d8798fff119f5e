import type { FastifyRequest } from 'fastify'
import { pageOrigin } from '../../config/admin-origin.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { makeRateLimiter } from '../rate-limit/rate-limiter.ts'
import { passkeyRepository } from '../staff/passkey.repository.ts'
import { isHandleOf, passkeyQuestion, QUESTION_MS } from '../staff/passkeys.ts'
import { staffKeys } from '../staff/staff-keys.ts'
import { newToken } from './staff-cookie.ts'
import { stepsOfVisitor } from './staff-limits.ts'
import { staffSessionRepository } from './staff-session.repository.ts'
import type { GivenFactor } from './take-factor.ts'

/** The question of a ticket. */
export const challengeOfTicket = (tokenHash: string): string => `sign-in:${tokenHash}`

/** Asks for a passkey to sign in with; without a ticket it is for a passkey alone, and gives one that takes nothing else. */
export const makeAskPasskey = ({ config, database: { db }, clock }: Dependencies) => {
  const keys = staffKeys(config.SECRET)
  const limiter = makeRateLimiter(config.SECRET, clock)

  const newTicket = async (expiresAt: Date) => {
    const ticket = newToken()
    const tokenHash = keys.hashOfCode('ticket', ticket)
    const repository = staffSessionRepository(db, config.DEMO_MODE)
    await repository.putTicket({ tokenHash, staffId: null, sealedTotp: null, expiresAt })
    return ticket
  }
  const passkeysOf = async (ticket: string) => {
    const tokenHash = keys.hashOfCode('ticket', ticket)
    const row = await staffSessionRepository(db, config.DEMO_MODE).findTicket(tokenHash, clock())
    if (!row?.staffId) throw new DomainError('sign_in_expired')
    return passkeyRepository(db).listOf(row.staffId)
  }

  return async (given: string | undefined, request: FastifyRequest) => {
    await limiter.take(db, stepsOfVisitor, request.visitor)
    const expiresAt = new Date(clock().getTime() + QUESTION_MS)
    const passkeys = given === undefined ? [] : await passkeysOf(given)
    const ticket = given ?? (await newTicket(expiresAt))
    const question = passkeyQuestion(pageOrigin(config, request), passkeys)
    const boundTo = challengeOfTicket(keys.hashOfCode('ticket', ticket))
    await passkeyRepository(db).putChallenge(boundTo, question.challenge, expiresAt)
    return { ticket, question }
  }
}

/** Whose a ticket is: of the phone that got a code, or of the passkey that says so. */
export const staffIdOf = async (
  { database: { db } }: Dependencies,
  ticket: { staffId: string | null },
  { passkey }: GivenFactor,
): Promise<string | null> => {
  if (ticket.staffId !== null || !passkey) return ticket.staffId
  const row = await passkeyRepository(db).findByCredential(passkey.id)
  return row && isHandleOf(row.staffId, passkey.userHandle) ? row.staffId : null
}
