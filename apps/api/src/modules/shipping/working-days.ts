import type { Arrival } from '@hojreh/contract'
import type { Weekday } from '@hojreh/contract/admin'
import { jalaliDay } from '@hojreh/persian'
import type { DeliveryTerms } from './delivery-terms.ts'

const DAY_MS = 86_400_000
const TEHRAN_MS = 3.5 * 3_600_000
/** In the order of `Date.getUTCDay`. */
const WEEK: readonly Weekday[] = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
]

/** Month and day of the Jalali year: Nowruz, Republic, Nature, Khomeini, Khordad, Revolution, Oil. */
const SOLAR = new Set('01/01 01/02 01/03 01/04 01/12 01/13 03/14 03/15 11/22 12/29'.split(' '))
/** Month and day of the lunar year. The calendar computes the moon; where Iran sees it, it may be a day later. */
const LUNAR = new Set(
  '1/9 1/10 2/20 2/28 2/30 3/8 3/17 6/3 7/13 7/27 8/15 9/21 10/1 10/2 10/25 12/10 12/18'.split(' '),
)
const lunar = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', {
  timeZone: 'Asia/Tehran',
  month: 'numeric',
  day: 'numeric',
})
const lunarDay = (instant: Date): string => {
  const parts = new Map(lunar.formatToParts(instant).map(({ type, value }) => [type, value]))
  return `${parts.get('month')}/${parts.get('day')}`
}

const inTehran = (instant: Date) => new Date(instant.getTime() + TEHRAN_MS)

const isOfficialHoliday = (instant: Date): boolean =>
  SOLAR.has(jalaliDay(instant).slice(5)) || LUNAR.has(lunarDay(instant))

const isDayOff = (instant: Date, { daysOff }: DeliveryTerms): boolean => {
  const weekday = WEEK[inTehran(instant).getUTCDay()]
  return weekday !== undefined && daysOff.includes(weekday)
}

/** Whether parcels are sent and brought on the day of an instant in Tehran. */
export const isWorkingDay = (instant: Date, terms: DeliveryTerms): boolean =>
  !isDayOff(instant, terms) &&
  !terms.holidays.includes(jalaliDay(instant)) &&
  !(terms.hasOfficialHolidays && isOfficialHoliday(instant))

/** There is one: a day of the week is never off, and holidays come to an end. */
const nextWorkingDay = (instant: Date, terms: DeliveryTerms): Date => {
  let day = new Date(instant.getTime() + DAY_MS)
  while (!isWorkingDay(day, terms)) day = new Date(day.getTime() + DAY_MS)
  return day
}

/** The day on which something ordered now arrives, after so many working days on the way. */
export const arrivalAfter = (now: Date, days: number, terms: DeliveryTerms): Date => {
  const leavesToday = isWorkingDay(now, terms) && inTehran(now).getUTCHours() < terms.lastHour
  let day = leavesToday ? now : nextWorkingDay(now, terms)
  for (let passed = 0; passed < days; passed++) day = nextWorkingDay(day, terms)
  return day
}

/** Between which days something ordered now arrives by a way of sending. */
export const arrivalBy = (
  { minDays, maxDays }: { minDays: number; maxDays: number },
  now: Date,
  terms: DeliveryTerms,
): Arrival => ({
  from: arrivalAfter(now, minDays, terms).toISOString(),
  to: arrivalAfter(now, maxDays, terms).toISOString(),
})
