// npm test: every check and every test, and one line that counts them.
import { checkRun, readResults } from '../conformance/check.ts'
import { Problem } from '../lib/bootstrap.mjs'
import { ensureBrowser } from '../lib/browser.ts'
import { runOpenly } from '../lib/processes.ts'
import { countTests, removeReports } from '../lib/test-counts.ts'

const MESSAGE_LENGTH = 2_000
/** Apps whose unit tests are taken by the row that is free first; those that take longest first. */
const appsAtTheEnd = ['shop', 'admin', 'profile', 'gateway', 'blog']

try {
  removeReports()
  // The checks need no browser: they are done while it is installed.
  const browser = ensureBrowser()
  const run = (tasks: readonly string[], atOnce: number, environment: Record<string, string> = {}) =>
    runOpenly(
      'turbo',
      [
        ...['run', '--continue=dependencies-successful', `--concurrency=${atOnce}`],
        ...['--output-logs=new-only', ...tasks],
      ],
      { TURBO_UI: 'false', ...environment },
    )
  const runInBrowser = async (tasks: readonly string[]) => {
    const chromium = await browser
    return run(tasks, 1, chromium ? { CHROMIUM_PATH: chromium } : {})
  }
  const waiting = [...appsAtTheEnd]
  const testApps = async () => {
    let code = 0
    for (let app = waiting.shift(); app !== undefined; app = waiting.shift()) {
      // By default Vitest leaves one of two cores free.
      const units = await run(['test:unit', `--filter=@hojreh/${app}`, '--', '--maxWorkers=2'], 1)
      code = code || units
    }
    return code
  }
  const checkThenTest = async () => {
    const checked = await run(
      [
        'lint',
        'boundaries',
        // All packages in one program: the task of one package is for work on it alone.
        '//#types',
        // The apps that the journeys start. The Storybook's own build is in the workflow `ui`.
        ...['shop', 'blog', 'profile', 'admin'].map((app) => `@hojreh/${app}#build`),
      ],
      2,
    )
    const units = await run(['test:unit', ...appsAtTheEnd.map((app) => `--filter=!@hojreh/${app}`)], 2)
    const journeys = await runInBrowser(['test', '--filter=@hojreh/e2e'])
    const others = await run(['test', '--filter=!@hojreh/e2e', '--filter=!@hojreh/ui'], 1)
    const apps = await testApps()
    return checked || units || journeys || others || apps
  }
  const look = async () => {
    const stories = await runInBrowser(['test', '--filter=@hojreh/ui', '--', '--maxWorkers=1'])
    const apps = await testApps()
    return stories || apps
  }
  // Two rows beside each other: one alone waits a third of its time for its database, its pictures or the network, and
  // three take a quarter more of the processor's time for the same tests. Neither needs the other, and the row that
  // ends first goes on with the apps' unit tests, so that both end together.
  const [checked, looked] = await Promise.all([checkThenTest(), look()])
  const code = checked || looked
  const tests = countTests()
  const results = readResults()
  // Failures stand together at the end, where the developer looks: the tasks above print at the same time.
  for (const { file, title, message } of results)
    if (message !== undefined)
      process.stderr.write(`\n✗ ${file} › ${title}\n${message.slice(0, MESSAGE_LENGTH)}\n`)
  // Each sentence of the specification counts like a test of its own.
  const sentences = checkRun(results)
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
