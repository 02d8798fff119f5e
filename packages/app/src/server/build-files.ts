import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { PageApp } from '../state/app-extra.ts'

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

/** A chunk and everything it imports statically, itself first. */
const withImports = (manifest: Manifest, name: string, seen = new Set<string>()): Set<string> => {
  const entry = manifest[name]
  if (!entry || seen.has(name)) return seen
  seen.add(name)
  for (const imported of entry.imports ?? []) withImports(manifest, imported, seen)
  return seen
}

/** The browser's files of a build, as a page needs them. */
export interface BuildFiles {
  /** Changes with every build whose files differ. */
  build: string
  base: `/_${PageApp}/`
  entry: string
  colorModeScript: string
  preloadFont: string | undefined
  speculationRules: string
  /** Addresses of scripts and styles for the entry and the routes' files. */
  filesOf: (routeFiles: readonly string[]) => { scripts: string[]; styles: string[] }
}

/** Reads `dist/client` of an app. Throws when it is not built. */
export const readBuildFiles = (root: string, app: PageApp): BuildFiles => {
  const folder = join(root, 'dist/client')
  const text = readFileSync(join(folder, '.vite/manifest.json'), 'utf8')
  const manifest = manifestSchema.parse(JSON.parse(text))
  const base = `/_${app}/` as const
  const entry = manifest[ENTRY]
  if (!entry) throw new Error(`The build in ${folder} has no ${ENTRY}`)
  const assets = readdirSync(join(folder, 'assets'))
  const colorMode = assets.find((name) => name.startsWith('color-mode-'))
  const font = assets.find((name) => /^vazirmatn-arabic.*\.woff2$/.test(name))
  const chunks = [...withImports(manifest, ENTRY)]
  return {
    build: createHash('sha256').update(text).digest('base64url').slice(0, 16),
    base,
    entry: base + entry.file,
    colorModeScript: `${base}assets/${colorMode}`,
    preloadFont: font && `${base}assets/${font}`,
    speculationRules: `${base}speculation-rules.json`,
    filesOf: (routeFiles) => {
      const names = new Set([...chunks, ...routeFiles.flatMap((file) => [...withImports(manifest, file)])])
      const files = [...names].flatMap((name) => manifest[name] ?? [])
      return {
        scripts: files.filter(({ file }) => file !== entry.file).map(({ file }) => base + file),
        styles: [...new Set(files.flatMap(({ css = [] }) => css.map((file) => base + file)))],
      }
    },
  }
}
