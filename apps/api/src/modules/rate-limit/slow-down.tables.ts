import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instantColumn } from '../../db/columns.ts'

/** Failures in a row of whom we slow down. */
export const slowDowns = pgTable('slow_downs', {
  /** Name of the rule and the keyed hash of whom it counts. */
  key: text().primaryKey(),
  failures: integer().notNull(),
  blockedUntil: instantColumn().notNull(),
  forgottenAt: instantColumn().notNull(),
})
