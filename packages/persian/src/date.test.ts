import { describe, expect, it } from 'vitest'
import { formatJalaliDate, formatJalaliDateTime } from './date.ts'

describe('Jalali dates', () => {
  it.each([
    ['2026-03-20T20:29:59Z', '۲۹ اسفند ۱۴۰۴'],
    ['2026-03-20T20:30:00Z', '۱ فروردین ۱۴۰۵'],
    ['2026-11-20T12:00:00Z', '۲۹ آبان ۱۴۰۵'],
  ])('%s is %s in Tehran', (instant, day) => {
    expect(formatJalaliDate(instant)).toBe(day)
  })
  it('shows the time of Tehran after the day', () => {
    expect(formatJalaliDateTime('2026-11-10T09:20:00Z')).toBe('۱۹ آبان ۱۴۰۵، ۱۲:۵۰')
    expect(formatJalaliDateTime(new Date('2026-11-10T20:35:00Z'))).toBe('۲۰ آبان ۱۴۰۵، ۰۰:۰۵')
  })
})
