import { jalaliDay } from '@hojreh/persian'

const DAY_MS = 86_400_000
const TEHRAN_MS = 3.5 * 3_600_000
const FRIDAY = 5
/** What is ordered by then leaves the shop on the same day. */
const LAST_HOUR = 12

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

/** Whether parcels are sent and brought on the day of an instant in Tehran. */
export const isWorkingDay = (instant: Date): boolean =>
  inTehran(instant).getUTCDay() !== FRIDAY &&
  !SOLAR.has(jalaliDay(instant).slice(5)) &&
  !LUNAR.has(lunarDay(instant))

const nextWorkingDay = (instant: Date): Date => {
  const next = new Date(instant.getTime() + DAY_MS)
  return isWorkingDay(next) ? next : nextWorkingDay(next)
}

/** The day on which something ordered now arrives, after so many working days on the way. */
export const arrivalAfter = (now: Date, days: number): Date => {
  const leavesToday = isWorkingDay(now) && inTehran(now).getUTCHours() < LAST_HOUR
  let day = leavesToday ? now : nextWorkingDay(now)
  for (let passed = 0; passed < days; passed++) day = nextWorkingDay(day)
  return day
}
