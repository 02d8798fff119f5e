import type { AdminEndpoint } from '@hojreh/contract/admin'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../../db/client.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { newId } from '../../shared/ids.ts'
import { isComingBack } from './fresh.ts'
import { hashOfToken, newToken, staffCookieName, staffCookieOptions } from './staff-cookie.ts'
import {
  type LiveStaff,
  SESSION_MS,
  type StaffSessionRow,
  staffSessionRepository,
} from './staff-session.repository.ts'

const USER_AGENT_LENGTH = 300
// Often enough for the idle limit, without a write for every call.
const TOUCH_MS = 60_000

export type StaffSessions = ReturnType<typeof makeStaffSessions>

/** Makes the sessions of staff: a cookie that no script can read, whose hash is in the session's row. */
export const makeStaffSessions = ({ config, database: { db }, clock }: Dependencies) => {
  const cookieName = staffCookieName(config)
  const cookieOptions = staffCookieOptions(config)
  return {
    /** Opens a session; `give` its token to the browser once the transaction has committed. */
    open: async (tx: Db, staffId: string, { ip, headers }: FastifyRequest) => {
      const now = clock()
      const token = newToken()
      const session: StaffSessionRow = {
        id: newId(),
        staffId,
        tokenHash: hashOfToken(token),
        ip,
        userAgent: (headers['user-agent'] ?? '').slice(0, USER_AGENT_LENGTH),
        createdAt: now,
        lastSeenAt: now,
        expiresAt: new Date(now.getTime() + SESSION_MS),
        confirmedAt: null,
        resumedAt: null,
        endedAt: null,
      }
      const repository = staffSessionRepository(tx, config.DEMO_MODE)
      await repository.insert(session)
      await repository.endOldest(staffId, now)
      return { token, session }
    },

    give: (reply: FastifyReply, { token, session }: { token: string; session: StaffSessionRow }): void => {
      reply.setCookie(cookieName, token, { ...cookieOptions, expires: session.expiresAt })
    },

    takeBack: (reply: FastifyReply): void => {
      reply.clearCookie(cookieName, cookieOptions)
    },

    /**
     * Returns the member and the session of a request; null without a live one. A call that a person made keeps the
     * session from ending for want of use.
     */
    read: async (
      { cookies }: FastifyRequest,
      { isUnattended = false }: Pick<AdminEndpoint, 'isUnattended'>,
    ): Promise<LiveStaff | null> => {
      const token = cookies[cookieName]
      if (!token) return null
      const now = clock()
      const repository = staffSessionRepository(db, config.DEMO_MODE)
      const live = await repository.findLive(hashOfToken(token), now)
      if (!live || isUnattended || now.getTime() - live.session.lastSeenAt.getTime() < TOUCH_MS) return live
      // The call itself updates `lastSeenAt`, so an absence before it is recorded in `resumedAt`.
      const seen = { lastSeenAt: now, ...(isComingBack(live.session, now) && { resumedAt: now }) }
      await repository.touch(live.session.id, seen)
      return { ...live, session: { ...live.session, ...seen } }
    },
  }
}
