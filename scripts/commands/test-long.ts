// npm run test:long [-- part-of-a-file-name …]: the suites that try something thousands of times, and what they tried;
// then what ends and starts whole shops, and what needs more than one browser.
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/bootstrap.mjs'
import { ensureBrowser } from '../lib/browser.ts'
import { runOpenly } from '../lib/processes.ts'

const wanted = process.argv.slice(2)
const isWanted = (name: string) => wanted.length === 0 || wanted.some((part) => name.includes(part))
/** What the generators make goes through every check; a shop on a small machine. */
const ofScripts = ['generators', 'small-machine'].filter(isWanted)
/** Each state of each page in all viewports. */
const isForPages = isWanted('pages')
/** Journeys in Firefox and in WebKit. */
const isForBrowsers = isWanted('browsers')
/** Races and money behind PgBouncer. */
const isForPooler = isWanted('pooler')
/** Pictures, receipts and backups in a real object store. */
const isForSwift = isWanted('swift')
/** Starts, ends and crashes of the whole shop. */
const isForRestarts = isWanted('restarts')
/** A suite with a long form asks how often it tries; one that has no short form says so by its name. */
const hasLongForm = (file: string) =>
  file.endsWith('.long.test.ts') || /import \{[^}]*\bruns\b[^}]*\} from/.test(readFileSync(file, 'utf8'))
const suites = ['apps/api', 'apps/gateway', 'packages/ssr'].map((name) => {
  const folder = join(root, name)
  const files = globSync('src/**/*.test.ts', { cwd: folder })
    .filter(isWanted)
    .filter((file) => hasLongForm(join(folder, file)))
  return { folder, files }
})
const count = suites.reduce((sum, { files }) => sum + files.length, 0)

const isForOthers =
  isForPages || isForPooler || isForSwift || isForRestarts || isForBrowsers || ofScripts.length > 0
if (count === 0 && !isForOthers) {
  process.stderr.write(`✗ No suite with a long form is called ${wanted.join(' or ')}.\n`)
  process.exitCode = 1
} else if (count > 0) {
  process.stdout.write(`• ${count} suites in their long form; all of them take some hours …\n`)
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
if (ofScripts.length > 0) {
  const options = ['--root', 'scripts', '--config', 'vitest.config.ts', '--no-file-parallelism']
  const parameters = ['run', ...options, ...ofScripts]
  const code = await runOpenly(join(root, 'node_modules/.bin/vitest'), parameters, { LONG: '1' })
  process.exitCode = process.exitCode || code
}
if (isForPages) {
  const ui = join(root, 'packages/ui')
  const chromium = await ensureBrowser()
  const environment = { LONG: '1', ...(chromium && { CHROMIUM_PATH: chromium }) }
  const parameters = ['run', '--project', 'stories', 'apps/']
  const code = await runOpenly(join(ui, 'node_modules/.bin/vitest'), parameters, environment, ui)
  process.exitCode = process.exitCode || code
}
if (isForPooler) {
  const api = join(root, 'apps/api')
  const suites = ['two-processes', 'src/workflows/payment', 'src/workflows/checkout', 'src/modules/inventory']
  const parameters = ['run', ...suites, 'src/modules/content-revision']
  const code = await runOpenly(join(api, 'node_modules/.bin/vitest'), parameters, { TEST_POOLER: '1' }, api)
  process.exitCode = process.exitCode || code
}
if (isForSwift) {
  const api = join(root, 'apps/api')
  if (spawnSync('swift-proxy-server', ['--version']).error)
    process.stdout.write(
      '• OpenStack Swift is not on this machine: files in a real object store were not tried.\n',
    )
  else {
    const suites = ['src/modules/file-store', 'src/cli/files', 'src/backup/backup.test.ts']
    // Each file starts a store of its own: four Python programs and nine more before them.
    const patient = ['--hookTimeout=180000', '--testTimeout=180000']
    const parameters = ['run', '--no-file-parallelism', ...patient, ...suites]
    const code = await runOpenly(join(api, 'node_modules/.bin/vitest'), parameters, { TEST_SWIFT: '1' }, api)
    process.exitCode = process.exitCode || code
  }
}
for (const config of [isForRestarts && 'restarts.config.ts', isForBrowsers && 'browsers.config.ts']) {
  if (!config) continue
  const e2e = join(root, 'apps/e2e')
  const parameters = ['test', '--config', config]
  const code = await runOpenly(join(e2e, 'node_modules/.bin/playwright'), parameters, {}, e2e)
  process.exitCode = process.exitCode || code
}
