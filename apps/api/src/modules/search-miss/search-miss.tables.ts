import { date, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { idColumn, instantColumn } from '../../db/columns.ts'

/** How often words found nothing, by day of Tehran; nothing says who looked for them. */
export const searchMisses = pgTable(
  'search_misses',
  {
    /** In search form, with single spaces. */
    words: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.words, table.day] }), index('search_misses_day').on(table.day)],
)

/** Phones that want one SMS when goods come that a search finds. */
export const searchWishes = pgTable(
  'search_wishes',
  {
    id: idColumn(),
    words: text().notNull(),
    phone: text().notNull(),
    /** As it was typed. */
    typed: text().notNull(),
    createdAt: instantColumn().notNull(),
    /** When its words were last looked for. */
    lookedAt: instantColumn().notNull(),
  },
  (table) => [
    // The same again is no second wish.
    unique('search_wishes_once').on(table.words, table.phone),
    index('search_wishes_looked').on(table.lookedAt),
  ],
)
