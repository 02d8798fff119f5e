import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../lib/bootstrap.mjs'
import { type Counts, reportFiles } from '../lib/test-counts.ts'
import { judgeRun, judgeSource } from './judge.ts'
import { resultsOf } from './results.ts'
import { type Row, readTable } from './table.ts'

const TABLE = 'docs/specification.md'

const read = (file: string): string | undefined =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined

const check = (judge: (row: Row) => string | undefined): Counts & { failures: string[] } => {
  const { rows, problems } = readTable(read(TABLE) ?? '')
  if (rows.length === 0) problems.push('there are no rows')
  const failedRows = rows.map(judge).filter((failure) => failure !== undefined)
  const failures = [...problems, ...failedRows].map((failure) => `${TABLE}, ${failure}`)
  return { passed: rows.length - failedRows.length, failed: failures.length, failures }
}

/** Whether every row names tests that are there; fast, without a run. */
export const checkSource = () => check(judgeSource(read))

/** Whether every test that a row names ran and passed, by the reports of the run that just ended. */
export const checkRun = () => {
  const results = reportFiles().flatMap((file) => {
    const folder = dirname(dirname(file))
    return resultsOf(JSON.parse(read(file) ?? ''), folder === '.' ? 'scripts' : folder)
  })
  return check(judgeRun(results))
}
