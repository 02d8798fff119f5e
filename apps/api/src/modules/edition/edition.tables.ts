import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instantColumn } from '../../db/columns.ts'

/**
 * How often the staff edited a record, and who did last. Apart from the records: an edit screen needs no column of its
 * own, and what the shop itself counts in a row (sales, ratings) does not move its version.
 */
export const editions = pgTable('editions', {
  /** Kind and id of the record, as in the books: `order:…`. */
  subject: text().primaryKey(),
  version: integer().notNull(),
  /** As the member was called then. */
  editedBy: text().notNull(),
  editedAt: instantColumn().notNull(),
})
