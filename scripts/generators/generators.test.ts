import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../lib/bootstrap.mjs'
import { runQuietly } from '../lib/processes.ts'

/** What is made of the sources, or not needed to check them. */
const left = /(^|\/)(node_modules|dist|storybook-static|test-results|\.turbo|\.git|\.data)$/
let copy = ''
let written: string[] = []

const inCopy = (command: string, ...parameters: string[]) =>
  execFileSync(command, parameters, { cwd: copy, encoding: 'utf8', stdio: 'pipe' })
const make = (...parameters: string[]) =>
  inCopy(process.execPath, 'scripts/commands/new.ts', ...parameters)
    .trim()
    .split('\n')

beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'hojreh-new-'))
  cpSync(root, copy, { recursive: true, filter: (source) => !left.test(relative(root, source)) })
  inCopy('pnpm', 'install', '--offline', '--frozen-lockfile')
  written = [
    ...make('component', 'SizeGuide', 'product'),
    ...make('route', 'size-guide'),
    ...make('route', 'writers', 'blog'),
    ...make('call', 'list-brands'),
    ...make('gateway', 'some-bank'),
    ...make('sms', 'some-line'),
  ]
}, 180_000)
afterAll(() => rmSync(copy, { recursive: true, force: true }))

test('what is made passes format, lint and boundaries as it is', { timeout: 120_000 }, () => {
  inCopy('biome', 'check', ...written)
  inCopy('depcruise', '--config', 'scripts/boundaries/rules.ts', 'apps', 'packages')
})

test.each([
  'packages/contract',
  'packages/ui',
  'packages/api',
  'packages/app',
  'apps/shop',
  'apps/blog',
  'apps/api',
])('what is made in %s has right types', { timeout: 120_000 }, async (folder) => {
  await runQuietly({ failure: `${folder} has wrong types`, command: ['tsc', '-p', join(copy, folder)] })
})

test.each([
  ['apps/api', ['src/modules/list-brands', 'src/modules/payment/some-bank', 'src/modules/sms/some-line']],
  ['apps/shop', ['test/pages.test.tsx', '-t', '/size-guide']],
  ['apps/blog', ['test', '-t', '/blog/writers']],
] as const)('the tests that are made in %s pass', { timeout: 180_000 }, async (folder, parameters) => {
  const command = ['pnpm', '--dir', join(copy, folder), 'exec', 'vitest', 'run', ...parameters]
  await runQuietly({ failure: `a test of ${folder} failed`, command })
})

test('what is there already is left alone', () => {
  const component = join(copy, 'packages/ui/src/product/size-guide.tsx')
  const before = readFileSync(component, 'utf8')
  expect(() => make('component', 'SizeGuide', 'product')).toThrow('is there already')
  expect(readFileSync(component, 'utf8')).toBe(before)
})

test.each([
  ['component', 'size-guide'],
  ['component', '../Evil'],
  ['route', 'SizeGuide'],
  ['route', 'size-guide', 'profile'],
  ['call', '../evil'],
  ['spaceship', 'x'],
])('%s «%s» makes nothing and says why', (...parameters) => {
  expect(() => make(...parameters)).toThrow(/✗/)
})
