import type { VisitorKey } from '@hojreh/server'
import type { Config } from '../../../config/config.ts'
import type { Db } from '../../../db/client.ts'
import type { RateLimiter, RateRule } from '../../rate-limit/rate-limiter.ts'
import type { SlowDown, SlowDownRule } from '../../rate-limit/slow-down.ts'

const MINUTE_MS = 60_000

/** Each address gets few free tries above the ceiling; a person who mistypes a code once or twice is not slowed. */
const perVisitor: SlowDownRule<'visitor'> = {
  name: 'otp-wrong-address',
  of: 'visitor',
  free: 5,
  firstWaitMs: 5_000,
  longestWaitMs: 5 * MINUTE_MS,
  memoryMs: 60 * MINUTE_MS,
}

export const wrongCodesOfShop = ({
  OTP_WRONG_HOURLY_CEILING: limit,
}: Pick<Config, 'OTP_WRONG_HOURLY_CEILING'>): RateRule<'shop'> => ({
  name: 'otp-wrong-shop',
  of: 'shop',
  limit,
  windowMs: 60 * MINUTE_MS,
})

/** Receives notice of wrong codes. */
export interface Alarm {
  count: () => void
  warn: (sentence: string) => void
}

export type WrongCodes = ReturnType<typeof makeWrongCodes>

/**
 * Limits wrong codes of the whole shop. Beyond the ceiling an attacker guesses codes from more addresses than a limit
 * per address can stop. Then wrong codes cost their visitor time. Other visitors do not wait: a right code logs in at
 * once.
 */
export const makeWrongCodes = (
  db: Db,
  config: Pick<Config, 'OTP_WRONG_HOURLY_CEILING'>,
  limiter: RateLimiter,
  slowDown: SlowDown,
  alarm: Alarm,
) => {
  const ofShop = wrongCodesOfShop(config)
  return {
    /** Called before a code is checked; throws `too_many_requests` while its visitor has to wait. */
    begin: async (visitor: VisitorKey) => {
      const isSlow = (await limiter.read(db, ofShop, 'all')) > ofShop.limit
      if (isSlow) await slowDown.begin(db, perVisitor, visitor)
      return {
        succeed: async (): Promise<void> => {
          if (isSlow) await slowDown.takeBack(db, perVisitor, visitor)
        },
        fail: async (): Promise<void> => {
          alarm.count()
          if ((await limiter.count(db, ofShop, 'all')) === ofShop.limit + 1)
            alarm.warn('more wrong codes than people mistype: each visitor is slowed down')
        },
      }
    },
  }
}
