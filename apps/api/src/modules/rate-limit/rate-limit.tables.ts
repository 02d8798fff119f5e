import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instantColumn } from '../../db/columns.ts'

/** One counter for each thing that is limited; a window that is over is counted anew. */
export const rateLimits = pgTable('rate_limits', {
  /** Name of the rule and the keyed hash of whom it counts. */
  key: text().primaryKey(),
  count: integer().notNull(),
  windowEndsAt: instantColumn().notNull(),
})
