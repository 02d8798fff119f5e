import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'
import { SEPARATOR } from './table.ts'

/** The result of one test in one run. */
export interface Result {
  /** From the root of the repository. */
  file: string
  title: string
  isPassed: boolean
  /** The failure of a test that ran and did not pass. */
  message?: string
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({
          ancestorTitles: z.array(z.string()),
          title: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).optional(),
        }),
      ),
    }),
  ),
})

const attempt = z.object({ errors: z.array(z.object({ message: z.string().optional() })).optional() })
const spec = z.object({
  title: z.string(),
  tests: z.array(z.object({ status: z.string(), results: z.array(attempt).optional() })),
})
interface Suite {
  title: string
  file: string
  specs: z.infer<typeof spec>[]
  suites?: Suite[] | undefined
}
const suite: z.ZodType<Suite> = z.object({
  title: z.string(),
  file: z.string(),
  specs: z.array(spec),
  get suites() {
    return z.array(suite).optional()
  },
})
const playwrightReport = z.object({
  config: z.object({ rootDir: z.string() }),
  suites: z.array(suite),
})

/** A report may come from a cache, and from a checkout elsewhere: what counts is the path inside the repository. */
const inRepository = (path: string, folder: string): string => {
  const parts = path.replaceAll('\\', '/')
  return parts.slice(parts.lastIndexOf(`/${folder}/`) + 1)
}

const withMessage = (lines: readonly (string | undefined)[] = []) => {
  const message = stripVTControlCharacters(lines.filter((line) => line !== undefined).join('\n'))
  return message === '' ? {} : { message }
}

const resultsOfSuite = ({ specs, suites = [] }: Suite, file: string, titles: string[]): Result[] => [
  ...specs.flatMap(({ title, tests }) =>
    // One entry for each project that the journey ran in.
    tests.map(({ status, results }) => ({
      file,
      title: [...titles, title].join(SEPARATOR),
      isPassed: status === 'expected',
      ...withMessage(results?.flatMap(({ errors = [] }) => errors.map(({ message }) => message))),
    })),
  ),
  ...suites.flatMap((inner) => resultsOfSuite(inner, file, [...titles, inner.title])),
]

/**
 * The tests of one report.
 *
 * @param folder where the tests of the report are, from the root of the repository: `apps/api`, `scripts`
 */
export const resultsOf = (report: unknown, folder: string): Result[] => {
  const vitest = vitestReport.safeParse(report)
  if (vitest.success)
    return vitest.data.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ ancestorTitles, title, status, failureMessages }) => ({
        file: inRepository(name, folder),
        title: [...ancestorTitles, title].join(SEPARATOR),
        isPassed: status === 'passed',
        ...withMessage(failureMessages),
      })),
    )
  const { config, suites } = playwrightReport.parse(report)
  return suites.flatMap((file) =>
    resultsOfSuite(file, inRepository(`${config.rootDir}/${file.file}`, folder), []),
  )
}
