import { ownPermissions, type Permission, rolePermissions } from '@hojreh/contract/admin'
import { and, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { staffChallenges } from '../staff/passkey.tables.ts'
import type { RoleRow } from '../staff/role.repository.ts'
import { isStaff, type StaffMemberRow } from '../staff/staff.repository.ts'
import { staff, staffCodes, staffRoles, staffSessions, staffTickets } from '../staff/staff.tables.ts'

export type StaffSessionRow = typeof staffSessions.$inferSelect

export interface LiveStaff {
  member: StaffMemberRow
  session: StaffSessionRow
  ownRole: RoleRow | null
}

/** What a member may do now: read with each call. */
export const permissionsOf = ({
  member,
  ownRole,
}: Pick<LiveStaff, 'member' | 'ownRole'>): readonly Permission[] =>
  member.role === 'own' ? ownPermissions(ownRole?.permissions ?? []) : rolePermissions[member.role]

/** A session ends after so long without a call. */
export const IDLE_MS = 60 * 60_000
/** And after so long in any case. */
export const SESSION_MS = 12 * 60 * 60_000
/** Of one member; the one that was seen longest ago makes room. */
const SESSIONS_AT_ONCE = 5

export const seenAfter = (now: Date): Date => new Date(now.getTime() - IDLE_MS)

const isLiveAt = (now: Date) =>
  and(
    isNull(staffSessions.endedAt),
    gt(staffSessions.expiresAt, now),
    gt(staffSessions.lastSeenAt, seenAfter(now)),
  )

export const staffSessionRepository = (db: Db, isDemo: boolean) => {
  const live = () =>
    db
      .select({ member: staff, session: staffSessions, ownRole: staffRoles })
      .from(staffSessions)
      .innerJoin(staff, eq(staff.id, staffSessions.staffId))
      .leftJoin(staffRoles, eq(staffRoles.id, staff.ownRoleId))
  return {
    insert: async (session: typeof staffSessions.$inferInsert): Promise<void> => {
      await db.insert(staffSessions).values(session)
    },

    /** Ends what is more than a member may have open at once. */
    endOldest: async (staffId: string, now: Date): Promise<void> => {
      const tooMany = db
        .select({ id: staffSessions.id })
        .from(staffSessions)
        .where(and(eq(staffSessions.staffId, staffId), isLiveAt(now)))
        .orderBy(desc(staffSessions.lastSeenAt), desc(staffSessions.createdAt))
        .offset(SESSIONS_AT_ONCE)
      await db.update(staffSessions).set({ endedAt: now }).where(inArray(staffSessions.id, tooMany))
    },

    findLive: async (tokenHash: string, now: Date): Promise<LiveStaff | null> => {
      const [row] = await live().where(
        and(eq(staffSessions.tokenHash, tokenHash), isLiveAt(now), isStaff(isDemo)),
      )
      return row ?? null
    },

    /** Holds member and session until the transaction ends; null when either has ended. */
    lockLive: async (id: string, now: Date): Promise<LiveStaff | null> => {
      const [row] = await live()
        .where(and(eq(staffSessions.id, id), isLiveAt(now), isStaff(isDemo)))
        .for('no key update', { of: [staff, staffSessions] })
      return row ?? null
    },

    listLive: (staffId: string, now: Date): Promise<StaffSessionRow[]> =>
      db
        .select()
        .from(staffSessions)
        .where(and(eq(staffSessions.staffId, staffId), isLiveAt(now)))
        .orderBy(desc(staffSessions.lastSeenAt), desc(staffSessions.id)),

    touch: async (
      id: string,
      seen: Pick<StaffSessionRow, 'lastSeenAt'> & Partial<Pick<StaffSessionRow, 'resumedAt'>>,
    ): Promise<void> => {
      await db.update(staffSessions).set(seen).where(eq(staffSessions.id, id))
    },

    confirm: async (id: string, now: Date): Promise<void> => {
      await db.update(staffSessions).set({ confirmedAt: now }).where(eq(staffSessions.id, id))
    },

    /** False when the member has no such open session. */
    endOf: async (staffId: string, id: string, now: Date): Promise<boolean> => {
      const rows = await db
        .update(staffSessions)
        .set({ endedAt: now })
        .where(
          and(eq(staffSessions.id, id), eq(staffSessions.staffId, staffId), isNull(staffSessions.endedAt)),
        )
        .returning({ id: staffSessions.id })
      return rows.length === 1
    },

    putCode: async (code: Omit<typeof staffCodes.$inferInsert, 'tries'>): Promise<void> => {
      await db
        .insert(staffCodes)
        .values(code)
        .onConflictDoUpdate({ target: staffCodes.phone, set: { ...code, tries: 0 } })
    },

    /** Uses up one try of a phone's code; null when there is none or no try is left. */
    takeCodeTry: async (phone: string, tries: number, now: Date) => {
      const [row] = await db
        .update(staffCodes)
        .set({ tries: sql`${staffCodes.tries} + 1` })
        .where(and(eq(staffCodes.phone, phone), gt(staffCodes.expiresAt, now), lt(staffCodes.tries, tries)))
        .returning()
      return row ?? null
    },

    /** True for the one caller that gets the code, which is gone then. */
    takeCode: async (phone: string, codeHash: string): Promise<boolean> => {
      const rows = await db
        .delete(staffCodes)
        .where(and(eq(staffCodes.phone, phone), eq(staffCodes.codeHash, codeHash)))
        .returning({ phone: staffCodes.phone })
      return rows.length === 1
    },

    putTicket: async (ticket: typeof staffTickets.$inferInsert): Promise<void> => {
      await db.insert(staffTickets).values(ticket)
    },

    findTicket: async (tokenHash: string, now: Date) => {
      const [row] = await db
        .select()
        .from(staffTickets)
        .where(and(eq(staffTickets.tokenHash, tokenHash), gt(staffTickets.expiresAt, now)))
      return row ?? null
    },

    takeTicketTry: async (tokenHash: string, tries: number, now: Date) => {
      const [row] = await db
        .update(staffTickets)
        .set({ tries: sql`${staffTickets.tries} + 1` })
        .where(
          and(
            eq(staffTickets.tokenHash, tokenHash),
            gt(staffTickets.expiresAt, now),
            lt(staffTickets.tries, tries),
          ),
        )
        .returning()
      return row ?? null
    },

    takeTicket: async (tokenHash: string): Promise<boolean> => {
      const rows = await db
        .delete(staffTickets)
        .where(eq(staffTickets.tokenHash, tokenHash))
        .returning({ tokenHash: staffTickets.tokenHash })
      return rows.length === 1
    },

    removeOld: async (before: Date): Promise<void> => {
      await db.delete(staffCodes).where(lt(staffCodes.expiresAt, before))
      await db.delete(staffTickets).where(lt(staffTickets.expiresAt, before))
      await db.delete(staffChallenges).where(lt(staffChallenges.expiresAt, before))
      await db.delete(staffSessions).where(lt(staffSessions.expiresAt, before))
    },
  }
}
