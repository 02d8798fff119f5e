import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instantColumn } from '../../db/columns.ts'
import { products } from '../catalog/catalog.tables.ts'
import { customers } from '../identity/identity.tables.ts'

/** Products that a customer wants to find again. */
export const favorites = pgTable(
  'favorites',
  {
    customerId: text()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    productId: text()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    createdAt: instantColumn().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.productId] }),
    index('favorites_newest').on(table.customerId, table.createdAt.desc()),
    index('favorites_product').on(table.productId),
  ],
)
