import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instantColumn } from '../../db/columns.ts'
import { products } from '../catalog/catalog.tables.ts'
import { customers } from '../identity/identity.tables.ts'

/** Customers who want to hear when a sold-out product is back. A notice ends with its SMS. */
export const stockNotices = pgTable(
  'stock_notices',
  {
    productId: text()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    customerId: text()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    createdAt: instantColumn().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.customerId] }),
    index('stock_notices_customer').on(table.customerId),
  ],
)
