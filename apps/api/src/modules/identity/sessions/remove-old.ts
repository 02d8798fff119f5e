import type { Dependencies } from '../../../shared/dependencies.ts'
import { captchaRepository } from '../../captcha/captcha.repository.ts'
import { makeRateLimiter } from '../../rate-limit/rate-limiter.ts'
import { makeSlowDown } from '../../rate-limit/slow-down.ts'
import { makeSmsOutbox } from '../../sms/outbox.ts'
import { otpRepository } from '../otp/otp.repository.ts'
import { sessionRepository } from './session.repository.ts'

const KEPT_MS = 24 * 60 * 60_000

/** Deletes expired codes, sessions, counters and old SMS. */
export const removeOldIdentityRows = async ({
  config,
  database: { db },
  clock,
}: Dependencies): Promise<void> => {
  const before = new Date(clock().getTime() - KEPT_MS)
  await otpRepository(db).removeOld(before)
  await sessionRepository(db).removeOld(before)
  await captchaRepository(db).removeOld(before)
  await makeSlowDown(config.SECRET, clock).removeOld(db)
  await makeRateLimiter(config.SECRET, clock).removeOld(db)
  await makeSmsOutbox(config.SECRET, clock).removeOld(db)
}
