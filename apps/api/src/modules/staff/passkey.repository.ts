import { and, desc, eq, gt } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { asLocked, type Locked } from '../../db/locked.ts'
import { staffChallenges, staffPasskeys } from './passkey.tables.ts'

export type PasskeyRow = typeof staffPasskeys.$inferSelect

export const passkeyRepository = (db: Db) => ({
  listOf: (staffId: string): Promise<PasskeyRow[]> =>
    db
      .select()
      .from(staffPasskeys)
      .where(eq(staffPasskeys.staffId, staffId))
      .orderBy(desc(staffPasskeys.createdAt), desc(staffPasskeys.id)),

  findByCredential: async (credentialId: string): Promise<PasskeyRow | null> => {
    const [row] = await db.select().from(staffPasskeys).where(eq(staffPasskeys.credentialId, credentialId))
    return row ?? null
  },

  /** Holds the row until the transaction ends. */
  lockByCredential: async (credentialId: string): Promise<Locked<PasskeyRow> | null> => {
    const [row] = await db
      .select()
      .from(staffPasskeys)
      .where(eq(staffPasskeys.credentialId, credentialId))
      .for('update')
    return row ? asLocked(row) : null
  },

  /** Returns false when a member has this passkey already. */
  insert: async (row: PasskeyRow): Promise<boolean> => {
    const rows = await db
      .insert(staffPasskeys)
      .values(row)
      .onConflictDoNothing()
      .returning({ id: staffPasskeys.id })
    return rows.length === 1
  },

  use: async ({ id }: Locked<Pick<PasskeyRow, 'id'>>, counter: number, lastUsedAt: Date): Promise<void> => {
    await db.update(staffPasskeys).set({ counter, lastUsedAt }).where(eq(staffPasskeys.id, id))
  },

  /** Removes a passkey and returns its name; null when the member has no such passkey. */
  remove: async (staffId: string, id: string): Promise<string | null> => {
    const [row] = await db
      .delete(staffPasskeys)
      .where(and(eq(staffPasskeys.id, id), eq(staffPasskeys.staffId, staffId)))
      .returning({ name: staffPasskeys.name })
    return row?.name ?? null
  },

  removeAllOf: async (staffId: string): Promise<void> => {
    await db.delete(staffPasskeys).where(eq(staffPasskeys.staffId, staffId))
  },

  putChallenge: async (boundTo: string, challenge: string, expiresAt: Date): Promise<void> => {
    await db
      .insert(staffChallenges)
      .values({ boundTo, challenge, expiresAt })
      .onConflictDoUpdate({ target: staffChallenges.boundTo, set: { challenge, expiresAt } })
  },

  /** Returns the challenge to one caller only, and removes it. */
  takeChallenge: async (boundTo: string, now: Date): Promise<string | null> => {
    const [row] = await db
      .delete(staffChallenges)
      .where(and(eq(staffChallenges.boundTo, boundTo), gt(staffChallenges.expiresAt, now)))
      .returning({ challenge: staffChallenges.challenge })
    return row?.challenge ?? null
  },
})
