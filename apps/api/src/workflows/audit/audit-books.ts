import type pg from 'pg'
import type { Database } from '../../db/client.ts'
import { auditRules } from './rules.ts'

export interface Finding {
  code: string
  subject: string
  detail: string
}

/** The most findings per rule that are shown. */
const SHOWN = 100

/** The rows that break the rules, in the transaction of a connection. */
export const findDamage = async (client: Pick<pg.ClientBase, 'query'>, now: Date): Promise<Finding[]> => {
  const findings: Finding[] = []
  for (const { code, query } of auditRules) {
    const { rows } = await client.query<{ subject: string; detail: string }>(
      `${query} ORDER BY subject, detail LIMIT ${SHOWN}`,
      query.includes('$1') ? [now] : [],
    )
    findings.push(...rows.map((row) => ({ code, ...row })))
  }
  return findings
}

/** Checks every rule of the books on one snapshot, so that purchases in flight do not look like damage. */
export const auditBooks = async ({ pool }: Pick<Database, 'pool'>, now: Date): Promise<Finding[]> => {
  const client = await pool.connect()
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    return await findDamage(client, now)
  } finally {
    await client.query('ROLLBACK')
    client.release()
  }
}
