// Part of `npm run verify`: does every row of docs/specification.md and docs/security.md name tests that are there, and
// does every reference to a decision, and every link or path in a document, lead somewhere?
// With --write: the tests that carry the ids of the specification's rows are written into it first.
// With --run: did those tests pass, by the reports that the last `npm test` left?
import { checkReferences, checkRun, checkSource, readResults, writeProofs } from '../conformance/check.ts'
import { runQuietly } from '../lib/processes.ts'

if (process.argv.includes('--write')) {
  const file = writeProofs()
  await runQuietly({ failure: `${file} has no right form`, command: ['biome', 'format', '--write', file] })
}
const isRun = process.argv.includes('--run')
const { passed, failed, failures } = isRun ? checkRun(readResults()) : checkSource()
const astray = isRun ? [] : checkReferences()
for (const failure of [...failures, ...astray]) process.stderr.write(`✗ ${failure}\n`)
process.stdout.write(`${passed} rows of the specification and of the threats hold, ${failed} do not\n`)
process.exitCode = failed + astray.length ? 1 : 0
