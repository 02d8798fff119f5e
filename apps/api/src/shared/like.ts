import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

/** A text as LIKE finds it literally: `%`, `_` and `\` are typed by people too. */
export const likeLiteral = (text: string): string => text.replace(/[\\%_]/g, String.raw`\$&`)

/** The column holds every one of the words; a trigram index serves it. */
export const containsAll = (column: AnyColumn, words: readonly string[]): SQL =>
  sql.join(
    words.map((word) => sql`${column} LIKE ${`%${likeLiteral(word)}%`}`),
    sql` AND `,
  )
