import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instantColumn } from '../../db/columns.ts'
import { products, type StoredImage } from '../catalog/catalog.tables.ts'

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
