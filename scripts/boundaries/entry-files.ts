import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '../..')

const entriesOf = (manifest: string): string[] => {
  const { exports }: { exports: Record<string, string> } = JSON.parse(
    readFileSync(join(root, manifest), 'utf8'),
  )
  return Object.values(exports).map((file) => `^${join(dirname(manifest), file).replaceAll('.', '\\.')}$`)
}

/** Patterns of the files that packages name in `exports`: all that others may import of them. */
export const entryFiles = globSync('packages/*/package.json', { cwd: root }).flatMap(entriesOf)
