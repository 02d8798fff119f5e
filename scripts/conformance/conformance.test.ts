import { describe, expect, test } from 'vitest'
import { judgeRun, judgeSource } from './judge.ts'
import { resultsOf } from './results.ts'
import { type Proof, readTable, writeTable } from './table.ts'
import { taggedTests } from './tagged-tests.ts'

const proofOf = (text: string): Proof => {
  const [file = '', ...titles] = text.split(' › ')
  return { file, title: titles.join(' › ') }
}
const rowOf = (...proofs: string[]) => ({ id: '2.1', sentence: 'a sentence', proofs: proofs.map(proofOf) })
const mark = '§'

describe('tests that name rows', () => {
  test('say it themselves or by their group, and have the title that the file writes', () => {
    const source = [
      `describe('group', { tags: ['${mark}1.1'] }, () => {`,
      `  test.each(cases)('%s opens', { tags: ['${mark}2.1 /cart', 'slow'], timeout: 1 }, () => {})`,
      `  it(\`has \${name}\`, () => {})`,
      '})',
      "test('no row', { tags: ['slow'] }, () => {})",
      `test('a journey', { tag: '@${mark}D3.12' }, () => {})`,
    ].join('\n')
    expect(taggedTests('apps/x.test.ts', source)).toEqual([
      { file: 'apps/x.test.ts', title: 'group › %s opens', tags: [`${mark}1.1`, `${mark}2.1 /cart`] },
      { file: 'apps/x.test.ts', title: `group › has \${name}`, tags: [`${mark}1.1`] },
      { file: 'apps/x.test.ts', title: 'a journey', tags: [`${mark}D3.12`] },
    ])
  })

  test('may be stories', () => {
    const source = `export const WholeNumbersOnly: Story = { tags: ['${mark}2.1'] }\nexport const Other: Story = {}`
    expect(taggedTests('packages/y.stories.tsx', source)).toEqual([
      { file: 'packages/y.stories.tsx', title: 'Whole Numbers Only', tags: [`${mark}2.1`] },
    ])
  })
})

describe('the table', () => {
  const tests = [
    { file: 'apps/x.test.ts', title: 'group › a | b', tags: [`${mark}2.1`, `${mark}D3.12`] },
    { file: 'packages/y.test.ts', title: '%s opens', tags: [`${mark}2.1 /cart`] },
  ]
  const bare = '| id | sentence | proof |\n| --- | :-- | --- |\n| 2.1 | a \\| b | |\n| D3.12 | more | old |'

  test('is written from the tests, and then read without a problem', () => {
    const written = writeTable(bare, tests)
    expect(written).toContain(
      '| 2.1 | a \\| b | `apps/x.test.ts › group › a \\| b`<br>`packages/y.test.ts › %s opens` (/cart) |',
    )
    const { rows, problems } = readTable(written, tests)
    expect(problems).toEqual([])
    expect(rows).toEqual([
      {
        id: '2.1',
        sentence: 'a | b',
        proofs: [
          { file: 'apps/x.test.ts', title: 'group › a | b' },
          { file: 'packages/y.test.ts', title: '%s opens', only: '/cart' },
        ],
      },
      { id: 'D3.12', sentence: 'more', proofs: [{ file: 'apps/x.test.ts', title: 'group › a | b' }] },
    ])
  })

  test('that tells other tests than carry the id is out of date', () => {
    expect(readTable(bare, tests).problems).toEqual([
      expect.stringMatching(/^2\.1: other tests carry .2\.1 than it tells/),
      expect.stringMatching(/^D3\.12: other tests/),
    ])
  })

  test('needs a row for each id', () => {
    const [first] = tests
    const { problems } = readTable('| 2.1 | a | `apps/x.test.ts › group › a \\| b` |', first ? [first] : [])
    expect(problems).toEqual(['apps/x.test.ts › group › a | b: there is no row D3.12'])
  })

  test.each([
    ['| 2.1 | one | |\n| 2.1 | two | |', 'row 2.1 is there twice'],
    ['| two | one | |', 'line 1 is not a row of id, sentence and proof'],
    ['| 2.1 | one | two | |', 'line 1 is not a row of id, sentence and proof'],
    ['| 2.1 | | |', 'line 1 is not a row of id, sentence and proof'],
  ])('tells what is wrong with %j', (markdown, problem) => {
    expect(readTable(markdown, []).problems).toEqual([problem])
  })
})

describe('the reports', () => {
  const vitest = (status: string, title = 'passes 1 of 2') => ({
    testResults: [
      {
        name: '/somewhere/else/apps/api/src/a.test.ts',
        assertionResults: [{ ancestorTitles: ['group'], title, status }],
      },
    ],
  })
  const playwright = (...statuses: string[]) => ({
    config: { rootDir: '/somewhere/apps/e2e/src' },
    suites: [
      {
        title: 'a.test.ts',
        file: 'a.test.ts',
        specs: statuses.map((status) => ({ title: 'buys', tests: [{ status }] })),
        suites: [
          {
            title: 'group',
            file: 'a.test.ts',
            specs: [{ title: 'pays', tests: [{ status: 'expected' }] }],
          },
        ],
      },
    ],
  })

  test('name a test by its path inside the repository, wherever they were made', () => {
    expect(resultsOf(vitest('passed'), 'apps/api')).toEqual([
      { file: 'apps/api/src/a.test.ts', title: 'group › passes 1 of 2', isPassed: true },
    ])
    expect(resultsOf(playwright('expected'), 'apps/e2e')).toEqual([
      { file: 'apps/e2e/src/a.test.ts', title: 'buys', isPassed: true },
      { file: 'apps/e2e/src/a.test.ts', title: 'group › pays', isPassed: true },
    ])
  })

  test('keep what a failed test said, without its colours', () => {
    const [ownTest] = vitest('failed').testResults
    const [assertion] = ownTest?.assertionResults ?? []
    const report = {
      testResults: [
        { ...ownTest, assertionResults: [{ ...assertion, failureMessages: ['\u001b[31m2 is not 1'] }] },
      ],
    }
    expect(resultsOf(report, 'apps/api')).toMatchObject([{ isPassed: false, message: '2 is not 1' }])
    const journey = playwright('unexpected')
    Object.assign(journey.suites[0]?.specs[0]?.tests[0] ?? {}, {
      results: [{ errors: [{ message: 'no button' }] }, {}],
    })
    expect(resultsOf(journey, 'apps/e2e')).toMatchObject([
      { isPassed: false, message: 'no button' },
      { isPassed: true },
    ])
  })

  const cited = 'apps/api/src/a.test.ts › group › passes %i of $many'
  test('prove a row whose test passed, for every case of its table', () => {
    expect(judgeRun(resultsOf(vitest('passed'), 'apps/api'))(rowOf(cited))).toBeUndefined()
  })

  test('prove a row that names one case only by that one', () => {
    const results = resultsOf(vitest('passed', 'passes 1 of 2'), 'apps/api')
    const judgeCase = (only: string) =>
      judgeRun(results)({ ...rowOf(), proofs: [{ ...proofOf(cited), only }] })
    expect(judgeCase('1')).toBeUndefined()
    expect(judgeCase('3')).toBe(`2.1: did not run: ${cited} (3)`)
  })

  test.each(['failed', 'skipped', 'pending', 'todo'])('do not prove a row whose test is %s', (status) => {
    const results = [
      ...resultsOf(vitest('passed'), 'apps/api'),
      ...resultsOf(vitest(status, 'passes 2 of 2'), 'apps/api'),
    ]
    expect(judgeRun(results)(rowOf(cited))).toBe(
      '2.1: did not pass: apps/api/src/a.test.ts › group › passes 2 of 2',
    )
  })

  test.each([
    'apps/api/src/b.test.ts › group › passes %i of $many',
    'apps/api/src/a.test.ts › passes %i of $many',
    'apps/api/src/a.test.ts › group › passes',
  ])('do not prove a row whose test is not among them: %s', (proof) => {
    expect(judgeRun(resultsOf(vitest('passed'), 'apps/api'))(rowOf(proof))).toBe(`2.1: did not run: ${proof}`)
  })

  test.each(['unexpected', 'flaky', 'skipped'])(
    'do not prove a row whose journey passed in one browser and is %s in another',
    (status) => {
      const results = resultsOf(playwright('expected', status), 'apps/e2e')
      expect(judgeRun(results)(rowOf('apps/e2e/src/a.test.ts › buys'))).toMatch(/^2\.1: did not pass/)
    },
  )

  test('say nothing of a test that runs at night', () => {
    expect(judgeRun([])(rowOf('apps/e2e/src/start.long.test.ts › goes on'))).toBeUndefined()
  })

  test('do not prove a row that names no test, nor one of whose tests failed', () => {
    const judge = judgeRun(resultsOf(playwright('expected', 'unexpected'), 'apps/e2e'))
    expect(judge(rowOf())).toBe('2.1: has no proof')
    expect(judge(rowOf('apps/e2e/src/a.test.ts › group › pays', 'apps/e2e/src/a.test.ts › buys'))).toMatch(
      /did not pass: .* buys$/,
    )
  })
})

describe('the files', () => {
  const files: Record<string, string> = {
    'a.test.ts':
      "describe('group', () => test(\"it's so\", () => {}))\ntest.each([])('refuses %s', () => {})",
    'c.test.ts': "it.each([['a rug'], ['%s cm'], [503]])('sells %s', { tags: ['§2.1 a carpet'] }, () => {})",
    'a.stories.tsx': 'export const WholeNumbersOnly: Story = {}',
    'd.test.ts': [
      "test('runs everywhere', () => {})",
      "test.runIf(disk)('fills a disk', () => {})",
      "describe.skipIf(!hasNginx)('behind nginx', () => test('is shut', () => {}))",
    ].join('\n'),
  }
  const judge = judgeSource((file) => files[file])

  test.each([
    "a.test.ts › group › it's so",
    'a.test.ts › refuses %s',
    'a.test.ts › refuses this and that',
    'a.stories.tsx › Whole Numbers Only',
    'd.test.ts › runs everywhere',
  ])('hold %s', (proof) => {
    expect(judge(rowOf(proof))).toBeUndefined()
  })

  test.each([
    ['b.test.ts › group', 'there is no file b.test.ts'],
    ["a.test.ts › other › it's so", "a.test.ts has no test «other › it's so»"],
    ['a.test.ts › grou', 'a.test.ts has no test «grou»'],
    ['a.test.ts', 'a.test.ts has no test «»'],
    ['a.test.ts › accepts this', 'a.test.ts has no test «accepts this»'],
    ['d.test.ts › fills a disk', 'd.test.ts runs «fills a disk» on some machines only'],
    ['d.test.ts › behind nginx › is shut', 'd.test.ts runs «behind nginx › is shut» on some machines only'],
    ['a.stories.tsx › Whole Numbers', 'a.stories.tsx has no test «Whole Numbers»'],
  ])('do not hold %s', (proof, failure) => {
    expect(judge(rowOf(proof))).toBe(`2.1: ${failure}`)
  })

  const judgeCase = (only: string) =>
    judge({ ...rowOf(), proofs: [{ ...proofOf('c.test.ts › sells %s'), only }] })
  test.each(['a rug', '30 cm', '503'])('hold the case %s', (only) => {
    expect(judgeCase(only)).toBeUndefined()
  })

  test('do not hold a case that only its tag names', () => {
    expect(judgeCase('a carpet')).toBe('2.1: c.test.ts has no case «a carpet»')
  })
})
