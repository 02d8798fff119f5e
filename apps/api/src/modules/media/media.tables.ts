import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instantColumn } from '../../db/columns.ts'
import { products, type StoredImage } from '../catalog/catalog.tables.ts'

/** The library: pictures that were uploaded or imported, whether something shows them or not. */
export const media = pgTable(
  'media',
  {
    key: text().primaryKey(),
    width: integer().notNull(),
    height: integer().notNull(),
    color: text().notNull(),
    /** What it shows, for staff who choose it next; a place that uses it already has its own text. */
    alt: text().notNull(),
    searchJoined: text().notNull(),
    addedAt: instantColumn().notNull(),
    /** The member's name at that time; null for what a file or an older process added. */
    addedBy: text(),
    /** Since when nothing shows it, as the last run of the job found. */
    unusedSince: instantColumn(),
  },
  (table) => [
    index('media_newest').on(table.addedAt.desc(), table.key),
    index('media_unused').on(table.unusedSince).where(sql`${table.unusedSince} IS NOT NULL`),
  ],
)

/** Pictures that an import named by address, and how far their download got. */
export const pictureDownloads = pgTable(
  'picture_downloads',
  {
    productId: text()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    url: text().notNull(),
    position: integer().notNull(),
    status: text({ enum: ['waiting', 'done', 'failed'] })
      .notNull()
      .default('waiting'),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instantColumn().notNull().default(sql`now()`),
    image: jsonb().$type<StoredImage>(),
    /** Why the last attempt failed; for the operator. */
    failure: text(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.url] }),
    index('picture_downloads_waiting').on(table.nextAttemptAt).where(sql`${table.status} = 'waiting'`),
    index('picture_downloads_url').on(table.url),
  ],
)
