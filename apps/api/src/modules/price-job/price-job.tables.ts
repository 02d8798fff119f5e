import { type PriceJobState, priceJobStates } from '@hojreh/contract/admin'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { idColumn, instantColumn, rialColumn } from '../../db/columns.ts'

/** Which goods: words, a category with those below it, a brand. */
export interface GoodsFilter {
  q?: string
  categoryId?: string
  brand?: string
}

/** Changes of many prices by percent. The row is the work: any process does what it says is due. */
export const priceJobs = pgTable(
  'price_jobs',
  {
    id: idColumn(),
    label: text().notNull(),
    filter: jsonb().$type<GoodsFilter>().notNull(),
    percent: integer().notNull(),
    /** Rial. */
    step: integer().notNull(),
    state: text({ enum: priceJobStates }).$type<PriceJobState>().notNull(),
    total: integer().notNull(),
    /** The last product that the job has passed, in the order of ids; empty at the beginning. */
    place: text().notNull().default(''),
    seen: integer().notNull().default(0),
    changed: integer().notNull().default(0),
    undone: integer().notNull().default(0),
    kept: integer().notNull().default(0),
    /** Null at the command line. */
    byId: text(),
    byName: text().notNull(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [
    index('price_jobs_due').on(table.createdAt).where(sql`${table.state} IN ('running', 'undoing')`),
    index('price_jobs_newest').on(table.createdAt.desc()),
  ],
)

/** The price of each product before and after a job, written in the transaction of the change: undoing reads it. */
export const priceJobRows = pgTable(
  'price_job_rows',
  {
    jobId: text()
      .notNull()
      .references(() => priceJobs.id, { onDelete: 'cascade' }),
    productId: text().notNull(),
    priceBefore: rialColumn().notNull(),
    listPriceBefore: rialColumn(),
    priceAfter: rialColumn().notNull(),
    listPriceAfter: rialColumn(),
    /** `kept`: the price was changed since, and the new one stays. */
    state: text({ enum: ['changed', 'undone', 'kept'] })
      .notNull()
      .default('changed'),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.productId] })],
)
