// Part of `npm run verify`: does every row of docs/specification.md and docs/security.md name tests that are there?
// With --run: did they pass, by the reports that the last `npm test` left?
import { checkRun, checkSource, readResults } from '../conformance/check.ts'

const { passed, failed, failures } = process.argv.includes('--run') ? checkRun(readResults()) : checkSource()
for (const failure of failures) process.stderr.write(`✗ ${failure}\n`)
process.stdout.write(`${passed} rows of the specification and of the threats hold, ${failed} do not\n`)
process.exitCode = failed ? 1 : 0
