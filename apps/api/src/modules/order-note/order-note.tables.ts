import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { idColumn, instantColumn } from '../../db/columns.ts'
import { orders } from '../order/order.tables.ts'
import { staff } from '../staff/staff.tables.ts'

/** What the staff wrote beside an order; customers never see it. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: idColumn(),
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    staffId: text().references(() => staff.id, { onDelete: 'set null' }),
    staffName: text().notNull(),
    text: text().notNull(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [index('order_notes_order').on(table.orderId, table.createdAt.desc())],
)
