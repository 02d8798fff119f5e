import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { idColumn, instantColumn } from '../../db/columns.ts'
import { orderLines, orders } from '../order/order.tables.ts'

/** What left of an order at once. Orders that were sent before this table was there have none. */
export const parcels = pgTable(
  'parcels',
  {
    id: idColumn(),
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    carrier: text().notNull(),
    trackingCode: text(),
    sentAt: instantColumn().notNull(),
    deliveredAt: instantColumn(),
    /** Two parcels may leave at one instant. */
    sequence: integer().generatedAlwaysAsIdentity(),
  },
  (table) => [
    index('parcels_order').on(table.orderId),
    index('parcels_tracking_code').on(table.trackingCode).where(sql`${table.trackingCode} IS NOT NULL`),
  ],
)

/** The pieces in a parcel; of a line never more than were bought, see `parcel-lines.sql.ts`. */
export const parcelLines = pgTable(
  'parcel_lines',
  {
    parcelId: text()
      .notNull()
      .references(() => parcels.id, { onDelete: 'cascade' }),
    orderId: text().notNull(),
    productId: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.parcelId, table.productId] }),
    index('parcel_lines_order').on(table.orderId, table.productId),
    foreignKey({
      columns: [table.orderId, table.productId],
      foreignColumns: [orderLines.orderId, orderLines.productId],
      name: 'parcel_lines_order_line',
    }).onDelete('cascade'),
    check('parcel_lines_count', sql`${table.count} > 0`),
  ],
)
