import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { idColumn, instantColumn } from '../../db/columns.ts'
import { staff } from '../staff/staff.tables.ts'

/** Views of the list of orders that members of the staff keep, each for themselves. */
export const orderViews = pgTable(
  'order_views',
  {
    id: idColumn(),
    staffId: text()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** The query string of the list. */
    question: text().notNull(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [uniqueIndex('order_views_name').on(table.staffId, table.name)],
)
