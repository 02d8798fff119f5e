import { expect, test } from 'vitest'
import { judgePaths } from './paths.ts'

const judge = (text: string, path = 'docs/README.md') =>
  judgePaths([{ path, text }], (name) => ['README.md', 'docs/scale.md', 'packages/ui'].includes(name))

test.each([
  '[scale](scale.md#measured), [home](../README.md), [site](https://sitemaps.org/protocol.html)',
  '`packages/ui`, `packages/<name>`, `apps/*/src/routes.ts`, `modules/import/purifier.ts`',
])('links and paths that lead to a file are fine: %s', (text) => {
  expect(judge(text)).toEqual([])
})

test.each([
  ['[guide](guides/add-a-page.md)', 'docs/guides/add-a-page.md'],
  ['`packages/app/src/vite.ts`', 'packages/app/src/vite.ts'],
])('a link or a path that leads nowhere is told with its document: %s', (text, target) => {
  expect(judge(text)).toEqual([`docs/README.md: there is no ${target}`])
})

test('only documents are read', () => {
  expect(judge("'`packages/gone`'", 'scripts/a.ts')).toEqual([])
})
