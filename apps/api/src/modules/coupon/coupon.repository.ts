import { and, asc, count, desc, eq, gt, isNull, lt, lte, notInArray, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { rowOfJson } from '../../db/json-row.ts'
import { asLocked, type Locked } from '../../db/locked.ts'
import { type Place, pagesByTime } from '../../db/paging/pages-by-time.ts'
import { orders } from '../order/order.tables.ts'
import { couponRedemptions, coupons } from './coupon.tables.ts'

export type CouponRow = typeof coupons.$inferSelect
type Redemption = typeof couponRedemptions.$inferInsert

type CouponState = 'active' | 'ended' | undefined

const isInState = (state: CouponState, now: Date) => {
  if (state === undefined) return undefined
  const isPast = lte(coupons.endsAt, now)
  return state === 'ended' ? isPast : or(isNull(coupons.endsAt), gt(coupons.endsAt, now))
}

/** Includes coupons that ended within the last day: the clocks of this process and of the database may differ. */
const isAutomatic = sql`coupons.is_automatic AND (coupons.ends_at IS NULL OR coupons.ends_at > statement_timestamp() - interval '1 day')`

/** The coupons of `automatic` as one value within another statement, for {@link couponsOfJson}. */
export const automaticCoupons = sql`(SELECT json_agg(to_json(coupons) ORDER BY coupons.created_at) FROM coupons
  WHERE ${isAutomatic})`

export const couponsOfJson = (rows: Record<string, unknown>[]): CouponRow[] => rows.map(rowOfJson(coupons))

const pages = pagesByTime(coupons.createdAt, coupons.code)

export const couponRepository = (db: Db) => ({
  find: async (code: string): Promise<CouponRow | null> => {
    const [row] = await db.select().from(coupons).where(eq(coupons.code, code))
    return row ?? null
  },

  /** Coupons that apply by themselves and have not ended, the oldest first. */
  automatic: async (): Promise<CouponRow[]> =>
    db.select().from(coupons).where(isAutomatic).orderBy(asc(coupons.createdAt)),

  /** Newest first. */
  list: (): Promise<CouponRow[]> =>
    db.select().from(coupons).orderBy(desc(coupons.createdAt), asc(coupons.code)),

  /** Returns a page of coupons, after the one that was read last; `now` decides which have ended. */
  readPage: (state: CouponState, now: Date, take: number, last?: Place): Promise<CouponRow[]> =>
    db
      .select()
      .from(coupons)
      .where(and(isInState(state, now), last && pages.after('newest', last)))
      .orderBy(...pages.orderBy('newest'))
      .limit(take),

  count: (state: CouponState, now: Date): Promise<number> => db.$count(coupons, isInState(state, now)),

  /** Locks a coupon until the transaction ends: no other transaction uses it meanwhile. */
  lock: async (code: string): Promise<Locked<CouponRow> | null> => {
    const [row] = await db.select().from(coupons).where(eq(coupons.code, code)).for('update')
    return row ? asLocked(row) : null
  },

  /** Returns false when the code is taken. */
  insert: async (row: typeof coupons.$inferInsert): Promise<boolean> => {
    const rows = await db.insert(coupons).values(row).onConflictDoNothing().returning({ code: coupons.code })
    return rows.length === 1
  },

  update: async ({ code }: Locked<Pick<CouponRow, 'code'>>, changes: Partial<CouponRow>): Promise<void> => {
    await db.update(coupons).set(changes).where(eq(coupons.code, code))
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

  /** Whether the customer has an order. Carts and cancelled or refunded orders do not count. */
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

  /** Changes what the coupon of an order takes off from now on. */
  changeRedemption: async ({ id: orderId }: Locked<{ id: string }>, amount: number): Promise<void> => {
    await db.update(couponRedemptions).set({ amount }).where(eq(couponRedemptions.orderId, orderId))
  },

  /** Removes the redemption of an order and returns its code; null when the order used none. */
  removeRedemption: async (orderId: string): Promise<string | null> => {
    const [row] = await db
      .delete(couponRedemptions)
      .where(eq(couponRedemptions.orderId, orderId))
      .returning({ code: couponRedemptions.code })
    return row?.code ?? null
  },
})
