import { endpoints, noBody, noQuery } from '@hojreh/contract'
import { expect, test } from 'vitest'
import { endpointTable } from './endpoint-table.ts'

test('the table of calls says of each call what the contract says', () => {
  const expected = Object.fromEntries(
    Object.entries(endpoints).map(([name, { method, path, access, query, body }]) => [
      name,
      { method, path, access, hasQuery: query !== noQuery, hasBody: body !== noBody },
    ]),
  )
  expect(endpointTable).toEqual(expected)
})
