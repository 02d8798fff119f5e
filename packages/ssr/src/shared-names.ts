import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Plugin, parseSync } from 'vite'

// Vite's module runner, which runs the tests, has no `import.meta.resolve`.
const ui = createRequire(import.meta.url).resolve('@hojreh/ui')
const sources = dirname(ui)
const theme = join(sources, 'theme/')

interface ImportedName {
  name: string
  /** The module that it comes from: a library, or a file of the theme. */
  from: string
}

/** Returns the names that a file of `packages/ui` imports from libraries and from the theme. */
const importsOf = (file: string): ImportedName[] =>
  parseSync(file, readFileSync(file, 'utf8')).module.staticImports.flatMap(({ moduleRequest, entries }) => {
    const { value } = moduleRequest
    const from = value.startsWith('.') ? join(dirname(file), value) : value
    if (from.startsWith('@hojreh/') || (from.startsWith(sources) && !from.startsWith(theme))) return []
    return entries
      .filter(({ isType }) => !isType)
      .map(({ importName }) => ({ name: importName.name ?? 'default', from }))
  })

// What only the apps themselves import. A journey (apps/e2e, offline.test.ts) fails when a name is missing.
const importsOfApps: ImportedName[] = ['useLocation', 'useNavigate', 'useParams', 'useSearchParams'].map(
  (name) => ({ name, from: 'react-router-dom' }),
)

/** The entry that `sharedNames` makes. */
export const SHARED_NAMES = 'virtual:shared-names'
const RESOLVED = `\0${SHARED_NAMES}`

/**
 * An entry of every build that no page loads: it exports every name that an app imports from the libraries and from the
 * theme. With it their chunks are the same files, byte by byte, in all apps, and the second app that a visitor opens has
 * them already. It imports no component of `packages/ui`, for what two modules import becomes a file of its own.
 */
export const sharedNames = (): Plugin => ({
  name: 'hojreh-shared-names',
  resolveId(source, importer) {
    if (source === SHARED_NAMES) return RESOLVED
    if (importer !== RESOLVED) return undefined
    return this.resolve(source, source === 'react-router-dom' ? fileURLToPath(import.meta.url) : ui)
  },
  load(id) {
    if (id !== RESOLVED) return undefined
    const files = globSync('**/*.{ts,tsx}', { cwd: sources })
      .filter((file) => !/\.(?:stories|test)\.|^(?:stories|theme)[\\/]|make-fonts/.test(file))
      .sort()
      .map((file) => join(sources, file))
    return [...importsOfApps, ...files.flatMap(importsOf)]
      .map(({ name, from }, n) => `export { ${name} as n${n} } from ${JSON.stringify(from)}`)
      .join('\n')
  },
})
