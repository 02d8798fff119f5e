import { makeRateLimiter } from '../../modules/rate-limit/rate-limiter.ts'
import { passkeyRepository } from '../../modules/staff/passkey.repository.ts'
import { staffRepository } from '../../modules/staff/staff.repository.ts'
import type { Desk } from '../../modules/staff-action/actor.ts'
import { freshUntil } from '../../modules/staff-session/fresh.ts'
import { factorsOfStaff } from '../../modules/staff-session/staff-limits.ts'
import { staffSessionRepository } from '../../modules/staff-session/staff-session.repository.ts'
import { type GivenFactor, takeFactor, wayOf } from '../../modules/staff-session/take-factor.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { challengeOf, type Self } from './own-passkeys.ts'

/** Takes the second step once more. Throws `second_factor_wrong`, `passkey_refused`. Returns until when it is fresh. */
export const confirmStaff = async (
  desk: Desk,
  self: Self,
  given: Pick<GivenFactor, 'totp' | 'passkey'>,
): Promise<Date> => {
  const { config, clock, database, actor } = desk
  const { session, member, origin } = self
  await makeRateLimiter(config.SECRET, clock).take(database.db, factorsOfStaff, member.id)
  // Used up whatever comes of it: outside of the transaction that may fail.
  const challenge =
    given.passkey &&
    (await passkeyRepository(database.db).takeChallenge(challengeOf('confirm', self), clock()))
  const asked = { challenge: challenge ?? null, origin }
  return actor.write(async (tx, book) => {
    const current = await staffRepository(tx, config.DEMO_MODE).lock(member.id)
    if (!current || !(await takeFactor(tx, desk, current, given, asked)))
      throw new DomainError(given.passkey ? 'passkey_refused' : 'second_factor_wrong')
    const confirmedAt = clock()
    await staffSessionRepository(tx, config.DEMO_MODE).confirm(session.id, confirmedAt)
    book({ subject: `session:${session.id}`, label: member.name, after: { way: wayOf(given) } })
    return freshUntil({ ...session, confirmedAt })
  })
}
