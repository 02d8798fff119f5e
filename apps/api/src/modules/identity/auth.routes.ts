import { calls } from '@hojreh/contract'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../http/register-call.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { customerRepository } from './customer.repository.ts'
import { fingerprintCookieName, fingerprintCookieOptions } from './fingerprint.ts'
import { identityMessages } from './identity.messages.ts'
import { openAccount } from './open-account.ts'
import type { OtpService } from './otp.service.ts'
import type { SessionService } from './session.service.ts'

export const registerAuth = (
  app: FastifyInstance,
  { config, database: { db }, clock }: Dependencies,
  otps: OtpService,
  sessions: SessionService,
): void => {
  const cookieName = fingerprintCookieName(config)
  const cookieOptions = fingerprintCookieOptions(config)

  registerCall(app, calls.sendOtp, async ({ body: { phone, inviteCode }, request }) => ({
    success: true as const,
    ...(await otps.send(phone, inviteCode, request.ip)),
  }))

  registerCall(app, calls.loginSms, async ({ body: { phone, code }, request, reply }) => {
    const active = await otps.check(phone, code, request.ip)
    const { customerId, token, fingerprint, expiresAt } = await db.transaction(async (tx) => {
      await otps.consume(tx, active)
      const { id } = await openAccount(tx, phone, active.inviteCode, clock())
      await customerRepository(tx).markPhoneProven(id, clock())
      return { customerId: id, ...(await sessions.open(tx, id, request)) }
    })
    reply.setCookie(cookieName, fingerprint, { ...cookieOptions, expires: expiresAt })
    return {
      customerId,
      message: identityMessages.loggedIn,
      jwtSecret: token,
      expiresAt: expiresAt.toISOString(),
    }
  })

  registerCall(app, calls.logout, async ({ customer, reply }) => {
    await sessions.revoke(customer.sessionId)
    reply.clearCookie(cookieName, cookieOptions)
    return { success: true as const }
  })
}
