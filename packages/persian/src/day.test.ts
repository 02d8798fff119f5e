import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jalaliDay, startOfDay } from './day.ts'

describe('a day in Tehran', () => {
  it.each([
    ['1405/09/02', '2026-11-22T20:30:00.000Z'],
    ['۱۴۰۵/۹/۲', '2026-11-22T20:30:00.000Z'],
    ['1405-9-2', '2026-11-22T20:30:00.000Z'],
    ['2026-11-23', '2026-11-22T20:30:00.000Z'],
    ['1403/12/30', '2025-03-19T20:30:00.000Z'],
  ])('%s begins at %s', (typed, instant) => {
    expect(startOfDay(typed)?.toISOString()).toBe(instant)
  })
  it.each(['', 'دیروز', '1405/13/01', '1404/12/30', '2026-02-30', '2026-11', '1405/09/02 10:00'])(
    '«%s» is no day',
    (typed) => {
      expect(startOfDay(typed)).toBeNull()
    },
  )
  it('is the same day when it is written and read again', () => {
    const instants = fc.date({
      min: new Date('2022-10-01T00:00:00Z'),
      max: new Date('2099-12-31T00:00:00Z'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(instants, (instant) => {
        const start = startOfDay(jalaliDay(instant))?.getTime() ?? Number.NaN
        expect(instant.getTime() - start).toBeGreaterThanOrEqual(0)
        expect(instant.getTime() - start).toBeLessThan(86_400_000)
      }),
    )
  })
})
