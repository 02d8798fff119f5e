import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

/** A text as LIKE finds it literally: `%`, `_` and `\` are typed by people too. */
export const likeLiteral = (text: string): string => text.replace(/[\\%_]/g, String.raw`\$&`)

/** `LIKE`, or `ILIKE` where a text has capitals: that one takes several times as long, and Persian has none. */
export const likeFor = (text: string): SQL =>
  sql.raw(text.toLowerCase() === text.toUpperCase() ? 'LIKE' : 'ILIKE')

/** What three letters in a row are to a trigram index. */
export const TRIGRAM = 3

/** The column holds every one of the words; a trigram index serves it. */
export const containsAll = (column: AnyColumn, words: readonly string[]): SQL =>
  sql.join(
    words.map((word) => sql`${column} LIKE ${`%${likeLiteral(word)}%`}`),
    sql` AND `,
  )
