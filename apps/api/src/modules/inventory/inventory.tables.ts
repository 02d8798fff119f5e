import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { products } from '../catalog/catalog.tables.ts'

/** What is on the shelf, and how much of it is set aside for orders that are being paid. */
export const stock = pgTable(
  'stock',
  {
    productId: text()
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    onHand: integer().notNull(),
    reserved: integer().notNull().default(0),
  },
  (table) => [
    // The last line of defence: nothing is sold twice even if the code above it is wrong.
    check('stock_is_never_oversold', sql`${table.reserved} >= 0 AND ${table.onHand} >= ${table.reserved}`),
  ],
)
