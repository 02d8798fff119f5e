import { describe, expect, it } from 'vitest'
import { instantOf, lastDays, readTime } from './transfer-time.ts'

describe('the time of a transfer', () => {
  it.each([
    ['۱۴:۳۰', '14:30'],
    ['1430', '14:30'],
    ['9:05', '09:05'],
    ['۲۴:۰۰', null],
    ['12:60', null],
    ['ظهر', null],
  ])('%s reads %s', (typed, time) => {
    expect(readTime(typed)).toBe(time)
  })

  it('is in Tehran, wherever the browser is', () => {
    expect(instantOf('2026-11-20', '۰۱:۱۵')).toBe('2026-11-19T21:45:00.000Z')
  })

  it('can be of the last days, the first of which is today in Tehran', () => {
    const days = lastDays(new Date('2026-11-20T21:00:00Z'))
    expect(days.slice(0, 3)).toEqual([
      { value: '2026-11-21', label: 'امروز' },
      { value: '2026-11-20', label: 'دیروز' },
      { value: '2026-11-19', label: '۲۸ آبان ۱۴۰۵' },
    ])
  })
})
