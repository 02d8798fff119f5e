// npm test: every check and every test, and one line that counts them.
import { checkRun } from '../conformance/check.ts'
import { Problem } from '../lib/bootstrap.mjs'
import { ensureBrowser } from '../lib/browser.ts'
import { runOpenly } from '../lib/processes.ts'
import { countTests, removeReports } from '../lib/test-counts.ts'

try {
  const chromium = ensureBrowser()
  removeReports()
  const code = await runOpenly(
    'turbo',
    [
      'run',
      'lint',
      'boundaries',
      'types',
      'build',
      'test:unit',
      'test',
      '--continue=dependencies-successful',
      // Journeys and stories drive a browser each: more at once would only make them slow.
      '--concurrency=2',
      '--output-logs=new-only',
    ],
    { TURBO_UI: 'false', ...(chromium && { CHROMIUM_PATH: chromium }) },
  )
  const tests = countTests()
  // Each sentence of the specification counts like a test of its own.
  const sentences = checkRun()
  for (const failure of sentences.failures) process.stderr.write(`✗ ${failure}\n`)
  const passed = tests.passed + sentences.passed
  const failed = tests.failed + sentences.failed
  // A check without tests of its own that fails (types, lint, a build) is a failure too.
  process.stdout.write(`\n${passed} passed, ${failed || (code === 0 ? 0 : 1)} failed\n`)
  process.exitCode = code || (failed ? 1 : 0)
} catch (error) {
  if (!(error instanceof Problem)) throw error
  process.stderr.write(`\n✗ ${error.message}\n0 passed, 1 failed\n`)
  process.exitCode = 1
}
