import { asc, eq, max } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { asLocked, type Locked } from '../../db/locked.ts'
import { shippingRules } from './shipping.tables.ts'

export type ShippingRule = typeof shippingRules.$inferSelect

export const shippingRepository = (db: Db) => ({
  list: (): Promise<ShippingRule[]> =>
    db.select().from(shippingRules).orderBy(asc(shippingRules.position), asc(shippingRules.id)),

  /** Those that shoppers may choose now. */
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

  /** All of them, in one order for whoever locks: nobody adds, moves or switches one meanwhile. */
  lockAll: async (): Promise<Locked<ShippingRule>[]> => {
    const rows = await db
      .select()
      .from(shippingRules)
      .orderBy(asc(shippingRules.position), asc(shippingRules.id))
      .for('update')
    return rows.map(asLocked)
  },

  insert: async (row: Omit<ShippingRule, 'position'>): Promise<void> => {
    const [last] = await db.select({ position: max(shippingRules.position) }).from(shippingRules)
    await db.insert(shippingRules).values({ ...row, position: (last?.position ?? 0) + 1 })
  },

  update: async ({ id }: Locked<Pick<ShippingRule, 'id'>>, changes: Partial<ShippingRule>): Promise<void> => {
    await db.update(shippingRules).set(changes).where(eq(shippingRules.id, id))
  },
})
