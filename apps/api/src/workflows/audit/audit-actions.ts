import type { KeyObject } from 'node:crypto'
import type { Db } from '../../db/client.ts'
import { booksKey } from '../../modules/staff-action/books.ts'
import { sealOf } from '../../modules/staff-action/seal.ts'
import {
  type StaffActionRow,
  staffActionRepository,
} from '../../modules/staff-action/staff-action.repository.ts'
import type { Finding } from './audit-books.ts'

const BATCH = 1_000

interface End {
  number: number
  seal: string
}

const findingOf = (key: KeyObject, end: End, { seal, ...row }: StaffActionRow): Finding | null => {
  const subject = `${row.chain} ${row.number}`
  if (row.number !== end.number + 1) return { code: 'action_missing', subject, detail: `after ${end.number}` }
  if (sealOf(key, end.seal, row) === seal) return null
  return { code: 'action_changed', subject, detail: `${row.staffName}: ${row.call}` }
}

const auditChain = async (db: Db, key: KeyObject, chain: string, kept: End): Promise<Finding[]> => {
  const repository = staffActionRepository(db)
  const findings: Finding[] = []
  let end: End = { number: 0, seal: '' }
  for (;;) {
    const rows = await repository.ofChain(chain, end.number, BATCH)
    for (const row of rows) {
      const finding = findingOf(key, end, row)
      if (finding) findings.push(finding)
      end = row
    }
    if (rows.length < BATCH) break
  }
  if (end.number !== kept.number || end.seal !== kept.seal)
    findings.push({
      code: 'action_missing',
      subject: `${chain} ${kept.number}`,
      detail: `the last row is ${end.number}`,
    })
  return findings
}

/** Checks every seal of the staff's books: finds rows that were changed, and where some are missing. */
export const auditActions = ({ db }: { db: Db }, secret: string): Promise<Finding[]> =>
  db.transaction(
    async (tx) => {
      const repository = staffActionRepository(tx)
      const ends = new Map((await repository.chains()).map(({ name, ...end }) => [name, end]))
      const names = new Set([...ends.keys(), ...(await repository.namesOfRows())])
      const findings: Finding[] = []
      for (const name of names)
        findings.push(
          ...(await auditChain(tx, booksKey(secret), name, ends.get(name) ?? { number: 0, seal: '' })),
        )
      return findings
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
