import { sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { idColumn, instantColumn } from '../../db/columns.ts'

export const customers = pgTable(
  'customers',
  {
    id: idColumn(),
    /** National form, `09…`. */
    phone: text().notNull().unique(),
    firstName: text().notNull().default(''),
    lastName: text().notNull().default(''),
    email: text().notNull().default(''),
    /** argon2id in its own text form; null until a password is set. */
    passwordHash: text(),
    /** Hash of the mark of the browser that set the password while the phone was not proven; see prove-phone.ts. */
    passwordBrowserHash: text(),
    /** The code that the customer gives to friends; null when no free one was found. */
    inviteCode: text().unique(),
    invitedBy: text().references((): AnyPgColumn => customers.id, { onDelete: 'set null' }),
    /** When a one-time code first showed that the phone is theirs. */
    phoneProvenAt: instantColumn(),
    /** Since when the shop lets them neither sign in nor order, and why: for the staff alone. */
    blockedAt: instantColumn(),
    blockReason: text(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [
    // For the staff, who search among all customers. A space before the name: each of its words begins after one.
    index('customers_newest').on(table.createdAt.desc(), table.id),
    index('customers_blocked')
      .on(table.createdAt.desc(), table.id)
      .where(sql`${table.blockedAt} IS NOT NULL`),
    index('customers_name').using(
      'gin',
      sql`(' ' || ${table.firstName} || ' ' || ${table.lastName}) gin_trgm_ops`,
    ),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    id: idColumn(),
    customerId: text()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** Whether a one-time code opened it; a password otherwise. */
    isByCode: boolean().notNull(),
    userAgent: text().notNull(),
    ip: text().notNull(),
    createdAt: instantColumn().notNull(),
    lastSeenAt: instantColumn().notNull(),
    expiresAt: instantColumn().notNull(),
    revokedAt: instantColumn(),
  },
  (table) => [index('sessions_customer').on(table.customerId), index('sessions_expiry').on(table.expiresAt)],
)

/** The one active code of a phone; a new one takes its place. */
export const otpCodes = pgTable('otp_codes', {
  phone: text().primaryKey(),
  /** Keyed hash; the code itself is in the SMS only. */
  codeHash: text().notNull(),
  inviteCode: text().notNull(),
  tries: integer().notNull().default(0),
  sentAt: instantColumn().notNull(),
  expiresAt: instantColumn().notNull(),
  consumedAt: instantColumn(),
})
