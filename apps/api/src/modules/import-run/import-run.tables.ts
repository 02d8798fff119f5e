import {
  type ImportCounts,
  type ImportKind,
  type ImportRunState,
  importRunStates,
} from '@hojreh/contract/admin'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { idColumn, instantColumn, rialColumn } from '../../db/columns.ts'
import { customers } from '../identity/identity.tables.ts'

/** What of the other shop was not taken, and why. */
export interface RefusedRecord {
  kind: ImportKind
  /** Its id in the other shop. */
  id: string
  reason: string
}

/** Takes of another shop by its API. The row is the work: any process does its next page. */
export const importRuns = pgTable(
  'import_runs',
  {
    id: idColumn(),
    /** Of the other shop. */
    origin: text().notNull(),
    /** See `ImportOptions.source`. */
    source: text().notNull(),
    /** Key and secret, encrypted; null from the moment on that the run is over. */
    sealedKeys: text(),
    kinds: text().array().$type<ImportKind[]>().notNull(),
    isTrial: boolean().notNull(),
    /** Also what takes something away from goods that are there. */
    isSure: boolean().notNull(),
    state: text({ enum: importRunStates }).$type<ImportRunState>().notNull(),
    /** The kind that is read, as its place among `kinds`, and the page of it that comes next. */
    kindAt: integer().notNull().default(0),
    page: integer().notNull().default(1),
    /** Pages of that kind; null before the first one. */
    pages: integer(),
    counts: jsonb().$type<Partial<Record<ImportKind, ImportCounts>>>().notNull().default({}),
    /** The first ones, for the list of runs; all are in {@link importRunLines}. */
    refused: jsonb().$type<RefusedRecord[]>().notNull().default([]),
    /** Tries of this page that failed, and when the next one is due. */
    failures: integer().notNull().default(0),
    dueAt: instantColumn().notNull(),
    /** Why it ended, or what the last try came to. */
    trouble: text(),
    /** Null at the command line. */
    byId: text(),
    byName: text().notNull(),
    createdAt: instantColumn().notNull(),
    endedAt: instantColumn(),
  },
  (table) => [
    index('import_runs_due').on(table.dueAt).where(sql`${table.state} = 'running'`),
    index('import_runs_newest').on(table.createdAt.desc()),
    check('import_runs_keys_end', sql`${table.state} = 'running' OR ${table.sealedKeys} IS NULL`),
  ],
)

/** All that a run refused, in the order in which it was read. */
export const importRunLines = pgTable(
  'import_run_lines',
  {
    runId: text()
      .notNull()
      .references(() => importRuns.id, { onDelete: 'cascade' }),
    /** From 1. */
    position: integer().notNull(),
    kind: text().$type<ImportKind>().notNull(),
    /** See {@link RefusedRecord}. */
    externalId: text().notNull(),
    reason: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.position] })],
)

/** What came from another shop, by its id there: a second run knows it, also after it was removed here. */
export const importedRecords = pgTable(
  'imported_records',
  {
    source: text().notNull(),
    kind: text({ enum: ['customer', 'review'] }).notNull(),
    externalId: text().notNull(),
    /** Of ours. */
    localId: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.kind, table.externalId] })],
)

export interface PastOrderLine {
  title: string
  sku: string
  count: number
  /** Rial, for all pieces. */
  total: number
}

/**
 * Orders that another shop took: to be read, and nothing else. They are no rows of `orders`, so that nothing that moves
 * stock, sends an SMS, opens a payment or sums sales can meet them.
 */
export const pastOrders = pgTable(
  'past_orders',
  {
    id: idColumn(),
    source: text().notNull(),
    externalId: text().notNull(),
    number: text().notNull(),
    customerId: text().references(() => customers.id, { onDelete: 'set null' }),
    customerName: text().notNull(),
    phone: text(),
    /** As the other shop called it: `completed`. */
    status: text().notNull(),
    paymentTitle: text().notNull(),
    lines: jsonb().$type<PastOrderLine[]>().notNull(),
    /** Rial: postage, and fees and taxes of the whole order; coupons are in the totals of the lines. */
    shipping: rialColumn().notNull(),
    extras: rialColumn().notNull(),
    total: rialColumn().notNull(),
    address: text().notNull(),
    note: text().notNull(),
    placedAt: instantColumn().notNull(),
  },
  (table) => [
    unique('past_orders_of_source').on(table.source, table.externalId),
    index('past_orders_customer').on(table.customerId, table.placedAt.desc()),
    // Of people who have no account here yet.
    index('past_orders_phone').on(table.phone).where(sql`${table.customerId} IS NULL`),
  ],
)
