import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../lib/bootstrap.mjs'
import { type Counts, reportFiles } from '../lib/test-counts.ts'
import { judgeDecisions } from './decisions.ts'
import { crowdedFolders } from './folders.ts'
import { judgeRun, judgeSource } from './judge.ts'
import { judgePaths } from './paths.ts'
import { type Result, resultsOf } from './results.ts'
import { readSecurityTable } from './security-table.ts'
import { type Row, readTable, writeTable } from './table.ts'
import { taggedTests } from './tagged-tests.ts'

const read = (file: string): string | undefined =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined

const filesOf = (kind: string) =>
  globSync(`{apps,packages,scripts}/**/*.${kind}.{ts,tsx}`, {
    cwd: root,
    exclude: (path) => path.endsWith('node_modules'),
  })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
const testFiles = () => filesOf('test')
/** Returns the tests that prove sentences of the specification, by their tags. */
const tests = () =>
  [...testFiles(), ...filesOf('stories')].flatMap((file) => taggedTests(file, read(file) ?? ''))

const SPECIFICATION = 'docs/specification.md'
const tables = {
  [SPECIFICATION]: (markdown: string) => readTable(markdown, tests()),
  'docs/security.md': (markdown: string) => readSecurityTable(markdown, testFiles()),
}

const check = (judge: (row: Row) => string | undefined): Counts & { failures: string[] } => {
  const failures: string[] = []
  let passed = 0
  for (const [name, readRows] of Object.entries(tables)) {
    const { rows, problems } = readRows(read(name) ?? '')
    if (rows.length === 0) problems.push('there are no rows')
    const failedRows = rows.map(judge).filter((failure) => failure !== undefined)
    failures.push(...[...problems, ...failedRows].map((failure) => `${name}, ${failure}`))
    passed += rows.length - failedRows.length
  }
  return { passed, failed: failures.length, failures }
}

/** Writes the tests that prove each row of the specification, from their tags. Returns its file. */
export const writeProofs = (): string => {
  const file = join(root, SPECIFICATION)
  writeFileSync(file, writeTable(read(SPECIFICATION) ?? '', tests()))
  return file
}

/** Checks whether every row names tests that are there; fast, without a run. */
export const checkSource = () => check(judgeSource(read))

/** The files that may refer to a decision: documents, sources and what is deployed. */
const CITING =
  '{*.md,docs/**/*.md,{apps,packages,scripts,deploy}/**/*.{md,ts,tsx,mjs,conf,yaml},.github/**/*.yml}'

/** Returns references to decisions without a page, links and paths in documents that lead nowhere, crowded folders. */
export const checkReferences = (): string[] => {
  const files = globSync(CITING, {
    cwd: root,
    exclude: (path) => /(^|[/\\])(node_modules|dist|storybook-static|test-results|conformance)$/.test(path),
  }).map((path) => ({ path: path.replaceAll('\\', '/'), text: read(path) ?? '' }))
  return [
    ...judgeDecisions(files),
    ...judgePaths(files, (path) => existsSync(join(root, path))),
    ...crowdedFolders(files.map(({ path }) => path)),
  ]
}

/** Returns every test of the run that just ended, from its reports. */
export const readResults = (): Result[] =>
  reportFiles().flatMap((file) => {
    const folder = dirname(dirname(file))
    return resultsOf(JSON.parse(read(file) ?? ''), folder === '.' ? 'scripts' : folder)
  })

/** Checks whether every test that a row names ran and passed. */
export const checkRun = (results: readonly Result[]) => check(judgeRun(results))
