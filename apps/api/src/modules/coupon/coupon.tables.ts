import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instantColumn, rialColumn } from '../../db/columns.ts'
import { customers } from '../identity/identity.tables.ts'
import { orders } from '../order/order.tables.ts'

export const coupons = pgTable(
  'coupons',
  {
    /** As it is printed: Latin capitals and digits, see `normalizeCode`. */
    code: text().primaryKey(),
    title: text().notNull(),
    kind: text({ enum: ['percent', 'fixed', 'free_shipping', 'bundle'] }).notNull(),
    /** Percent, or rial; 0 for free shipping. Of a bundle: percent of its cheapest piece. */
    value: rialColumn().notNull(),
    /** Applies without being typed; its title is what customers read then. */
    isAutomatic: boolean().notNull().default(false),
    /** Only for goods of it and of what is beneath it. Of one that is gone there are no goods. */
    categoryId: text(),
    /** Pieces; the cheapest of so many is cheaper. */
    bundleSize: integer(),
    isFirstOrderOnly: boolean().notNull().default(false),
    /** Rial that the goods must be worth at their prices of the day. */
    minTotal: rialColumn().notNull().default(0),
    /** Rial. */
    maxDiscount: rialColumn(),
    /** Null: no end. */
    maxUses: integer(),
    maxUsesPerCustomer: integer(),
    /** The redemption rows of it, counted; changed only together with them. */
    uses: integer().notNull().default(0),
    startsAt: instantColumn(),
    endsAt: instantColumn(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [
    // Read with every cart.
    index('coupons_automatic').on(table.createdAt).where(sql`${table.isAutomatic}`),
    check('coupons_bundle', sql`${table.bundleSize} IS NULL OR ${table.bundleSize} > 1`),
    check('coupons_value', sql`${table.kind} <> 'percent' OR ${table.value} BETWEEN 1 AND 100`),
    // The last line of defence: a coupon is never used once too often even if the code above it is wrong.
    check(
      'coupons_uses',
      sql`${table.uses} >= 0 AND (${table.maxUses} IS NULL OR ${table.uses} <= ${table.maxUses})`,
    ),
  ],
)

/** A use of a coupon by an order. Gone again when the order is cancelled. */
export const couponRedemptions = pgTable(
  'coupon_redemptions',
  {
    orderId: text()
      .primaryKey()
      .references(() => orders.id),
    code: text()
      .notNull()
      .references(() => coupons.code),
    customerId: text()
      .notNull()
      .references(() => customers.id),
    /** Rial off the goods. */
    amount: rialColumn().notNull(),
    at: instantColumn().notNull(),
  },
  (table) => [index('coupon_redemptions_customer').on(table.code, table.customerId)],
)
