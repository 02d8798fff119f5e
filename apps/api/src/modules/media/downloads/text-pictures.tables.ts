import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { idColumn, instantColumn } from '../../../db/columns.ts'

/** Pictures that an imported text had at other addresses, and how far their download got. */
export const textPictures = pgTable(
  'text_pictures',
  {
    id: idColumn(),
    subject: text({ enum: ['article', 'page', 'cover'] }).notNull(),
    /** Id of the article, or slug of the page. */
    subjectId: text().notNull(),
    /** In the order of the text. */
    position: integer().notNull(),
    url: text().notNull(),
    alt: text().notNull(),
    /** The part of the text that it came after, as it was taken in; empty: it stood first. */
    after: text().notNull(),
    status: text({ enum: ['waiting', 'done', 'failed'] })
      .notNull()
      .default('waiting'),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instantColumn().notNull(),
    /** Why the last attempt failed; for the operator. */
    failure: text(),
  },
  (table) => [
    unique('text_pictures_place').on(table.subject, table.subjectId, table.position),
    index('text_pictures_waiting').on(table.nextAttemptAt).where(sql`${table.status} = 'waiting'`),
  ],
)
