import { endpoints, type Session } from '@hojreh/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { registerEndpoint } from '../../http/register-endpoint.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { privateCookieOptions } from '../../shared/private-cookie.ts'
import type { CaptchaPasses } from '../captcha/captcha-pass.ts'
import { customerRepository } from './customer.repository.ts'
import { identityMessages } from './identity.messages.ts'
import { openAccount } from './open-account.ts'
import type { OtpService } from './otp/otp.service.ts'
import { provePhone } from './otp/prove-phone.ts'
import type { makePasswordLogin } from './password/password-login.ts'
import { refuseBlocked } from './refuse-blocked.ts'
import type { makeRegisterAccount } from './register-account.ts'
import type { BrowserMarks } from './sessions/browser-mark.ts'
import { fingerprintCookieName } from './sessions/fingerprint.ts'
import { sessionRepository } from './sessions/session.repository.ts'
import type { SessionService } from './sessions/session.service.ts'

export interface AuthParts {
  otps: OtpService
  sessions: SessionService
  passes: CaptchaPasses
  marks: BrowserMarks
  logIn: ReturnType<typeof makePasswordLogin>
  registerAccount: ReturnType<typeof makeRegisterAccount>
}
interface Opened {
  customerId: string
  token: string
  fingerprint: string
  expiresAt: Date
}

export const registerAuth = (
  app: FastifyInstance,
  { config, database: { db }, clock }: Dependencies,
  { otps, sessions, passes, marks, logIn, registerAccount }: AuthParts,
): void => {
  const cookieName = fingerprintCookieName(config)
  const cookieOptions = privateCookieOptions(config)
  const response = (reply: FastifyReply, { customerId, token, fingerprint, expiresAt }: Opened): Session => {
    reply.setCookie(cookieName, fingerprint, { ...cookieOptions, expires: expiresAt })
    return {
      customerId,
      message: identityMessages.loggedIn,
      jwtSecret: token,
      expiresAt: expiresAt.toISOString(),
    }
  }

  registerEndpoint(app, endpoints.sendOtp, async ({ body: { phone, inviteCode }, request }) => ({
    success: true as const,
    ...(await otps.send(phone, inviteCode, request.visitor)),
  }))

  registerEndpoint(app, endpoints.loginSms, async ({ body: { phone, code }, request, reply }) => {
    const active = await otps.check(phone, code, request.visitor)
    const opened = await db.transaction(async (tx) => {
      await otps.consume(tx, active)
      const { id } = await openAccount(tx, phone, active.inviteCode, clock())
      // Locked: a block at this moment either ends the new session, too, or is seen here.
      refuseBlocked(await customerRepository(tx).findLocked(id))
      await provePhone(tx, id, marks.hashOf(request), clock())
      return { customerId: id, ...(await sessions.open(tx, id, true, request)) }
    })
    return response(reply, opened)
  })

  registerEndpoint(app, endpoints.login, async ({ body: { phone, password }, request, reply }) => {
    await passes.consume(request, reply)
    return response(reply, await logIn(phone, password, request))
  })

  registerEndpoint(app, endpoints.register, async ({ body, request, reply }) => {
    await passes.consume(request, reply)
    const { phone, password, inviteCode } = body
    const browserHash = marks.set(request, reply)
    await registerAccount({ phone, password, inviteCode, browserHash }, request.visitor)
    return { success: true as const, message: identityMessages.registered }
  })

  registerEndpoint(app, endpoints.logout, async ({ customer, reply }) => {
    const { customerId, sessionId } = customer
    await customer.write((tx) => sessionRepository(tx).revokeOf(customerId, sessionId, clock()))
    reply.clearCookie(cookieName, cookieOptions)
    return { success: true as const }
  })
}
