import { type SQL, sql } from 'drizzle-orm'

/**
 * A list that a kept plan need not know: of one that stands in the statement itself PostgreSQL expects ten rows without
 * looking and fewer when it looks, so it would plan anew each time.
 */
export const unseen = (list: readonly unknown[]): SQL => sql`(SELECT ${sql.param(list)})`
