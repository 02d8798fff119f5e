import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatJalaliDate, formatJalaliDateTime, formatTime } from './date.ts'

describe('Jalali dates', () => {
  it.each([
    ['2026-03-20T20:29:59Z', '۲۹ اسفند ۱۴۰۴'],
    ['2026-03-20T20:30:00Z', '۱ فروردین ۱۴۰۵'],
    ['2026-11-20T12:00:00Z', '۲۹ آبان ۱۴۰۵'],
    ['2022-08-01T19:29:59Z', '۱۰ مرداد ۱۴۰۱'],
    ['2022-08-01T19:30:00Z', '۱۱ مرداد ۱۴۰۱'],
  ])('%s is %s in Tehran', { tags: ['§D1.7'] }, (instant, day) => {
    expect(formatJalaliDate(instant)).toBe(day)
  })
  it('shows the time of Tehran after the day', { tags: ['§D1.7'] }, () => {
    expect(formatJalaliDateTime('2026-11-10T09:20:00Z')).toBe('۱۹ آبان ۱۴۰۵، ۱۲:۵۰')
    expect(formatTime('2026-11-10T20:35:00Z')).toBe('۰۰:۰۵')
    expect(formatJalaliDateTime(new Date('2026-11-10T20:35:00Z'))).toBe('۲۰ آبان ۱۴۰۵، ۰۰:۰۵')
  })
  it('is the day and the time that the platform knows, in every year', () => {
    const platform = new Intl.DateTimeFormat('fa-IR-u-ca-persian-nu-arabext', {
      timeZone: 'Asia/Tehran',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
    const instants = fc.date({
      min: new Date('2000-01-01T00:00:00Z'),
      max: new Date('2099-12-31T23:59:59Z'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(instants, (instant) => {
        const parts = platform.formatToParts(instant)
        const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value
        expect(formatJalaliDateTime(instant)).toBe(
          `${part('day')} ${part('month')} ${part('year')}، ${part('hour')}:${part('minute')}`,
        )
      }),
    )
  })
  it('refuses what is no instant', () => {
    expect(() => formatJalaliDate('tomorrow')).toThrow(RangeError)
  })
})
