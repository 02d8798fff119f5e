import { expect, test } from 'vitest'
import { judgeDecisions } from './decisions.ts'

const index = { path: 'docs/decisions/README.md', text: '- [001](001-node.md)\n- [032](032-releases.md)' }
const node = { path: 'docs/decisions/001-node.md', text: '# 001: Node, see decision 032' }
const releases = { path: 'docs/decisions/032-releases.md', text: '# 032: Releases' }
const judge = (text: string, path = 'apps/api/src/a.ts') =>
  judgeDecisions([index, node, releases, { path, text }])

test.each([
  '// (decision 001)',
  'Decisions 001 and 032 say so.',
  'docs/decisions/032',
  '[one](../decisions/032-releases.md)',
  'a decision 2026',
])('a reference to a page that exists is fine: %s', (text) => {
  expect(judge(text)).toEqual([])
})

test.each([
  ['// (decision 002)', '002'],
  ['Decisions 001, 032 and 033 say so.', '033'],
  ['docs/decisions/031', '031'],
  ['[one](../decisions/032-old-name.md)', '032-old-name.md'],
])('a reference to a page that does not exist is told with its file: %s', (text, cited) => {
  expect(judge(text)).toEqual([`apps/api/src/a.ts: there is no decision ${cited}`])
})

test('a link between pages must lead to one', () => {
  const [page, text] = ['docs/decisions/010-content.md', 'see [it](011-gone.md)']
  expect(judge(text, page)).toContain(`${page}: there is no decision 011-gone.md`)
})

test('a page that the index lacks, and a number that two pages have, are told', () => {
  expect(judge('# 032: Again', 'docs/decisions/032-second.md')).toEqual([
    'docs/decisions/README.md: 032-second.md is not in the index',
    'docs/decisions/032-second.md: another page has its number',
  ])
})

test('more than forty pages are too many', () => {
  const judgeMany = (count: number) => {
    const names = Array.from({ length: count }, (_, place) => `${100 + place}-page.md`)
    const contents = { path: index.path, text: names.map((name) => `[page](${name})`).join() }
    return judgeDecisions([contents, ...names.map((name) => ({ path: `docs/decisions/${name}`, text: '' }))])
  }
  expect(judgeMany(40)).toEqual([])
  expect(judgeMany(41)).toEqual(['docs/decisions/: 41 pages, at most 40: merge those of one theme'])
})
