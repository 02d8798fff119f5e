import { expect, test } from 'vitest'
import { countsOf } from './test-counts.ts'

test('counts the tests of a Vitest report', () => {
  const report = { numPassedTests: 7, numFailedTests: 2, numFailedTestSuites: 1, success: false }
  expect(countsOf(report)).toEqual({ passed: 7, failed: 2 })
})

test('counts a file that could not be loaded as a failure', () => {
  const report = { numPassedTests: 7, numFailedTests: 0, numFailedTestSuites: 1, success: false }
  expect(countsOf(report)).toEqual({ passed: 7, failed: 1 })
})

test('counts a flaky journey as a failure', () => {
  expect(countsOf({ stats: { expected: 3, unexpected: 0, flaky: 1, skipped: 0 } })).toEqual({
    passed: 3,
    failed: 1,
  })
})
