import { sql } from 'drizzle-orm'
import { bigint, boolean, check, pgTable, text } from 'drizzle-orm/pg-core'
import { instantColumn } from '../../db/columns.ts'

/**
 * One row per change of public content. The content revision is `counted` of `content_revision_base` plus the number
 * of visible rows here: writers only insert, so they never wait for each other, and a change counts once its
 * transaction can be seen.
 */
export const contentChanges = pgTable('content_changes', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** Of products; null for more than can be named. */
  productIds: text().array(),
  /** Whether a visitor sees it. What only orders lists or feeds the search does not move the revision. */
  isVisible: boolean().notNull().default(true),
  /** In the future for what a visitor will see then: a scheduled article. It counts from that moment on. */
  madeAt: instantColumn().notNull().defaultNow(),
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
