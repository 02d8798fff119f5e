import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root } from '../lib/bootstrap.mjs'
import { runQuietly } from '../lib/processes.ts'

/** What is made of the sources, or not needed to check them. */
const left = /(^|\/)(node_modules|dist|storybook-static|test-results|\.turbo|\.git|\.data)$/
/** Types and tests of seven packages take minutes (npm run test:long -- generators). */
const isLong = process.env.LONG === '1'
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
  if (isLong) inCopy('pnpm', 'install', '--offline', '--frozen-lockfile')
  written = [
    ...make('component', 'SizeGuide', 'product'),
    ...make('route', 'size-guide'),
    ...make('route', 'writers', 'blog'),
    ...make('endpoint', 'list-brands'),
    ...make('gateway', 'some-bank'),
    ...make('sms', 'some-line'),
  ]
}, 180_000)
afterAll(() => rmSync(copy, { recursive: true, force: true }), 60_000)

test('what is made passes format and lint as it is', { timeout: 60_000 }, () => {
  expect(written).toContain('packages/ui/src/product/size-guide.stories.tsx')
  inCopy('biome', 'check', ...written)
})

describe.skipIf(!isLong)('what is made', () => {
  test('keeps the boundaries', { timeout: 120_000 }, () => {
    inCopy('depcruise', '--config', 'scripts/boundaries/rules.ts', 'apps', 'packages')
  })

  test.each([
    'packages/contract',
    'packages/ui',
    'packages/api',
    'packages/testing',
    'apps/shop',
    'apps/blog',
    'apps/api',
  ])('has right types in %s', { timeout: 300_000 }, async (folder) => {
    await runQuietly({ failure: `${folder} has wrong types`, command: ['tsc', '-p', join(copy, folder)] })
  })

  test.each([
    ['apps/api', ['src/modules/list-brands', 'src/modules/payment/some-bank', 'src/modules/sms/some-line']],
    ['apps/shop', ['test/pages.test.tsx', '-t', '/size-guide']],
    ['apps/blog', ['test', '-t', '/blog/writers']],
  ] as const)('passes its own tests in %s', { timeout: 300_000 }, async (folder, parameters) => {
    const command = ['pnpm', '--dir', join(copy, folder), 'exec', 'vitest', 'run', ...parameters]
    await runQuietly({ failure: `a test of ${folder} failed`, command })
  })
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
  ['endpoint', '../evil'],
  ['spaceship', 'x'],
])('%s «%s» makes nothing and says why', (...parameters) => {
  expect(() => make(...parameters)).toThrow(/✗/)
})
