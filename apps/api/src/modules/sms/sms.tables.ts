import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { idColumn, instantColumn } from '../../db/columns.ts'

/** Every SMS of the shop, written in the transaction of what it tells about. */
export const smsMessages = pgTable(
  'sms_messages',
  {
    id: idColumn(),
    phone: text().notNull(),
    kind: text({ enum: ['otp', 'back_in_stock', 'order'] }).notNull(),
    /** The text, encrypted: it holds codes. */
    sealedText: text().notNull(),
    /** What it tells of; a second message of the same is not written. */
    dedupeKey: text().unique(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [index('sms_messages_newest').on(table.createdAt.desc())],
)
