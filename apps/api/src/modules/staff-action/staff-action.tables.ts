import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { idColumn, instantColumn } from '../../db/columns.ts'

export type Changed = Record<string, unknown>

/** The books: what each member of staff did. Rows are only ever added; see staff-action.sql.ts. */
export const staffActions = pgTable(
  'staff_actions',
  {
    id: idColumn(),
    /** Whose chain of seals the row is in, and its place there. */
    chain: text().notNull(),
    number: integer().notNull(),
    at: instantColumn().notNull(),
    /** Null for the command line and for visitors who could not sign in. */
    staffId: text(),
    staffName: text().notNull(),
    sessionId: text(),
    permission: text().notNull(),
    call: text().notNull(),
    subject: text(),
    subjectLabel: text(),
    before: jsonb().$type<Changed>(),
    after: jsonb().$type<Changed>(),
    outcome: text({ enum: ['done', 'refused'] }).notNull(),
    errorCode: text(),
    ip: text().notNull(),
    requestId: text().notNull(),
    seal: text().notNull(),
  },
  (table) => [
    uniqueIndex('staff_actions_chain').on(table.chain, table.number),
    index('staff_actions_newest').on(table.at.desc(), table.id),
    index('staff_actions_staff').on(table.staffId, table.at.desc(), table.id),
    index('staff_actions_call').on(table.call, table.at.desc(), table.id),
    index('staff_actions_refused').on(table.at.desc(), table.id).where(sql`${table.outcome} = 'refused'`),
    index('staff_actions_subject')
      .on(table.subject, table.at.desc(), table.id)
      .where(sql`${table.subject} IS NOT NULL`),
  ],
)

/** The end of each chain. Every member has a chain, so that no member waits for another one's seal. */
export const actionChains = pgTable('action_chains', {
  name: text().primaryKey(),
  number: integer().notNull().default(0),
  seal: text().notNull().default(''),
})
