import { globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { root } from './bootstrap.mjs'

const vitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numFailedTestSuites: z.int(),
  success: z.boolean(),
})
const playwrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
})

export interface Counts {
  passed: number
  failed: number
}

/** Every report below the checkout, from its root. */
export const reportFiles = (): string[] =>
  globSync(['test-results/*.json', '{apps,packages}/*/test-results/*.json'], { cwd: root })

/** Old reports would be counted again. Turbo puts back those of tasks that it takes from its cache. */
export const removeReports = (): void => {
  for (const file of reportFiles()) rmSync(join(root, file))
}

/** The counts of one report. A suite that failed to load counts as one failure: its tests never ran. */
export const countsOf = (report: unknown): Counts => {
  const vitest = vitestReport.safeParse(report)
  if (vitest.success) {
    const { numPassedTests, numFailedTests, success } = vitest.data
    return { passed: numPassedTests, failed: numFailedTests || (success ? 0 : 1) }
  }
  const { stats } = playwrightReport.parse(report)
  // A flaky test passed at last, but a purchase that works every second time does not.
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
}

/** Adds up every report below the checkout. */
export const countTests = (): Counts =>
  reportFiles()
    .map((file) => countsOf(JSON.parse(readFileSync(join(root, file), 'utf8'))))
    .reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }), {
      passed: 0,
      failed: 0,
    })
