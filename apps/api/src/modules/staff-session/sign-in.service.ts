import { randomInt } from 'node:crypto'
import { limits } from '@hojreh/contract'
import type { FastifyRequest } from 'fastify'
import { adminOriginOf, pageOrigin } from '../../config/admin-origin.ts'
import type { Db } from '../../db/client.ts'
import type { Locked } from '../../db/locked.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { shopTitleOf } from '../content/shop-facts.ts'
import { makeRateLimiter } from '../rate-limit/rate-limiter.ts'
import { otpText } from '../sms/otp-text.ts'
import { makeSmsOutbox } from '../sms/outbox.ts'
import { passkeyRepository } from '../staff/passkey.repository.ts'
import { grouped, newRecoveryCodes } from '../staff/secret-codes.ts'
import { type StaffMemberRow, staffRepository } from '../staff/staff.repository.ts'
import { staffKeys } from '../staff/staff-keys.ts'
import { newTotpSecret, totpStep, totpUri } from '../staff/totp.ts'
import { type Author, makeBooks } from '../staff-action/books.ts'
import { challengeOfTicket, staffIdOf } from './passkey-sign-in.ts'
import { newToken } from './staff-cookie.ts'
import { codesOfPhone, factorsOfStaff, startsOfPhone, stepsOfVisitor } from './staff-limits.ts'
import { staffSessionRepository } from './staff-session.repository.ts'
import type { StaffSessions } from './staff-sessions.ts'
import { type GivenFactor, takeFactor, wayOf } from './take-factor.ts'

const CODE_DIGITS = 6
const TRIES = 5
const TICKET_MS = 10 * 60_000
const RESEND_SECONDS = 60

interface SecondStep extends GivenFactor {
  ticket: string
  invitationCode?: string | undefined
}

/** Returns the author of a row of a user who is not signed in: a known member's rows are in the chain of the member. */
const authorOf = (
  call: string,
  { ip, id: requestId }: FastifyRequest,
  member: StaffMemberRow | null,
): Author => ({
  ...{ staffId: member?.id ?? null, staffName: member?.name ?? '', chain: member?.id ?? 'visitors' },
  ...{ sessionId: null, permission: 'visitor', call, ip, requestId },
})

/**
 * Signs members in by two steps: a code by SMS, which opens nothing, and then the code of an app, a recovery code or a
 * passkey. Refusals are written into the books; no response reveals whether a phone is on the staff.
 */
export const makeStaffSignIn = (dependencies: Dependencies, sessions: StaffSessions) => {
  const { config, database, clock } = dependencies
  const { db } = database
  const isDemo = config.DEMO_MODE
  const keys = staffKeys(config.SECRET)
  const limiter = makeRateLimiter(config.SECRET, clock)
  const outbox = makeSmsOutbox(config.SECRET, clock)
  const books = makeBooks(config.SECRET, clock)

  const refuse = async (author: Author, error: DomainError): Promise<never> => {
    await db.transaction((tx) => books.record(tx, author, { errorCode: error.code }))
    throw error
  }

  /**
   * Handles the first sign-in: app, invitation and SMS together. Returns ten recovery codes for when the app is lost.
   */
  const setUp = async (
    tx: Db,
    member: Locked<StaffMemberRow>,
    sealedTotp: string,
    { totp = '', invitationCode = '' }: SecondStep,
  ): Promise<string[]> => {
    const staff = staffRepository(tx, isDemo)
    const step = totpStep(keys.openTotp(sealedTotp), totp, clock())
    if (step === null) throw new DomainError('second_factor_wrong')
    const codeHash = keys.hashOfCode('invitation', member.id, invitationCode)
    if (!(await staff.takeInvitation(member.id, codeHash, clock()))) throw new DomainError('invitation_wrong')
    await staff.update(member, { sealedTotp, lastTotpStep: step })
    const codes = newRecoveryCodes()
    await staff.putRecoveryCodes(
      member.id,
      codes.map((code) => keys.hashOfCode('recovery', member.id, code)),
    )
    return codes.map((code) => grouped(code, 5))
  }

  return {
    /**
     * Sends a code to a phone that is on the staff or invited. The sender's job delivers it, so the response time does
     * not reveal which phones are.
     */
    start: async (phone: string, { visitor }: FastifyRequest) => {
      await limiter.take(db, stepsOfVisitor, visitor)
      for (const rule of startsOfPhone) await limiter.take(db, rule, phone)
      const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
      const expiresAt = new Date(clock().getTime() + limits.otpLifeMs)
      await db.transaction(async (tx) => {
        if (!(await staffRepository(tx, isDemo).findByPhone(phone))) return
        const codeHash = keys.hashOfCode('sms', phone, code)
        await staffSessionRepository(tx, isDemo).putCode({ phone, codeHash, expiresAt })
        const text = otpText(await shopTitleOf(tx, config), code, adminOriginOf(config))
        await outbox.send(tx, { kind: 'otp', phone, text, code })
      })
      return { resendAfterSeconds: RESEND_SECONDS, expiresInSeconds: limits.otpLifeMs / 1_000 }
    },

    /** Takes the code of the SMS; returns a ticket for the second step. */
    takeCode: async (phone: string, code: string, request: FastifyRequest) => {
      await limiter.take(db, stepsOfVisitor, request.visitor)
      await limiter.take(db, codesOfPhone, phone)
      const codeHash = keys.hashOfCode('sms', phone, code)
      const now = clock()
      const row = await staffSessionRepository(db, isDemo).takeCodeTry(phone, TRIES, now)
      const member = await staffRepository(db, isDemo).findByPhone(phone)
      const author = authorOf('staffSignInCode', request, member)
      if (!member || row?.codeHash !== codeHash) return refuse(author, new DomainError('otp_wrong'))
      const ticket = newToken()
      const secret = member.sealedTotp === null ? newTotpSecret() : null
      const isTaken = await db.transaction(async (tx) => {
        const repository = staffSessionRepository(tx, isDemo)
        if (!(await repository.takeCode(phone, codeHash))) return false
        await repository.putTicket({
          tokenHash: keys.hashOfCode('ticket', ticket),
          staffId: member.id,
          sealedTotp: secret === null ? null : keys.sealTotp(secret),
          expiresAt: new Date(now.getTime() + TICKET_MS),
        })
        return true
      })
      if (!isTaken) return refuse(author, new DomainError('otp_wrong'))
      return {
        ticket,
        hasPasskeys: (await passkeyRepository(db).listOf(member.id)).length > 0,
        next: secret === null ? ('second_factor' as const) : ('set_up' as const),
        setUp:
          secret === null ? null : { secret, uri: totpUri(secret, await shopTitleOf(db, config), phone) },
      }
    },

    /** Takes the second factor and opens the session. */
    finish: async (given: SecondStep, request: FastifyRequest) => {
      await limiter.take(db, stepsOfVisitor, request.visitor)
      const tokenHash = keys.hashOfCode('ticket', given.ticket)
      const ticket = await staffSessionRepository(db, isDemo).takeTicketTry(tokenHash, TRIES, clock())
      const staffId = ticket && (await staffIdOf(dependencies, ticket, given))
      const member = staffId === null ? null : await staffRepository(db, isDemo).find(staffId)
      const author = authorOf('staffSignIn', request, member)
      if (!ticket || !member) return refuse(author, new DomainError('sign_in_expired'))
      await limiter.take(db, factorsOfStaff, member.id)
      // Used up in any case, and so outside of the transaction, which may fail.
      const challenge =
        given.passkey && (await passkeyRepository(db).takeChallenge(challengeOfTicket(tokenHash), clock()))
      const asked = { challenge: challenge ?? null, origin: pageOrigin(config, request) }
      try {
        return await db.transaction(async (tx) => {
          let recoveryCodes: string[] | null = null
          // Another sign-in may have set the app up meanwhile.
          const current = await staffRepository(tx, isDemo).lock(member.id)
          if (!current) throw new DomainError('sign_in_expired')
          if (current.sealedTotp === null) {
            if (!ticket.sealedTotp) throw new DomainError('sign_in_expired')
            recoveryCodes = await setUp(tx, current, ticket.sealedTotp, given)
          } else if (ticket.sealedTotp) throw new DomainError('sign_in_expired')
          else if (!(await takeFactor(tx, dependencies, current, given, asked)))
            throw new DomainError(given.passkey ? 'passkey_refused' : 'second_factor_wrong')
          if (!(await staffSessionRepository(tx, isDemo).takeTicket(tokenHash)))
            throw new DomainError('sign_in_expired')
          const opened = await sessions.open(tx, member.id, request)
          const way = recoveryCodes ? 'set_up' : wayOf(given)
          await books.record(
            tx,
            { ...author, sessionId: opened.session.id },
            {
              subject: `staff:${member.id}`,
              label: member.name,
              after: { way },
            },
          )
          const live = await staffSessionRepository(tx, isDemo).lockLive(opened.session.id, clock())
          if (!live) throw new DomainError('sign_in_expired')
          return { ...opened, ...live, recoveryCodes }
        })
      } catch (error) {
        if (error instanceof DomainError) return refuse(author, error)
        throw error
      }
    },
  }
}
