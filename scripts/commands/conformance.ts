// Part of `npm run verify`: does every row of docs/specification.md and docs/security.md name tests that are there, and
// does every reference to a decision, and every link or path in a document, lead somewhere?
// With --run: did those tests pass, by the reports that the last `npm test` left?
import { checkReferences, checkRun, checkSource, readResults } from '../conformance/check.ts'

const isRun = process.argv.includes('--run')
const { passed, failed, failures } = isRun ? checkRun(readResults()) : checkSource()
const astray = isRun ? [] : checkReferences()
for (const failure of [...failures, ...astray]) process.stderr.write(`✗ ${failure}\n`)
process.stdout.write(`${passed} rows of the specification and of the threats hold, ${failed} do not\n`)
process.exitCode = failed + astray.length ? 1 : 0
