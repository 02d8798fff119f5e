import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { idColumn, instantColumn } from '../../db/columns.ts'

/** Every SMS of the shop, written in the transaction of its event and sent after it. */
export const smsMessages = pgTable(
  'sms_messages',
  {
    id: idColumn(),
    phone: text().notNull(),
    kind: text({ enum: ['otp', 'back_in_stock', 'order', 'notice', 'answer'] }).notNull(),
    /** Text and code, encrypted: it opens accounts. */
    sealedContent: text().notNull(),
    /** Unique key of what it is about: no message is written twice. */
    dedupeKey: text().unique(),
    /** `failed` waits for the operator; `expired` would come too late. */
    status: text({ enum: ['queued', 'sent', 'failed', 'expired'] })
      .notNull()
      .default('queued'),
    attempts: integer().notNull().default(0),
    /** Not before that; while a process sends it, the end of its lease. */
    dueAt: instantColumn().notNull(),
    /** Pointless after that. */
    expiresAt: instantColumn().notNull(),
    /** The provider that accepted it, and its id there. */
    provider: text(),
    providerMessageId: text(),
    lastError: text(),
    createdAt: instantColumn().notNull(),
    settledAt: instantColumn(),
  },
  (table) => [
    index('sms_messages_newest').on(table.createdAt.desc()),
    // For the staff, who look at some states and at one phone.
    index('sms_messages_state').on(table.status, table.createdAt.desc(), table.id),
    index('sms_messages_kind').on(table.kind, table.createdAt.desc(), table.id),
    index('sms_messages_phone').on(table.phone, table.createdAt.desc()),
    index('sms_messages_due').on(table.dueAt).where(sql`${table.status} = 'queued'`),
  ],
)

/** What the shop changed of an SMS: its wording, and the patterns that providers approved. */
export const smsTexts = pgTable('sms_texts', {
  name: text().primaryKey(),
  /** Empty: the wording that every shop has. */
  text: text().notNull().default(''),
  /** By the name of the provider. */
  patterns: jsonb().$type<Record<string, string>>().notNull().default({}),
  updatedAt: instantColumn().notNull(),
})
