import { describe, expect, test } from 'vitest'
import { judgeRun, judgeSource } from './judge.ts'
import { readSecurityTable } from './security-table.ts'

const files = ['apps/api/src/a.test.ts', 'apps/api/src/one/b.test.ts', 'apps/api/src/two/b.test.ts']
const read = (markdown: string) => readSecurityTable(markdown, files)

describe('the threats', () => {
  test('name files by a part of their path, titles of the file before, and their own number', () => {
    const { rows, problems } = read(
      '| attack | `way` | shown by |\n| theft | a lock | `a.test.ts › a lock`, `› a key` (twice), `one/b.test.ts` |\n| 7 | more | `a.test.ts` `[#7]` |',
    )
    expect(problems).toEqual([])
    const [a, b] = files
    expect(rows.map(({ id, proofs }) => [id, proofs.map(({ file, title }) => [file, title])])).toEqual([
      [
        'line 2',
        [
          [a, 'a lock'],
          [a, 'a key'],
          [b, ''],
        ],
      ],
      [
        '#7',
        [
          [a, ''],
          [a, '[#7]'],
        ],
      ],
    ])
  })

  test.each([
    ['| theft | `c.test.ts` |', 'line 1: no file is called c.test.ts'],
    ['| theft | `b.test.ts` |', 'line 1: several files are called b.test.ts'],
    ['| 7 | theft | `a.test.ts` |', '#7: names no test by its number'],
    ['| 7 | theft | `a.test.ts` `[#8]` |', '#7: names no test by its number'],
    ['| 7 | theft | nothing |', '#7: names no test by its number'],
  ])('%s: %s', (line, problem) => {
    expect(read(line).problems).toEqual([problem])
  })

  const row = (title: string) => {
    const [only] = read(`| theft | \`a.test.ts › ${title}\` |`).rows
    if (!only) throw new Error('no row')
    return only
  }
  test('are defended when the file has the title, of a test or of a group', () => {
    const judge = judgeSource(() => "describe('a lock', () => test(\"it's [#7] shut\"")
    for (const title of ['a lock', "a lock › it's [#7] shut"]) expect(judge(row(title))).toBeUndefined()
    expect(judge(row('a door'))).toBe('line 1: apps/api/src/a.test.ts has no test «a door»')
  })
  test('are defended when every test of the group ran and passed', () => {
    const ran = (title: string, isPassed: boolean) => ({ file: 'apps/api/src/a.test.ts', title, isPassed })
    const results = [ran('a lock › is shut', true), ran('a lock › is new', true), ran('a key', false)]
    expect(judgeRun(results)(row('a lock'))).toBeUndefined()
    expect(judgeRun(results)(row('a key'))).toMatch(/did not pass/)
    expect(judgeRun(results)(row('a door'))).toMatch(/did not run/)
  })
})
