import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk

const MAX_FONTS = 60_000

interface ByteReport {
  /** Packed bytes of the scripts that a first visit to each route loads. */
  routes: Record<string, number>
  /** The number of these scripts: each is a request and a task of its own, which costs a slow phone time. */
  files: Record<string, number>
  /** Of the largest of them, by library; chunks of several libraries are shared out by length. */
  libraries: Record<string, number>
  /** Packed bytes of the fonts that a Persian page loads. */
  fonts: number
}

const ENTRY = 'src/entry-browser.tsx'
/** Runs before everything else; no module. */
const HEAD = /^assets\/head-[^/]*\.js$/
const ROUTE = /^src\/routes\/(?:[\w-]+\/)*[\w-]+\.tsx$/
const nameOf = ({ facadeModuleId }: Chunk, root: string) =>
  facadeModuleId?.startsWith(`${root}/`) ? facadeModuleId.slice(root.length + 1) : ''

/** `…/node_modules/@mui/material/…` → `@mui/material`; our own packages and apps by their folder. */
const libraryOf = (id: string): string => {
  const inside = id.split('/node_modules/').at(-1) ?? ''
  if (inside !== id)
    return inside
      .split('/')
      .slice(0, inside.startsWith('@') ? 2 : 1)
      .join('/')
  return /(?:packages|apps)\/[\w-]+/.exec(id)?.[0] ?? 'build'
}

const chunksBehind = (start: Chunk, chunks: ReadonlyMap<string, Chunk>, seen = new Set<Chunk>()) => {
  if (seen.has(start)) return seen
  seen.add(start)
  for (const name of start.imports) {
    const chunk = chunks.get(name)
    if (chunk) chunksBehind(chunk, chunks, seen)
  }
  return seen
}

const reportOf = (bundle: Rolldown.OutputBundle, root: string): ByteReport => {
  const files = Object.values(bundle)
  const sent = ({ fileName }: { fileName: string }) =>
    statSync(join(root, 'dist/client', `${fileName}.br`)).size
  const chunks = new Map(files.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])))
  const compressed = new Map([...chunks.values()].map((chunk) => [chunk, sent(chunk)]))
  const head = files.find(({ fileName }) => HEAD.test(fileName))
  const bytesOf = (some: Iterable<Chunk>) =>
    [...some].reduce((sum, chunk) => sum + (compressed.get(chunk) ?? 0), head ? sent(head) : 0)
  const countOf = (some: ReadonlySet<Chunk>) => some.size + (head ? 1 : 0)

  const named = new Map([...chunks.values()].map((chunk) => [nameOf(chunk, root), chunk]))
  const entry = named.get(ENTRY)
  if (!entry) throw new Error(`The build has no ${ENTRY}`)
  const loaded = [...named]
    .filter(([name]) => ROUTE.test(name))
    .map(([name, chunk]) => [name, chunksBehind(chunk, chunks, chunksBehind(entry, chunks))] as const)
    .sort(([, a], [, b]) => bytesOf(b) - bytesOf(a))

  const libraries = new Map<string, number>()
  for (const chunk of loaded[0]?.[1] ?? [entry]) {
    const modules = Object.entries(chunk.modules)
    const whole = modules.reduce((sum, [, { renderedLength }]) => sum + renderedLength, 0)
    for (const [id, { renderedLength }] of modules) {
      const share = ((compressed.get(chunk) ?? 0) * renderedLength) / whole
      libraries.set(libraryOf(id), (libraries.get(libraryOf(id)) ?? 0) + share)
    }
  }
  const fonts = files.filter(({ fileName }) => /\.woff2$/.test(fileName))
  return {
    routes: Object.fromEntries(loaded.map(([name, some]) => [name, bytesOf(some)])),
    files: Object.fromEntries(loaded.map(([name, some]) => [name, countOf(some)])),
    libraries: Object.fromEntries(
      [...libraries].sort(([, a], [, b]) => b - a).map(([name, bytes]) => [name, Math.round(bytes)]),
    ),
    fonts: fonts.reduce((sum, file) => sum + ('source' in file ? file.source.length : 0), 0),
  }
}

/** Limits of the scripts that a first visit to a page loads. */
export interface ByteBudget {
  /** Compressed bytes of all scripts. */
  maxScript: number
  /** The number of scripts. */
  maxFiles: number
}

/** Writes `dist/bytes.json` and fails the build of an app whose pages load more than they may. */
export const byteBudget = ({ maxScript, maxFiles }: ByteBudget): Plugin => {
  let root = ''
  return {
    name: 'hojreh-byte-budget',
    apply: (_config, { isSsrBuild }) => !isSsrBuild,
    configResolved: (config) => {
      root = config.root
    },
    writeBundle(_options, bundle) {
      const report = reportOf(bundle, root)
      writeFileSync(join(root, 'dist/bytes.json'), `${JSON.stringify(report, null, 2)}\n`)
      const heavy = Object.entries(report.routes).filter(([, bytes]) => bytes > maxScript)
      if (report.fonts > MAX_FONTS) heavy.push(['fonts', report.fonts])
      if (heavy.length > 0)
        this.error(
          `Heavier than the budget: ${heavy.map(([name, bytes]) => `${name} ${bytes}`).join(', ')}; dist/bytes.json has more.`,
        )
      const scattered = Object.entries(report.files).filter(([, count]) => count > maxFiles)
      if (scattered.length > 0)
        this.error(
          `More files than the budget: ${scattered.map(([name, count]) => `${name} ${count}`).join(', ')}; chunk-groups.ts says what shares one.`,
        )
    },
  }
}
