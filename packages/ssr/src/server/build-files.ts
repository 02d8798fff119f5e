import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { ServedApp } from './options.ts'

const chunk = z.object({
  file: z.string(),
  isEntry: z.boolean().optional(),
  imports: z.array(z.string()).optional(),
  css: z.array(z.string()).optional(),
  assets: z.array(z.string()).optional(),
})
const manifestSchema = z.record(z.string(), chunk)
type Manifest = z.infer<typeof manifestSchema>

const ENTRY = 'src/entry-browser.tsx'

/** A chunk and everything it imports statically, in the order of evaluation: itself last. */
const withImports = (manifest: Manifest, name: string, begun = new Set<string>()): string[] => {
  const entry = manifest[name]
  if (!entry || begun.has(name)) return []
  begun.add(name)
  return [...(entry.imports ?? []).flatMap((imported) => withImports(manifest, imported, begun)), name]
}

/** The browser's files of a build, as a page needs them. */
export interface BuildFiles {
  /** Changes with every build whose files differ. */
  build: string
  base: `/_${ServedApp}/`
  entry: string
  headScript: string
  preloadFont: string | undefined
  /** Replaces a page's own policy in development. */
  policy?: string
  speculationRules: string
  /** Addresses for the entry and the routes' files: modules in the order of evaluation, the entry last; and styles. */
  filesOf: (routeFiles: readonly string[]) => { modules: string[]; styles: string[] }
  /** The source file of a route in `src/routes` or a folder of it, by its name without `.tsx`. Throws for an unknown one. */
  routeFile: (name: string) => string
}

/** Reads `dist/client` of an app. Throws when it is not built. */
export const readBuildFiles = (root: string, app: ServedApp): BuildFiles => {
  const folder = join(root, 'dist/client')
  const text = readFileSync(join(folder, '.vite/manifest.json'), 'utf8')
  const manifest = manifestSchema.parse(JSON.parse(text))
  const base = `/_${app}/` as const
  const entry = manifest[ENTRY]
  if (!entry) throw new Error(`The build in ${folder} has no ${ENTRY}`)
  const assets = readdirSync(join(folder, 'assets'))
  const head = assets.find((name) => /^head-[^/]*\.js$/.test(name))
  const font = assets.find((name) => /^vazirmatn-persian.*\.woff2$/.test(name))
  const chunks = withImports(manifest, ENTRY)
  return {
    build: createHash('sha256').update(text).digest('base64url').slice(0, 16),
    base,
    entry: base + entry.file,
    headScript: `${base}assets/${head}`,
    preloadFont: font && `${base}assets/${font}`,
    speculationRules: `${base}speculation-rules.json`,
    filesOf: (routeFiles) => {
      const begun = new Set(chunks)
      const ofRoutes = routeFiles.flatMap((file) => withImports(manifest, file, begun))
      const names = [...chunks.filter((name) => name !== ENTRY), ...ofRoutes, ENTRY]
      const files = names.flatMap((name) => manifest[name] ?? [])
      return {
        modules: files.map(({ file }) => base + file),
        styles: [...new Set(files.flatMap(({ css = [] }) => css.map((file) => base + file)))],
      }
    },
    routeFile: (name) => {
      const isOfRoute = (file: string) => file.startsWith('src/routes/') && file.endsWith(`/${name}.tsx`)
      const file = Object.keys(manifest).find(isOfRoute)
      if (!file) throw new Error(`The build in ${folder} has no src/routes/**/${name}.tsx`)
      return file
    },
  }
}
