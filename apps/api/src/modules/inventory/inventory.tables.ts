import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instantColumn } from '../../db/columns.ts'
import { products } from '../catalog/catalog.tables.ts'

/** The stock on the shelf, and how much of it is held for orders that are being paid. */
export const stock = pgTable(
  'stock',
  {
    productId: text()
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    onHand: integer().notNull(),
    reserved: integer().notNull().default(0),
    /** Sold (or, below zero, taken back) since `products.sold_count` was brought up to date. */
    soldUncounted: integer().notNull().default(0),
    /** When it was last sold out or came back; a trigger keeps it (`availability.sql.ts`). Null: never since it is here. */
    availabilityChangedAt: instantColumn(),
  },
  (table) => [
    // The last line of defence: nothing is sold twice even if the code above it is wrong.
    check('stock_is_never_oversold', sql`${table.reserved} >= 0 AND ${table.onHand} >= ${table.reserved}`),
  ],
)

/** Whom `stock.reserved` is set aside for; its counts add up to it. Changed only under the lock of the stock row. */
export const stockHolds = pgTable(
  'stock_holds',
  {
    orderId: text().notNull(),
    productId: text()
      .notNull()
      .references(() => stock.productId, { onDelete: 'cascade' }),
    customerId: text().notNull(),
    count: integer().notNull(),
    expiresAt: instantColumn().notNull(),
    /** While a card payment awaits the operator: the hold neither expires nor yields to the customer's other orders. */
    isKept: boolean().notNull().default(false),
    /** For an order that the desk took by phone: it does not yield to the customer's other orders, either. */
    isOfDesk: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.productId] }),
    index('stock_holds_customer').on(table.customerId, table.productId),
    index('stock_holds_expiry').on(table.expiresAt),
    check('stock_holds_count', sql`${table.count} > 0`),
  ],
)
