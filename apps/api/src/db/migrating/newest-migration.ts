import type pg from 'pg'
import journal from '../migrations/meta/_journal.json' with { type: 'json' }

/** Where drizzle looks and writes what was applied, too. */
export const APPLIED = 'drizzle.__drizzle_migrations'

/** The moment of the last migration of this code (`when` of drizzle's journal). */
export const newestKnownMigration = Math.max(...journal.entries.map(({ when }) => when))

/** Whether this code has a migration of that moment. */
export const isKnownMigration = (when: number): boolean =>
  journal.entries.some((entry) => entry.when === when)

/** The moment of the last migration that was applied; 0 before the first. */
export const readNewestMigration = async (client: Pick<pg.ClientBase, 'query'>): Promise<number> => {
  const table = await client.query<{ isThere: boolean }>(
    `SELECT to_regclass('${APPLIED}') IS NOT NULL AS "isThere"`,
  )
  if (!table.rows[0]?.isThere) return 0
  const { rows } = await client.query<{ newest: number | null }>(
    `SELECT max(created_at) AS newest FROM ${APPLIED}`,
  )
  return rows[0]?.newest ?? 0
}
