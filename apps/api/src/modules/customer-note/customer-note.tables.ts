import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { idColumn, instantColumn } from '../../db/columns.ts'
import { customers } from '../identity/identity.tables.ts'
import { staff } from '../staff/staff.tables.ts'

/** What the staff wrote about a customer, who never sees it. */
export const customerNotes = pgTable(
  'customer_notes',
  {
    id: idColumn(),
    customerId: text()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    staffId: text().references(() => staff.id, { onDelete: 'set null' }),
    staffName: text().notNull(),
    text: text().notNull(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [index('customer_notes_customer').on(table.customerId, table.createdAt.desc())],
)
