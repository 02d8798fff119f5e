import type { NewPasskey } from '@hojreh/contract/admin'
import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'
import { idColumn, instantColumn } from '../../db/columns.ts'
import { staff } from './staff.tables.ts'

/** Passkeys of the staff (WebAuthn). Only public keys: reading them opens nothing. */
export const staffPasskeys = pgTable(
  'staff_passkeys',
  {
    id: idColumn(),
    staffId: text()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** The device's own id of it, base64url. */
    credentialId: text().notNull().unique(),
    /** COSE, base64url. */
    publicKey: text().notNull(),
    /** Signatures so far, of devices that count: a copied one falls behind. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().$type<NewPasskey['transports']>().notNull(),
    createdAt: instantColumn().notNull(),
    lastUsedAt: instantColumn(),
  },
  (table) => [index('staff_passkeys_staff').on(table.staffId)],
)

/** What a passkey was asked to sign: one open question for each purpose of a session or ticket, answered once. */
export const staffChallenges = pgTable('staff_challenges', {
  boundTo: text().primaryKey(),
  challenge: text().notNull(),
  expiresAt: instantColumn().notNull(),
})
