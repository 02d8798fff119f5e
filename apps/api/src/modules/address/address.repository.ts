import { and, asc, count, desc, eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { addresses } from './address.tables.ts'

export type AddressRow = typeof addresses.$inferSelect

export const addressRepository = (db: Db) => ({
  /** The default first, then the newest. */
  list: (customerId: string): Promise<AddressRow[]> =>
    db
      .select()
      .from(addresses)
      .where(eq(addresses.customerId, customerId))
      .orderBy(desc(addresses.isDefault), desc(addresses.createdAt), asc(addresses.id)),

  findOwn: async (customerId: string, id: string): Promise<AddressRow | null> => {
    const [row] = await db
      .select()
      .from(addresses)
      .where(and(eq(addresses.id, id), eq(addresses.customerId, customerId)))
    return row ?? null
  },

  count: async (customerId: string): Promise<number> => {
    const [row] = await db
      .select({ count: count() })
      .from(addresses)
      .where(eq(addresses.customerId, customerId))
    return row?.count ?? 0
  },

  clearDefault: async (customerId: string): Promise<void> => {
    await db
      .update(addresses)
      .set({ isDefault: false })
      .where(and(eq(addresses.customerId, customerId), eq(addresses.isDefault, true)))
  },

  update: async (id: string, changes: Partial<typeof addresses.$inferInsert>): Promise<void> => {
    await db.update(addresses).set(changes).where(eq(addresses.id, id))
  },

  remove: async (id: string): Promise<void> => {
    await db.delete(addresses).where(eq(addresses.id, id))
  },

  insert: async (address: typeof addresses.$inferInsert): Promise<void> => {
    await db.insert(addresses).values(address)
  },
})
