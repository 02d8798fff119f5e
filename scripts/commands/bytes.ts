// npm run bytes: what the scripts of each page weigh, packed with Brotli, in how many files, and which library weighs how much.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/bootstrap.mjs'
import { toColumns } from '../lib/columns.ts'
import { runQuietly } from '../lib/processes.ts'

const LIBRARIES = 15
const kilobytes = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB`

await runQuietly({
  failure: 'The apps could not be built',
  command: ['turbo', 'run', 'build', '--filter=./apps/*', '--output-logs=new-only'],
})
for (const app of ['shop', 'blog', 'profile', 'admin']) {
  const { routes, files, libraries, fonts } = JSON.parse(
    readFileSync(join(root, 'apps', app, 'dist/bytes.json'), 'utf8'),
  ) as Record<'routes' | 'files' | 'libraries', Record<string, number>> & { fonts: number }
  const [heaviest] = Object.keys(routes)
  const lines = toColumns([
    [app, ''],
    ...Object.entries(routes).map(([name, bytes]) => [`  ${name}`, `${kilobytes(bytes)} in ${files[name]}`]),
    ['  fonts', kilobytes(fonts)],
    [`  in ${heaviest}:`, ''],
    ...Object.entries(libraries)
      .slice(0, LIBRARIES)
      .map(([name, bytes]) => [`    ${name}`, kilobytes(bytes)]),
  ])
  process.stdout.write(`${lines.join('\n')}\n\n`)
}
