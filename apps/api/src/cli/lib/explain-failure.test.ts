import { expect, test } from 'vitest'
import { explainFailure } from './explain-failure.ts'

const withCode = (code: string) => Object.assign(new Error('raw'), { code })

test.each(['ENOSPC', '53100'])('tells that the disk is full (%s), however deep the cause', (code) => {
  expect(explainFailure(new Error('Failed query', { cause: withCode(code) }))).toContain('The disk is full')
})

test('tells that the database does not answer', () => {
  expect(explainFailure(withCode('ECONNREFUSED'))).toContain('check DATABASE_URL')
})

test('shows where an unforeseen failure comes from', () => {
  expect(explainFailure(new Error('strange'))).toMatch(/strange[\s\S]*explain-failure\.test/)
})
