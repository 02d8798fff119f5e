import { csvLine, unguarded } from '@hojreh/contract/admin'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'

test.each(['=1+1', '+98', '-5', '@SUM(A1)', '\t=1', '\r=1', "'=1", "''=1"])(
  '%j is no formula in a file, and itself when it is read again',
  (text) => {
    const [[cell = '']] = parse(csvLine([text])) as [string[]]
    expect(cell).toBe(`'${text}`)
    expect(unguarded(cell)).toBe(text)
  },
)

test('any texts come back as they were', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...'\'"=+-@,;\t\r\n|کا۱‌ ') }),
  )
  fc.assert(
    fc.property(fc.array(text, { minLength: 2, maxLength: 5 }), (cells) => {
      const [read = []] = parse(csvLine(cells), { record_delimiter: '\r\n' }) as string[][]
      expect(read.map(unguarded)).toEqual(cells)
      for (const cell of read) expect(cell).not.toMatch(/^[=+\-@\t\r]/)
    }),
  )
})

test('numbers stay numbers, and what is not there is empty', () => {
  expect(csvLine([-5, 1250.5, null, ''])).toBe('-5,1250.5,,""\r\n')
})
