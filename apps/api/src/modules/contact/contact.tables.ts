import { sql } from 'drizzle-orm'
import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { idColumn, instantColumn } from '../../db/columns.ts'

/** What people wrote on the contact page, for the operator. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: idColumn(),
    name: text().notNull(),
    phone: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    createdAt: instantColumn().notNull(),
    /** When the operator opened it first. */
    seenAt: instantColumn(),
    /** What the shop wrote back by SMS, who did and when. */
    answer: text(),
    answeredBy: text(),
    answeredAt: instantColumn(),
  },
  (table) => [
    index('contact_messages_newest').on(table.createdAt.desc(), table.id),
    index('contact_messages_new').on(table.createdAt.desc(), table.id).where(sql`${table.seenAt} IS NULL`),
    index('contact_messages_phone').on(table.phone, table.createdAt.desc()),
  ],
)
