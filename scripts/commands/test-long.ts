// npm run test:long [-- part-of-a-file-name …]: the suites that try something thousands of times, and what they tried;
// then what needs more than one browser.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/bootstrap.mjs'
import { runOpenly } from '../lib/processes.ts'

const wanted = process.argv.slice(2)
const isWanted = (name: string) => wanted.length === 0 || wanted.some((part) => name.includes(part))
/** What the generators make goes through every check. */
const isForGenerators = isWanted('generators')
/** Journeys in Firefox and in WebKit. */
const isForBrowsers = isWanted('browsers')
/** A suite with a long form asks how often it tries. */
const hasLongForm = (text: string) => /import \{[^}]*\bruns\b[^}]*\} from/.test(text)
const suites = ['apps/api', 'apps/gateway'].map((name) => {
  const folder = join(root, name)
  const files = globSync('src/**/*.test.ts', { cwd: folder })
    .filter(isWanted)
    .filter((file) => hasLongForm(readFileSync(join(folder, file), 'utf8')))
  return { folder, files }
})
const count = suites.reduce((sum, { files }) => sum + files.length, 0)

if (count === 0 && !isForGenerators && !isForBrowsers) {
  process.stderr.write(`✗ No suite with a long form is called ${wanted.join(' or ')}.\n`)
  process.exitCode = 1
} else if (count > 0) {
  process.stdout.write(`• ${count} suites in their long form; all of them take an hour or so …\n`)
  for (const { folder, files } of suites) {
    if (files.length === 0) continue
    const code = await runOpenly(
      join(folder, 'node_modules/.bin/vitest'),
      // One file at a time: they kill processes and count on seconds.
      ['run', '--no-file-parallelism', '--reporter=verbose', ...files],
      { LONG: '1' },
      folder,
    )
    process.exitCode = process.exitCode || code
  }
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
