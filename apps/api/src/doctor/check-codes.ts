import type { Config } from '../config/config.ts'
import type { Database } from '../db/client.ts'
import { wrongCodesOfShop } from '../modules/identity/otp/wrong-codes.ts'
import { makeRateLimiter } from '../modules/rate-limit/rate-limiter.ts'
import { type Clock, systemClock } from '../shared/clock.ts'
import { doubtful, type Finding, good, reasonOf } from './finding.ts'

const about = 'wrong codes'

/** Wrong one-time codes: whether they are being guessed. */
export const checkCodes = async (
  { db }: Pick<Database, 'db'>,
  config: Pick<Config, 'SECRET' | 'OTP_WRONG_HOURLY_CEILING'>,
  clock: Clock = systemClock,
): Promise<Finding> => {
  const rule = wrongCodesOfShop(config)
  try {
    const count = await makeRateLimiter(config.SECRET, clock).read(db, rule, 'all')
    return count > rule.limit
      ? doubtful(
          about,
          `${count} within an hour: somebody guesses. Each visitor is slowed down; shut their addresses out.`,
        )
      : good(about, `${count} within an hour, of ${rule.limit}`)
  } catch (error) {
    return doubtful(about, `cannot be counted (${reasonOf(error)}): mend the database and its tables first.`)
  }
}
