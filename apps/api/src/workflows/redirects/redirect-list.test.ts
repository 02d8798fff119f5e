import type { RouteRule } from '@hojreh/contract'
import { expect, test, vi } from 'vitest'
import { refusalOf, withRule } from './redirect-list.ts'

test('of a long list each address is read a few times, not once for every line before it', () => {
  const reads = vi.spyOn(URL, 'parse')
  const lines = 400
  let rules: readonly RouteRule[] = []
  for (let line = 0; line < lines; line++) {
    const rule: RouteRule = { from: `/old-${line}`, to: `/new-${line}`, status: 301 }
    expect(refusalOf(rules, rule, ['https://shop.example'])).toBeNull()
    rules = withRule(rules, rule)
  }
  expect(reads.mock.calls.length).toBeLessThan(10 * lines)
})
