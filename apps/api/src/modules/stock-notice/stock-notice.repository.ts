import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { products } from '../catalog/catalog.tables.ts'
import { available } from '../catalog/product-card.ts'
import { customers } from '../identity/identity.tables.ts'
import { stock } from '../inventory/inventory.tables.ts'
import { stockNotices } from './stock-notice.tables.ts'

interface DueNotice extends Record<string, unknown> {
  phone: string
  /** Of the product. */
  slug: string
  title: string
}

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
  takeDue: async (count: number): Promise<DueNotice[]> => {
    const { rows } = await db.execute<DueNotice>(sql`
      WITH due AS (
        SELECT ${stockNotices.productId}, ${stockNotices.customerId}, ${stockNotices.createdAt}, ${customers.phone},
          ${products.slug}, ${products.title}
        FROM ${stockNotices} JOIN ${customers} ON ${customers.id} = ${stockNotices.customerId}
          JOIN ${products} ON ${products.id} = ${stockNotices.productId}
          JOIN ${stock} ON ${stock.productId} = ${stockNotices.productId}
        WHERE ${products.isPublished} AND ${available} > 0
        ORDER BY ${stockNotices.createdAt} LIMIT ${count} FOR UPDATE OF ${stockNotices} SKIP LOCKED
      ), gone AS (
        DELETE FROM ${stockNotices} USING due
        WHERE ${stockNotices.productId} = due.product_id AND ${stockNotices.customerId} = due.customer_id
      )
      SELECT phone, slug, title FROM due ORDER BY created_at`)
    return rows
  },
})
