import { asc, eq, max, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { asLocked, type Locked } from '../../db/locked.ts'
import { shippingRules } from './shipping.tables.ts'

export type ShippingRule = typeof shippingRules.$inferSelect

export const shippingRepository = (db: Db) => ({
  list: (): Promise<ShippingRule[]> =>
    db.select().from(shippingRules).orderBy(asc(shippingRules.position), asc(shippingRules.id)),

  /** Lists the methods that shoppers may choose now. */
  listActive: (): Promise<ShippingRule[]> =>
    db
      .select()
      .from(shippingRules)
      .where(eq(shippingRules.isActive, true))
      .orderBy(asc(shippingRules.position), asc(shippingRules.id)),

  find: async (id: string): Promise<ShippingRule | null> => {
    const [row] = await db.select().from(shippingRules).where(eq(shippingRules.id, id))
    return row ?? null
  },

  /** Locks the table for writing: no other transaction adds, moves or switches a method meanwhile. Orders are placed. */
  lockAll: async (): Promise<Locked<ShippingRule>[]> => {
    await db.execute(sql`LOCK TABLE ${shippingRules} IN SHARE ROW EXCLUSIVE MODE`)
    return (await shippingRepository(db).list()).map(asLocked)
  },

  insert: async (row: Omit<ShippingRule, 'position'>): Promise<void> => {
    const [last] = await db.select({ position: max(shippingRules.position) }).from(shippingRules)
    await db.insert(shippingRules).values({ ...row, position: (last?.position ?? 0) + 1 })
  },

  update: async ({ id }: Locked<Pick<ShippingRule, 'id'>>, changes: Partial<ShippingRule>): Promise<void> => {
    await db.update(shippingRules).set(changes).where(eq(shippingRules.id, id))
  },
})
