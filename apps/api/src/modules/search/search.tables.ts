import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** The words of published products, to which a word with a typo is corrected. */
export const searchWords = pgTable(
  'search_words',
  {
    /** Run together: what is compared with a typed word. */
    word: text().primaryKey(),
    /** How a person writes it: `لپ تاپ` for `لپتاپ`. */
    written: text().notNull(),
    /** How many products contain it. */
    products: integer().notNull(),
    /** The word and the word without each one of its letters: two words one slip apart share one of these. */
    nearKeys: text().array().notNull(),
  },
  (table) => [
    index('search_words_near_keys').using('gin', table.nearKeys),
    index('search_words_word').using('gin', table.word.op('gin_trgm_ops')),
  ],
)
