import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../../../db/client.ts'
import type { Dependencies } from '../../../shared/dependencies.ts'
import { newId } from '../../../shared/ids.ts'
import { type Customer, makeCustomer } from '../customer.ts'
import { fingerprintCookieName, hashOfFingerprint, newFingerprint } from './fingerprint.ts'
import { sessionRepository } from './session.repository.ts'
import { makeSessionTokens } from './session-token.ts'

const SESSION_MS = 30 * 24 * 60 * 60_000
const USER_AGENT_LENGTH = 300
// Often enough for «last seen», and not a write for every read.
const TOUCH_MS = 5 * 60_000

export type SessionService = ReturnType<typeof makeSessionService>

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

const bearerToken = ({ headers: { authorization = '' } }: FastifyRequest) =>
  /^Bearer ([\w.-]{1,2000})$/.exec(authorization)?.[1] ?? null

export const makeSessionService = (dependencies: Dependencies) => {
  const { config, database, clock } = dependencies
  const tokens = makeSessionTokens(config.SECRET)
  const cookieName = fingerprintCookieName(config)
  return {
    /** Opens a session. The token goes into the response, the fingerprint into a cookie. */
    open: async (tx: Db, customerId: string, isByCode: boolean, { ip, headers }: FastifyRequest) => {
      const now = clock()
      const fingerprint = newFingerprint()
      const sessionId = newId()
      const expiresAt = new Date(now.getTime() + SESSION_MS)
      await sessionRepository(tx).insert({
        id: sessionId,
        customerId,
        isByCode,
        userAgent: (headers['user-agent'] ?? '').slice(0, USER_AGENT_LENGTH),
        ip,
        createdAt: now,
        lastSeenAt: now,
        expiresAt,
      })
      const fingerprintHash = hashOfFingerprint(fingerprint)
      const token = await tokens.sign({ customerId, sessionId, fingerprintHash }, expiresAt)
      return { token, fingerprint, expiresAt }
    },

    /** The customer of a request: a token of ours, the fingerprint that belongs to it and a session that lives. */
    read: async (request: FastifyRequest): Promise<Customer | null> => {
      const token = bearerToken(request)
      const fingerprint = request.cookies[cookieName]
      if (!token || !fingerprint) return null
      const now = clock()
      const claims = await tokens.read(token, now)
      if (!claims || !isSame(claims.fingerprintHash, hashOfFingerprint(fingerprint))) return null
      const { customerId, sessionId } = claims
      const repository = sessionRepository(database.db)
      const session = await repository.findLive(sessionId, customerId, now)
      if (!session) return null
      if (now.getTime() - session.lastSeenAt.getTime() >= TOUCH_MS) await repository.touch(sessionId, now)
      return makeCustomer({ customerId, sessionId }, dependencies)
    },
  }
}
