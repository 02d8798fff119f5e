import { createHash, randomBytes } from 'node:crypto'
import type { CookieSerializeOptions } from '@fastify/cookie'
import { limits } from '@hojreh/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Dependencies } from '../../shared/dependencies.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { privateCookieOptions } from '../../shared/private-cookie.ts'
import { captchaRepository } from './captcha.repository.ts'

const hashOf = (pass: string) => createHash('sha256').update(pass).digest('base64url')

export type CaptchaPasses = ReturnType<typeof makeCaptchaPasses>

/** The short-lived, single-use proof of a solved captcha, in a cookie that scripts cannot read. */
export const makeCaptchaPasses = ({ config, database: { db }, clock }: Dependencies) => {
  const cookieName = `${config.AUTH_COOKIE_NAME}_captcha`
  const cookieOptions: CookieSerializeOptions = { ...privateCookieOptions(config), sameSite: 'strict' }
  return {
    give: async (reply: FastifyReply): Promise<void> => {
      const pass = randomBytes(32).toString('base64url')
      const expiresAt = new Date(clock().getTime() + limits.captchaPassMs)
      await captchaRepository(db).insertPass(hashOf(pass), expiresAt)
      reply.setCookie(cookieName, pass, { ...cookieOptions, expires: expiresAt })
    },

    /** Uses up the pass of a request; throws `captcha_required` without one. */
    consume: async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      const pass = request.cookies[cookieName]
      if (!pass || !(await captchaRepository(db).consumePass(hashOf(pass), clock())))
        throw new DomainError('captcha_required')
      reply.clearCookie(cookieName, cookieOptions)
    },
  }
}
