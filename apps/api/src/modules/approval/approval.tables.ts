import { approvalKinds, type WaitingApproval } from '@hojreh/contract/admin'
import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { idColumn, instantColumn } from '../../db/columns.ts'

/** Acts that one member prepares and another one allows. */
export const approvals = pgTable(
  'approvals',
  {
    id: idColumn(),
    kind: text({ enum: approvalKinds }).notNull(),
    /** Kind and id of what is to be done: `refund:…`. */
    subject: text().notNull(),
    /** As people read it in a list: what, and how much. */
    label: text().notNull(),
    /** Kind and id of the record with the decision: `order:…`. */
    shownAt: text().notNull(),
    /** Null at the command line. */
    preparedBy: text(),
    preparedByName: text().notNull(),
    preparedAt: instantColumn().notNull(),
    expiresAt: instantColumn().notNull(),
    decision: text({ enum: ['approved', 'refused', 'withdrawn'] }),
    decidedBy: text(),
    decidedByName: text(),
    decidedAt: instantColumn(),
    /** Of an export: what leaves. */
    file: jsonb().$type<NonNullable<WaitingApproval['file']>>(),
    /** When what was allowed was done, where that is another act: one yes is for one time. */
    usedAt: instantColumn(),
  },
  (table) => [
    uniqueIndex('approvals_one_open').on(table.kind, table.subject).where(sql`${table.decision} IS NULL`),
    index('approvals_subject').on(table.kind, table.subject, table.preparedAt.desc()),
    index('approvals_open').on(table.preparedAt, table.id).where(sql`${table.decision} IS NULL`),
  ],
)
