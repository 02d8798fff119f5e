import { and, asc, count, desc, eq, isNull, lt, notInArray, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { orders } from '../order/order.tables.ts'
import { couponRedemptions, coupons } from './coupon.tables.ts'

export type CouponRow = typeof coupons.$inferSelect
type Redemption = typeof couponRedemptions.$inferInsert

export const couponRepository = (db: Db) => ({
  find: async (code: string): Promise<CouponRow | null> => {
    const [row] = await db.select().from(coupons).where(eq(coupons.code, code))
    return row ?? null
  },

  /** Newest first. */
  list: (): Promise<CouponRow[]> =>
    db.select().from(coupons).orderBy(desc(coupons.createdAt), asc(coupons.code)),

  /** False when there is no such code. */
  end: async (code: string, at: Date): Promise<boolean> => {
    const rows = await db
      .update(coupons)
      .set({ endsAt: at })
      .where(eq(coupons.code, code))
      .returning({ code: coupons.code })
    return rows.length === 1
  },

  insertAll: async (rows: (typeof coupons.$inferInsert)[]): Promise<void> => {
    if (rows.length > 0) await db.insert(coupons).values(rows)
  },

  usesOf: async (code: string, customerId: string): Promise<number> => {
    const [row] = await db
      .select({ count: count() })
      .from(couponRedemptions)
      .where(and(eq(couponRedemptions.code, code), eq(couponRedemptions.customerId, customerId)))
    return row?.count ?? 0
  },

  /** Orders that came to nothing do not count. */
  hasOrders: async (customerId: string): Promise<boolean> => {
    const [row] = await db
      .select({ id: orders.id })
      .from(orders)
      .where(
        and(
          eq(orders.customerId, customerId),
          notInArray(orders.status, ['pending', 'cancelled', 'refund_due', 'refunded']),
        ),
      )
      .limit(1)
    return row !== undefined
  },

  /** Counts one more use if one is left; false when another order took the last one. */
  takeUse: async (code: string): Promise<boolean> => {
    const rows = await db
      .update(coupons)
      .set({ uses: sql`${coupons.uses} + 1` })
      .where(and(eq(coupons.code, code), or(isNull(coupons.maxUses), lt(coupons.uses, coupons.maxUses))))
      .returning({ code: coupons.code })
    return rows.length === 1
  },

  giveUseBack: async (code: string): Promise<void> => {
    await db
      .update(coupons)
      .set({ uses: sql`${coupons.uses} - 1` })
      .where(eq(coupons.code, code))
  },

  insertRedemption: async (redemption: Redemption): Promise<void> => {
    await db.insert(couponRedemptions).values(redemption)
  },

  /** Returns the code; null when the order used none. */
  removeRedemption: async (orderId: string): Promise<string | null> => {
    const [row] = await db
      .delete(couponRedemptions)
      .where(eq(couponRedemptions.orderId, orderId))
      .returning({ code: couponRedemptions.code })
    return row?.code ?? null
  },
})
