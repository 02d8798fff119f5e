import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './lib/bootstrap.mjs'

/** `npm run types`, which checks all packages at once. */
const programs = ['tsconfig.json', 'tsconfig.web.json', 'packages/ssr/src/service-worker/tsconfig.json']

const filesOf = (program: string): string[] =>
  execFileSync(join(root, 'node_modules/.bin/tsc'), ['-p', program, '--listFilesOnly'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
    .split('\n')
    .map((file) => relative(root, file))

test('the types of every source file are checked', { timeout: 120_000 }, () => {
  const checked = new Set(programs.flatMap(filesOf))
  const sources = globSync('{apps,packages,scripts}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|dist|test-results|fixture)$/.test(path),
  })
  expect(sources.length).toBeGreaterThan(3_000)
  expect(sources.filter((file) => !checked.has(file))).toEqual([])
})
