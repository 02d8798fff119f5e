import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { customers } from './identity.tables.ts'

export type CustomerRow = typeof customers.$inferSelect

/** A customer's phone, for a statement that needs nothing else of them. */
export const phoneOf = (id: string): SQL<string> =>
  sql`(SELECT ${customers.phone} FROM ${customers} WHERE ${customers.id} = ${id})`

export const customerRepository = (db: Db) => ({
  find: async (id: string): Promise<CustomerRow | null> => {
    const [row] = await db.select().from(customers).where(eq(customers.id, id))
    return row ?? null
  },

  findByPhone: async (phone: string): Promise<CustomerRow | null> => {
    const [row] = await db.select().from(customers).where(eq(customers.phone, phone))
    return row ?? null
  },

  findByInviteCode: async (inviteCode: string): Promise<CustomerRow | null> => {
    const [row] = await db.select().from(customers).where(eq(customers.inviteCode, inviteCode))
    return row ?? null
  },

  /** Does nothing when the phone or the invite code is taken. */
  insert: async (customer: typeof customers.$inferInsert): Promise<CustomerRow | null> => {
    const [row] = await db.insert(customers).values(customer).onConflictDoNothing().returning()
    return row ?? null
  },

  /** Notes that a one-time code came back from the phone. The row as it is, for the first time only; else null. */
  provePhone: async (id: string, at: Date): Promise<CustomerRow | null> => {
    const [row] = await db
      .update(customers)
      .set({ phoneProvenAt: at })
      .where(and(eq(customers.id, id), isNull(customers.phoneProvenAt)))
      .returning()
    return row ?? null
  },

  update: async (
    id: string,
    changes: Partial<
      Pick<CustomerRow, 'firstName' | 'lastName' | 'email' | 'passwordHash' | 'passwordBrowserHash'>
    >,
  ): Promise<void> => {
    await db.update(customers).set(changes).where(eq(customers.id, id))
  },

  setBlock: async (id: string, block: Pick<CustomerRow, 'blockedAt' | 'blockReason'>): Promise<void> => {
    await db.update(customers).set(block).where(eq(customers.id, id))
  },

  /** The row, held until the transaction ends. */
  findLocked: async (id: string): Promise<CustomerRow | null> => {
    const [row] = await db.select().from(customers).where(eq(customers.id, id)).for('no key update')
    return row ?? null
  },
})
