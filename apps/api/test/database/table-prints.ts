import { sql } from 'drizzle-orm'
import type { Db } from '../../src/db/client.ts'

/** What refused calls may change too: counters of tries, questions that are spent, and when a session was last seen. */
const counting = [
  ...['rate_limits', 'slow_downs', 'sessions', 'otp_codes', 'captcha_passes', 'captcha_solutions'],
  'staff_challenges',
]

/** The sum of a hash of each row, for every table but the counters: two equal ones mean that nothing was changed. */
export const makeTablePrint = async (db: Db) => {
  const { rows } = await db.execute<{ name: string }>(
    sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename`,
  )
  const hashes = rows
    .filter(({ name }) => !counting.includes(name))
    .map(
      ({ name }) =>
        sql`SELECT ${name}::text AS name, sum(hashtextextended(t::text, 0)) AS hash FROM ${sql.identifier(name)} t`,
    )
  const all = sql`SELECT string_agg(coalesce(hash::text, '-'), ' ' ORDER BY name) AS print FROM (${sql.join(hashes, sql` UNION ALL `)}) h`
  return async (): Promise<string> => (await db.execute<{ print: string }>(all)).rows[0]?.print ?? ''
}
