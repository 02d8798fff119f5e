import { type SQL, sql } from 'drizzle-orm'

/**
 * An array that the planner does not look into: of one that stands in the statement itself PostgreSQL expects ten rows
 * without looking and fewer when it looks, so it would plan anew each time.
 */
export const opaqueArray = (list: readonly unknown[]): SQL => sql`(SELECT ${sql.param(list)})`
