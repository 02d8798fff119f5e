import { roles } from '@hojreh/contract/admin'
import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { idColumn, instantColumn } from '../../db/columns.ts'

/** Roles that the shop defined in addition to the given ones. */
export const staffRoles = pgTable('staff_roles', {
  id: idColumn(),
  name: text().notNull().unique(),
  permissions: text().array().notNull(),
  createdAt: instantColumn().notNull(),
})

/** The members of staff. Nothing of it is a customer's, though the phone may also be a customer's. */
export const staff = pgTable(
  'staff',
  {
    id: idColumn(),
    /** National form, `09…`. */
    phone: text().notNull(),
    name: text().notNull(),
    role: text({ enum: [...roles, 'own'] }).notNull(),
    /** With the role `own`; null when that role is gone, and then it may do nothing. */
    ownRoleId: text().references(() => staffRoles.id, { onDelete: 'set null' }),
    /** Secret of the authenticator app, encrypted; null until the invitation is taken. */
    sealedTotp: text(),
    /** The 30 seconds whose code was used last: no code can be used twice. */
    lastTotpStep: bigint({ mode: 'number' }),
    /** A member of the demo, who is not on the staff while the shop is no demo. */
    isDemo: boolean().notNull().default(false),
    createdAt: instantColumn().notNull(),
    /** The row stays, for the books. */
    endedAt: instantColumn(),
  },
  (table) => [uniqueIndex('staff_phone').on(table.phone).where(sql`${table.endedAt} IS NULL`)],
)

/** The one open invitation of a member. */
export const staffInvitations = pgTable('staff_invitations', {
  staffId: text()
    .primaryKey()
    .references(() => staff.id, { onDelete: 'cascade' }),
  /** Keyed hash; the member who invited hands the code over. */
  codeHash: text().notNull(),
  expiresAt: instantColumn().notNull(),
})

export const staffRecoveryCodes = pgTable(
  'staff_recovery_codes',
  {
    staffId: text()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    codeHash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.staffId, table.codeHash] })],
)

/** The one active code of a phone, for the first step of signing in. */
export const staffCodes = pgTable('staff_codes', {
  phone: text().primaryKey(),
  codeHash: text().notNull(),
  tries: integer().notNull().default(0),
  expiresAt: instantColumn().notNull(),
})

/** Sign-ins that passed the first step and may try the second. */
export const staffTickets = pgTable('staff_tickets', {
  tokenHash: text().primaryKey(),
  /** Null: for a passkey alone, which names its member. */
  staffId: text().references(() => staff.id, { onDelete: 'cascade' }),
  /** At the first sign-in: the secret that becomes the member's, encrypted. */
  sealedTotp: text(),
  tries: integer().notNull().default(0),
  expiresAt: instantColumn().notNull(),
})

export const staffSessions = pgTable(
  'staff_sessions',
  {
    id: idColumn(),
    staffId: text()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    /** SHA-256 of what the cookie holds. */
    tokenHash: text().notNull().unique(),
    ip: text().notNull(),
    userAgent: text().notNull(),
    createdAt: instantColumn().notNull(),
    lastSeenAt: instantColumn().notNull(),
    /** When the second step was last taken again; null: only at the sign-in. */
    confirmedAt: instantColumn(),
    /** When the session was used again after `AWAY_SECONDS` without a call; null: it was never unused for that long. */
    resumedAt: instantColumn(),
    expiresAt: instantColumn().notNull(),
    endedAt: instantColumn(),
  },
  (table) => [index('staff_sessions_staff').on(table.staffId)],
)
