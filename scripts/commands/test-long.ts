// npm run test:long [-- part-of-a-file-name …]: the suites that try something thousands of times, and what they tried;
// then what needs more than one browser.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/bootstrap.mjs'
import { runOpenly } from '../lib/processes.ts'

const api = join(root, 'apps/api')
const wanted = process.argv.slice(2)
const isWanted = (name: string) => wanted.length === 0 || wanted.some((part) => name.includes(part))
/** Not of the api: what the generators make goes through every check. */
const isForGenerators = isWanted('generators')
/** Nor these: journeys in Firefox and in WebKit. */
const isForBrowsers = isWanted('browsers')
/** A suite with a long form asks `test/runs.ts` how often it tries. */
const suites = globSync('src/**/*.test.ts', { cwd: api })
  .filter((file) => readFileSync(join(api, file), 'utf8').includes("test/runs.ts'"))
  .filter((file) => wanted.length === 0 || wanted.some((part) => file.includes(part)))

if (suites.length === 0 && !isForGenerators && !isForBrowsers) {
  process.stderr.write(`✗ No suite with a long form is called ${wanted.join(' or ')}.\n`)
  process.exitCode = 1
} else if (suites.length > 0) {
  process.stdout.write(`• ${suites.length} suites in their long form; all of them take an hour or so …\n`)
  process.exitCode = await runOpenly(
    join(api, 'node_modules/.bin/vitest'),
    // One file at a time: they kill processes and count on seconds.
    ['run', '--no-file-parallelism', '--reporter=verbose', ...suites],
    { LONG: '1' },
    api,
  )
}
if (isForGenerators) {
  const parameters = ['run', '--root', 'scripts', '--config', 'vitest.config.ts', 'generators']
  const code = await runOpenly(join(root, 'node_modules/.bin/vitest'), parameters, { LONG: '1' })
  process.exitCode = process.exitCode || code
}
if (isForBrowsers) {
  const e2e = join(root, 'apps/e2e')
  const parameters = ['test', '--config', 'browsers.config.ts']
  const code = await runOpenly(join(e2e, 'node_modules/.bin/playwright'), parameters, {}, e2e)
  process.exitCode = process.exitCode || code
}
