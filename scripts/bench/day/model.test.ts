import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../lib/bootstrap.mjs'
import { GATEWAY_MS, gatewayPeak, kindNames, kinds, peakOf } from './model.ts'

const rows = readFileSync(join(root, 'docs/scale.md'), 'utf8')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
const numbersOf = (name: string) => {
  const [, , ...cells] = rows.find((cells) => cells[1] === name) ?? []
  return cells.slice(0, 3).map((cell) => Number(cell.replaceAll(',', '')))
}
const near = (there: number | undefined, wanted: number) =>
  // Written with two digits.
  expect(Math.abs((there ?? Number.NaN) - wanted)).toBeLessThanOrEqual(Math.max(0.005, 0.06 * wanted))

test('docs/scale.md has the arithmetic of a million shoppers as it is held against the shop', () => {
  for (const kind of kindNames) {
    const [perSecond, ms, cores] = numbersOf(kind)
    expect(ms, kind).toBe(kinds[kind].ms)
    near(perSecond, peakOf(kind).perSecond)
    near(cores, peakOf(kind).cores)
  }
  const [perSecond, ms, cores] = numbersOf('gateway, for each of them')
  expect(ms).toBe(GATEWAY_MS)
  near(perSecond, gatewayPeak().perSecond)
  near(cores, gatewayPeak().cores)
})
