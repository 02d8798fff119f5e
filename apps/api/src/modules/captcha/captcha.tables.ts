import { pgTable, text } from 'drizzle-orm/pg-core'
import { instantColumn } from '../../db/columns.ts'

/** Passes that were given and not consumed yet. */
export const captchaPasses = pgTable('captcha_passes', {
  /** The pass itself is in the visitor's cookie only. */
  passHash: text().primaryKey(),
  expiresAt: instantColumn().notNull(),
})

/** Challenges that were solved, so that no solution counts twice; kept until the challenge expires. */
export const captchaSolutions = pgTable('captcha_solutions', {
  challenge: text().primaryKey(),
  expiresAt: instantColumn().notNull(),
})
