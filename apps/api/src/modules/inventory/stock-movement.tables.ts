import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instantColumn } from '../../db/columns.ts'
import { stock } from './inventory.tables.ts'

/**
 * Every change of `stock.on_hand`: by whom and why. A trigger writes them (`stock-movement.sql.ts`); their sum is what is
 * on hand, which the audit checks.
 */
export const stockMovements = pgTable(
  'stock_movements',
  {
    number: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    productId: text()
      .notNull()
      .references(() => stock.productId, { onDelete: 'cascade' }),
    delta: integer().notNull(),
    /** After it. */
    onHand: integer().notNull(),
    reason: text().notNull(),
    orderId: text(),
    staffId: text(),
    /** As the member was called then. */
    staffName: text(),
    note: text().notNull().default(''),
    at: instantColumn().notNull(),
  },
  (table) => [index('stock_movements_product').on(table.productId, table.number.desc())],
)
