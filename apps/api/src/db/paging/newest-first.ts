import { type Column, type SQL, sql } from 'drizzle-orm'

/**
 * The order of an index on `column.desc()`. Drizzle writes that with NULLs last, and its own `desc` in a query with NULLs
 * first: PostgreSQL would sort all rows for one page.
 */
export const newestFirst = (column: Column): SQL => sql`${column} DESC NULLS LAST`
