import { sql } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { newestKnownMigration, readNewestMigration } from '../db/migrating/newest-migration.ts'
import { bad, doubtful, type Finding, good, reasonOf } from './finding.ts'

/** Of Debian 12 (decision 064). */
const OLDEST_POSTGRES = 15
const MOST_SKEW_MS = 2_000

/** Under the ctype `C` no letter of Persian is one for pg_trgm, and a search for a name reads all there are. */
const checkLetters = async ({ db }: Pick<Database, 'db'>): Promise<Finding[]> => {
  const { rows } = await db.execute<{ isThere: boolean }>(
    sql`SELECT EXISTS (SELECT FROM pg_extension WHERE extname = 'pg_trgm') AS "isThere"`,
  )
  // It comes with the tables.
  if (!rows[0]?.isThere) return []
  const found = await db.execute<{ count: number }>(sql`SELECT cardinality(show_trgm('قالی')) AS count`)
  return [
    (found.rows[0]?.count ?? 0) > 0
      ? good('letters', 'of Persian names are found by an index')
      : doubtful(
          'letters',
          'of Persian names are none to this cluster (LC_CTYPE is C), so that each search for a name reads all of them: back up, make it anew with initdb --lc-ctype=C.UTF-8, and restore.',
        ),
  ]
}

/** PostgreSQL: there, new enough, with the tables of this code, and of one mind about the time. */
export const checkDatabase = async ({ db, pool }: Database, now = Date.now): Promise<Finding[]> => {
  const about = 'database'
  try {
    const asked = now()
    const { rows } = await db.execute<{ version: string; now: string }>(sql`
      SELECT current_setting('server_version_num') AS version, (extract(epoch FROM clock_timestamp()) * 1000) AS now`)
    const [row] = rows
    const skew = Math.abs(Number(row?.now) - (asked + now()) / 2)
    return [
      Number(row?.version) >= OLDEST_POSTGRES * 10_000
        ? good(about, 'answers, and is new enough')
        : bad(about, `is older than PostgreSQL ${OLDEST_POSTGRES}: take a newer one.`),
      (await readNewestMigration(pool)) >= newestKnownMigration
        ? good('tables', 'are those of this version')
        : bad('tables', 'are missing or older than this version: npm run shop -- setup'),
      skew <= MOST_SKEW_MS
        ? good('clock', 'is the same here and in the database')
        : doubtful(
            'clock',
            `differs from the database's by ${Math.round(skew / 1_000)} s: let both follow a time server (chrony).`,
          ),
      ...(await checkLetters({ db })),
    ]
  } catch (error) {
    return [
      bad(about, `does not answer (${reasonOf(error)}): check DATABASE_URL, the network and pg_hba.conf.`),
    ]
  }
}
