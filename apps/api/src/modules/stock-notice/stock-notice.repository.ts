import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { products } from '../catalog/catalog.tables.ts'
import { available } from '../catalog/product-card.ts'
import { customers } from '../identity/identity.tables.ts'
import { stock } from '../inventory/inventory.tables.ts'
import { stockNotices } from './stock-notice.tables.ts'

export const stockNoticeRepository = (db: Db) => ({
  insert: async (notice: typeof stockNotices.$inferInsert): Promise<void> => {
    await db.insert(stockNotices).values(notice).onConflictDoNothing()
  },

  productIdsOf: async (customerId: string): Promise<string[]> => {
    const rows = await db
      .select({ productId: stockNotices.productId })
      .from(stockNotices)
      .where(eq(stockNotices.customerId, customerId))
      .orderBy(asc(stockNotices.createdAt))
    return rows.map(({ productId }) => productId)
  },

  /**
   * Removes and returns notices whose product can be bought again, longest waiting first; other transactions skip them
   * meanwhile.
   */
  takeDue: async (count: number) => {
    const due = await db
      .select({
        productId: stockNotices.productId,
        customerId: stockNotices.customerId,
        phone: customers.phone,
        slug: products.slug,
        title: products.title,
      })
      .from(stockNotices)
      .innerJoin(customers, eq(customers.id, stockNotices.customerId))
      .innerJoin(products, eq(products.id, stockNotices.productId))
      .innerJoin(stock, eq(stock.productId, stockNotices.productId))
      .where(and(eq(products.isPublished, true), sql`${available} > 0`))
      .orderBy(asc(stockNotices.createdAt))
      .limit(count)
      .for('update', { of: stockNotices, skipLocked: true })
    for (const { productId, customerId } of due)
      await db
        .delete(stockNotices)
        .where(and(eq(stockNotices.productId, productId), eq(stockNotices.customerId, customerId)))
    return due
  },
})
