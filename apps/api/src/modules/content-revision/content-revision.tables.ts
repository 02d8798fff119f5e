import { sql } from 'drizzle-orm'
import { bigint, boolean, check, pgTable } from 'drizzle-orm/pg-core'

/**
 * One row per change of public content. The content revision is `counted` of `content_revision_base` plus the number
 * of rows here: writers only insert, so they never wait for each other, and a change counts once it is visible.
 */
export const contentChanges = pgTable('content_changes', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
})

/** Changes that were counted and removed from `content_changes`; one row. */
export const contentRevisionBase = pgTable(
  'content_revision_base',
  {
    isOnly: boolean().primaryKey().default(true),
    counted: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [check('content_revision_base_is_one_row', sql`${table.isOnly}`)],
)
