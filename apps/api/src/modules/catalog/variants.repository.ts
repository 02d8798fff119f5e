import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { asLocked, type Locked } from '../../db/locked.ts'
import { stock } from '../inventory/inventory.tables.ts'
import { productGroups, products, type StoredAxis } from './catalog.tables.ts'

export type StoredGroup = typeof productGroups.$inferSelect

/** Designs, and the products that belong to one. */
export const variantsRepository = (db: Db) => ({
  group: async (id: string): Promise<StoredGroup | null> => {
    const [row] = await db.select().from(productGroups).where(eq(productGroups.id, id))
    return row ?? null
  },

  /** Held until the transaction ends: only one transaction at a time changes what belongs to a design. */
  lockGroup: async (id: string): Promise<Locked<StoredGroup> | null> => {
    const [row] = await db.select().from(productGroups).where(eq(productGroups.id, id)).for('update')
    return row ? asLocked(row) : null
  },

  insertGroup: async (group: StoredGroup): Promise<Locked<StoredGroup>> => {
    await db.insert(productGroups).values(group)
    return asLocked(group)
  },

  setAxes: async ({ id }: Locked<Pick<StoredGroup, 'id'>>, axes: StoredAxis[]): Promise<void> => {
    await db.update(productGroups).set({ axes }).where(eq(productGroups.id, id))
  },

  /** All of a design, hidden ones too, the oldest first. */
  members: (groupId: string) =>
    db
      .select({ product: products, onHand: stock.onHand, reserved: stock.reserved })
      .from(products)
      .leftJoin(stock, eq(stock.productId, products.id))
      .where(eq(products.groupId, groupId))
      .orderBy(asc(products.createdAt), asc(products.id)),
})
