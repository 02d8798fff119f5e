import { type Permission, roleMay, roles } from '@hojreh/contract/admin'
import { and, arrayContains, asc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { asLocked, type Locked } from '../../db/locked.ts'
import { staff, staffInvitations, staffRecoveryCodes, staffRoles, staffSessions } from './staff.tables.ts'

export type StaffMemberRow = typeof staff.$inferSelect

/** Any number that no other advisory lock of ours uses. */
const STAFF_LOCK = 7_246_021

/** Members of the staff; the demo's owner only while the shop is a demo. */
export const isStaff = (isDemo: boolean) =>
  and(isNull(staff.endedAt), isDemo ? undefined : eq(staff.isDemo, false))

/**
 * Makes transactions that change the staff run one after the other. It comes before anything else in a transaction: two
 * owners who remove each other would deadlock.
 */
export const lockStaff = async (tx: Db): Promise<void> => {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${STAFF_LOCK})`)
}

export const staffRepository = (db: Db, isDemo: boolean) => ({
  find: async (id: string): Promise<StaffMemberRow | null> => {
    const [row] = await db
      .select()
      .from(staff)
      .where(and(eq(staff.id, id), isStaff(isDemo)))
    return row ?? null
  },

  /** Holds the row until the transaction ends. */
  lock: async (id: string): Promise<Locked<StaffMemberRow> | null> => {
    const [row] = await db
      .select()
      .from(staff)
      .where(and(eq(staff.id, id), isStaff(isDemo)))
      .for('no key update')
    return row ? asLocked(row) : null
  },

  findByPhone: async (phone: string): Promise<StaffMemberRow | null> => {
    const [row] = await db
      .select()
      .from(staff)
      .where(and(eq(staff.phone, phone), isStaff(isDemo)))
    return row ?? null
  },

  lockByPhone: async (phone: string): Promise<Locked<StaffMemberRow> | null> => {
    const [row] = await db
      .select()
      .from(staff)
      .where(and(eq(staff.phone, phone), isStaff(isDemo)))
      .for('no key update')
    return row ? asLocked(row) : null
  },

  insert: async (member: typeof staff.$inferInsert): Promise<void> => {
    await db.insert(staff).values(member)
  },

  update: async (
    { id }: Locked<Pick<StaffMemberRow, 'id'>>,
    changes: Partial<typeof staff.$inferInsert>,
  ): Promise<void> => {
    await db.update(staff).set(changes).where(eq(staff.id, id))
  },

  /** Counts the members of a role who took their invitation. */
  countActive: (role: StaffMemberRow['role']): Promise<number> =>
    db.$count(staff, and(eq(staff.role, role), isNotNull(staff.sealedTotp), isStaff(isDemo))),

  /** Returns the members who took their invitation and whose role, given or own, has a permission. */
  idsWith: async (permission: Permission): Promise<string[]> => {
    const given = roles.filter((role) => roleMay(role, permission))
    const rows = await db
      .select({ id: staff.id })
      .from(staff)
      .leftJoin(staffRoles, eq(staffRoles.id, staff.ownRoleId))
      .where(
        and(
          or(inArray(staff.role, given), arrayContains(staffRoles.permissions, [permission])),
          isNotNull(staff.sealedTotp),
          isStaff(isDemo),
        ),
      )
    return rows.map(({ id }) => id)
  },

  /** Lists all members with their invitation and their open sessions. */
  list: (seenAfter: Date, now: Date) =>
    db
      .select({
        member: staff,
        ownRole: staffRoles,
        invitedUntil: staffInvitations.expiresAt,
        lastSeenAt: sql<Date | null>`max(${staffSessions.lastSeenAt})`.mapWith(staffSessions.lastSeenAt),
        sessions: sql<number>`(count(*) FILTER (WHERE ${staffSessions.endedAt} IS NULL
          AND ${staffSessions.expiresAt} > ${now.toISOString()}
          AND ${staffSessions.lastSeenAt} > ${seenAfter.toISOString()}))::int`,
      })
      .from(staff)
      .leftJoin(staffRoles, eq(staffRoles.id, staff.ownRoleId))
      .leftJoin(staffInvitations, eq(staffInvitations.staffId, staff.id))
      .leftJoin(staffSessions, eq(staffSessions.staffId, staff.id))
      .where(isStaff(isDemo))
      .groupBy(staff.id, staffRoles.id, staffInvitations.staffId)
      .orderBy(asc(staff.createdAt), asc(staff.id)),

  /** True for the one caller that may use the code of this step. */
  takeTotpStep: async (id: string, step: number): Promise<boolean> => {
    const rows = await db
      .update(staff)
      .set({ lastTotpStep: step })
      .where(and(eq(staff.id, id), or(isNull(staff.lastTotpStep), lt(staff.lastTotpStep, step))))
      .returning({ id: staff.id })
    return rows.length === 1
  },

  putRecoveryCodes: async (staffId: string, hashes: readonly string[]): Promise<void> => {
    await db.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, staffId))
    if (hashes.length > 0)
      await db.insert(staffRecoveryCodes).values(hashes.map((codeHash) => ({ staffId, codeHash })))
  },

  /** True for the one caller that gets the code, which is gone then. */
  takeRecoveryCode: async (staffId: string, codeHash: string): Promise<boolean> => {
    const rows = await db
      .delete(staffRecoveryCodes)
      .where(and(eq(staffRecoveryCodes.staffId, staffId), eq(staffRecoveryCodes.codeHash, codeHash)))
      .returning({ staffId: staffRecoveryCodes.staffId })
    return rows.length === 1
  },

  invite: async (staffId: string, codeHash: string, expiresAt: Date): Promise<void> => {
    await db
      .insert(staffInvitations)
      .values({ staffId, codeHash, expiresAt })
      .onConflictDoUpdate({ target: staffInvitations.staffId, set: { codeHash, expiresAt } })
  },

  /** True for the one caller that takes the invitation. */
  takeInvitation: async (staffId: string, codeHash: string, now: Date): Promise<boolean> => {
    const rows = await db
      .delete(staffInvitations)
      .where(
        and(
          eq(staffInvitations.staffId, staffId),
          eq(staffInvitations.codeHash, codeHash),
          sql`${staffInvitations.expiresAt} > ${now.toISOString()}`,
        ),
      )
      .returning({ staffId: staffInvitations.staffId })
    return rows.length === 1
  },

  removeInvitation: async (staffId: string): Promise<void> => {
    await db.delete(staffInvitations).where(eq(staffInvitations.staffId, staffId))
  },

  endSessions: async (staffId: string, now: Date): Promise<number> => {
    const ended = await db
      .update(staffSessions)
      .set({ endedAt: now })
      .where(and(eq(staffSessions.staffId, staffId), isNull(staffSessions.endedAt)))
      .returning({ id: staffSessions.id })
    return ended.length
  },
})
