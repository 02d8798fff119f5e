import { commentStatuses } from '@hojreh/contract'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { idColumn, instantColumn } from '../../db/columns.ts'
import { products } from '../catalog/catalog.tables.ts'
import { customers } from '../identity/identity.tables.ts'

/** What customers ask the shop about a product. Shown with the answer, never without one. */
export const questions = pgTable(
  'questions',
  {
    id: idColumn(),
    productId: text()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    customerId: text().references(() => customers.id, { onDelete: 'set null' }),
    /** As it was when the question was asked. */
    authorName: text().notNull(),
    text: text().notNull(),
    status: text({ enum: commentStatuses }).notNull(),
    answer: text(),
    /** When the customer was told of the answer: rewriting the answer tells them nothing more. */
    answeredAt: instantColumn(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [
    check('questions_are_answered', sql`${table.status} <> 'published' OR ${table.answer} IS NOT NULL`),
    uniqueIndex('questions_one_pending')
      .on(table.customerId, table.productId)
      .where(sql`${table.status} = 'pending'`),
    index('questions_of_product').on(table.productId, table.createdAt.desc(), table.id),
    index('questions_of_customer').on(table.customerId),
    index('questions_newest').on(table.createdAt.desc(), table.id),
    index('questions_status').on(table.status, table.createdAt.desc(), table.id),
  ],
)
