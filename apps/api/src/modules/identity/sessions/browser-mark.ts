import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../../config/config.ts'
import { privateCookieOptions } from '../../../shared/private-cookie.ts'
import { hashOfFingerprint, newFingerprint } from './fingerprint.ts'

const MARK_SECONDS = 30 * 24 * 60 * 60

/**
 * Identifies the browser that registered a phone, until the phone is proven.
 * A stranger who registers a phone does not share a browser with its owner.
 */
export const makeBrowserMarks = (config: Config) => {
  const cookieName = `${config.AUTH_COOKIE_NAME}_browser`
  const cookieOptions: CookieSerializeOptions = privateCookieOptions(config)
  return {
    /** Hash of the mark that a request brings; null without one. */
    hashOf: (request: FastifyRequest): string | null => {
      const mark = request.cookies[cookieName]
      return mark ? hashOfFingerprint(mark) : null
    },

    /** Marks the browser; returns the hash. */
    set: (request: FastifyRequest, reply: FastifyReply): string => {
      const mark = request.cookies[cookieName] ?? newFingerprint()
      reply.setCookie(cookieName, mark, { ...cookieOptions, maxAge: MARK_SECONDS })
      return hashOfFingerprint(mark)
    },
  }
}
export type BrowserMarks = ReturnType<typeof makeBrowserMarks>
