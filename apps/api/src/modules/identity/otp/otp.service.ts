import { randomInt, timingSafeEqual } from 'node:crypto'
import { limits } from '@hojreh/contract'
import type { VisitorKey } from '@hojreh/server'
import type { Db } from '../../../db/client.ts'
import type { Dependencies } from '../../../shared/dependencies.ts'
import { DomainError } from '../../../shared/domain-error.ts'
import { deriveKey, keyedHash } from '../../../shared/keys.ts'
import { shopTitleOf } from '../../content/shop-facts.ts'
import type { RateLimiter, RateRule } from '../../rate-limit/rate-limiter.ts'
import type { SmsSender } from '../../sms/deliver-sms.ts'
import { writeCode } from '../../sms/otp-text.ts'
import type { SmsOutbox } from '../../sms/outbox.ts'
import { type OtpCode, otpRepository } from './otp.repository.ts'
import type { WrongCodes } from './wrong-codes.ts'

const HOUR_MS = 60 * 60_000
const perPhone: RateRule<'phone'>[] = [
  { name: 'otp-phone-hour', of: 'phone', limit: 6, windowMs: HOUR_MS },
  { name: 'otp-phone-day', of: 'phone', limit: 20, windowMs: 24 * HOUR_MS },
]
// Tries of one visitor, over all phones: a wrong code costs the visitor nothing else.
const triesPerVisitor: RateRule<'visitor'> = {
  name: 'otp-try-address',
  of: 'visitor',
  limit: 300,
  windowMs: HOUR_MS,
}

const secondsUntil = (instant: Date, now: Date) =>
  Math.max(1, Math.ceil((instant.getTime() - now.getTime()) / 1_000))

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

export type OtpService = ReturnType<typeof makeOtpService>

export const makeOtpService = (
  { config, database: { db }, clock }: Dependencies,
  limiter: RateLimiter,
  outbox: SmsOutbox,
  smsSender: SmsSender,
  wrongCodes: WrongCodes,
) => {
  const key = deriveKey(config.SECRET, 'otp')
  const hashOf = (phone: string, code: string) => keyedHash(key, phone, code)
  const perVisitor: RateRule<'visitor'> = {
    name: 'otp-address',
    of: 'visitor',
    limit: config.OTP_HOURLY_LIMIT_PER_ADDRESS,
    windowMs: HOUR_MS,
  }
  const wholeShop: RateRule<'shop'> = {
    name: 'otp-shop',
    of: 'shop',
    limit: config.OTP_HOURLY_LIMIT,
    windowMs: HOUR_MS,
  }

  const tooEarly = async (tx: Db, phone: string, now: Date) => {
    const active = await otpRepository(tx).find(phone)
    const next = new Date((active?.sentAt ?? now).getTime() + limits.otpResendMs)
    const isUsable = active && !active.consumedAt && active.expiresAt > now && active.tries < limits.otpTries
    return new DomainError(isUsable ? 'code_on_its_way' : 'too_many_requests', {
      retryAfterSeconds: secondsUntil(next, now),
    })
  }

  return {
    /** Sends a code; the response does not reveal whether the phone has an account. */
    send: async (phone: string, inviteCode: string, visitor: VisitorKey) => {
      // Outside the transaction: refused requests of a visitor count too.
      await limiter.take(db, perVisitor, visitor)
      const now = clock()
      const code = String(randomInt(10 ** limits.otpLength)).padStart(limits.otpLength, '0')
      const codeHash = hashOf(phone, code)
      const smsId = await db.transaction(async (tx) => {
        const isReplaced = await otpRepository(tx).replace(
          {
            phone,
            inviteCode,
            codeHash,
            sentAt: now,
            expiresAt: new Date(now.getTime() + limits.otpLifeMs),
          },
          new Date(now.getTime() - limits.otpResendMs),
        )
        if (!isReplaced) throw await tooEarly(tx, phone, now)
        for (const rule of perPhone) await limiter.take(tx, rule, phone)
        await limiter.take(tx, wholeShop, 'all')
        const written = await writeCode(tx, await shopTitleOf(tx, config), code, config.PUBLIC_ORIGIN)
        return outbox.send(tx, { kind: 'otp', phone, code, ...written })
      })
      // Fails at once, so that the user does not wait for a code that does not come. This reveals nothing about
      // accounts, only about the delivery.
      const isRefused = smsId !== null && (await smsSender.deliverNow(smsId)) === 'failed'
      if (isRefused) {
        // A second request must not be told that this code is on its way.
        await otpRepository(db).consume({ phone, codeHash }, clock())
        throw new DomainError('sms_unavailable')
      }
      return { resendAfterSeconds: limits.otpResendMs / 1_000, expiresInSeconds: limits.otpLifeMs / 1_000 }
    },

    /** Counts a try, which stays counted in any case. Returns the code's row; throws unless the code is right. */
    check: async (phone: string, code: string, visitor: VisitorKey): Promise<OtpCode> => {
      await limiter.take(db, triesPerVisitor, visitor)
      const guess = await wrongCodes.begin(visitor)
      const now = clock()
      const active = await otpRepository(db).takeTry(phone, limits.otpTries, now)
      if (active && isSame(active.codeHash, hashOf(phone, code))) {
        await guess.succeed()
        return active
      }
      if (active) {
        await guess.fail()
        throw new DomainError('otp_wrong')
      }
      const row = await otpRepository(db).find(phone)
      if (row && !row.consumedAt && row.expiresAt > now)
        throw new DomainError('too_many_requests', {
          retryAfterSeconds: secondsUntil(new Date(row.sentAt.getTime() + limits.otpResendMs), now),
        })
      throw new DomainError('otp_expired')
    },

    /** Uses the code up; the second of two callers gets `otp_expired`. */
    consume: async (tx: Db, code: OtpCode): Promise<void> => {
      if (!(await otpRepository(tx).consume(code, clock()))) throw new DomainError('otp_expired')
    },
  }
}
