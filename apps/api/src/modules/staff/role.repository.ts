import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { asLocked, type Locked } from '../../db/locked.ts'
import { staff, staffRoles } from './staff.tables.ts'

export type RoleRow = typeof staffRoles.$inferSelect

export const roleRepository = (db: Db) => ({
  /** In the order of their making, each with how many have it. */
  list: () =>
    db
      .select({ role: staffRoles, members: sql<number>`count(${staff.id})::int` })
      .from(staffRoles)
      .leftJoin(staff, and(eq(staff.ownRoleId, staffRoles.id), isNull(staff.endedAt)))
      .groupBy(staffRoles.id)
      .orderBy(asc(staffRoles.createdAt), asc(staffRoles.id)),

  find: async (id: string): Promise<RoleRow | null> => {
    const [row] = await db.select().from(staffRoles).where(eq(staffRoles.id, id))
    return row ?? null
  },

  /** Holds the row until the transaction ends. */
  lock: async (id: string): Promise<Locked<RoleRow> | null> => {
    const [row] = await db.select().from(staffRoles).where(eq(staffRoles.id, id)).for('update')
    return row ? asLocked(row) : null
  },

  isNameTaken: async (name: string, by: string): Promise<boolean> =>
    (await db.$count(staffRoles, and(eq(staffRoles.name, name), ne(staffRoles.id, by)))) > 0,

  put: async (role: RoleRow): Promise<void> => {
    const { name, permissions } = role
    await db
      .insert(staffRoles)
      .values(role)
      .onConflictDoUpdate({ target: staffRoles.id, set: { name, permissions } })
  },

  countMembers: (id: string): Promise<number> =>
    db.$count(staff, and(eq(staff.ownRoleId, id), isNull(staff.endedAt))),

  remove: async ({ id }: Locked<Pick<RoleRow, 'id'>>): Promise<void> => {
    await db.delete(staffRoles).where(eq(staffRoles.id, id))
  },
})
