import { toJalaali } from 'jalaali-js'
import { toPersianDigits } from './digits.ts'

const MONTHS = 'فروردین اردیبهشت خرداد تیر مرداد شهریور مهر آبان آذر دی بهمن اسفند'.split(' ')
// In the order of `Date.getUTCDay`.
const WEEKDAYS = 'یکشنبه دوشنبه سه‌شنبه چهارشنبه پنجشنبه جمعه شنبه'.split(' ')
/** Iran's last summer ended here; since then Tehran keeps one distance from UTC (tz database, release 2022b). */
const LAST_SUMMER_TIME = Date.parse('2022-09-21T19:30:00Z')
const TEHRAN_MS = 3.5 * 3_600_000

interface Parts {
  day: string
  month: string
  year: string
  hour: string
  minute: string
}

let format: Intl.DateTimeFormat | undefined

/** From the platform, which knows Tehran's summer times; the first formatter of a page costs a slow phone 50 ms and more. */
const partsOfPlatform = (instant: Date): Parts => {
  format ??= new Intl.DateTimeFormat('fa-IR-u-ca-persian-nu-arabext', {
    timeZone: 'Asia/Tehran',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return Object.fromEntries(
    format.formatToParts(instant).map(({ type, value }) => [type, value]),
  ) as unknown as Parts
}

const partsOf = (date: string | Date): Parts => {
  const instant = new Date(date)
  // Of no instant at all the platform says what is wrong with it.
  if (!(instant.getTime() >= LAST_SUMMER_TIME)) return partsOfPlatform(instant)
  const tehran = new Date(instant.getTime() + TEHRAN_MS)
  const { jy, jm, jd } = toJalaali(tehran.getUTCFullYear(), tehran.getUTCMonth() + 1, tehran.getUTCDate())
  const twoDigits = (value: number) => toPersianDigits(String(value).padStart(2, '0'))
  return {
    day: toPersianDigits(jd),
    month: MONTHS[jm - 1] ?? '',
    year: toPersianDigits(jy),
    hour: twoDigits(tehran.getUTCHours()),
    minute: twoDigits(tehran.getUTCMinutes()),
  }
}

const dayOf = ({ day, month, year }: Parts): string => `${day} ${month} ${year}`

/** An instant as a Jalali day in Tehran: `۲۹ آبان ۱۴۰۵`. Throws a RangeError for what is no instant. */
export const formatJalaliDate = (instant: string | Date): string => dayOf(partsOf(instant))

/** An instant as a Jalali day and the time in Tehran: `۲۹ آبان ۱۴۰۵، ۱۴:۰۵`. Throws as the day alone does. */
export const formatJalaliDateTime = (instant: string | Date): string => {
  const parts = partsOf(instant)
  return `${dayOf(parts)}، ${parts.hour}:${parts.minute}`
}

/** An instant as the time in Tehran: `۱۴:۰۵`. Throws as the day alone does. */
export const formatTime = (instant: string | Date): string => {
  const { hour, minute } = partsOf(instant)
  return `${hour}:${minute}`
}

/** Two instants as days of near weeks in Tehran: `سه‌شنبه ۴ آذر تا پنجشنبه ۶ آذر`, or the one day that both are. */
export const formatWeekdays = (from: string | Date, to: string | Date): string => {
  const [first, last] = [formatWeekday(from), formatWeekday(to)]
  return first === last ? first : `${first} تا ${last}`
}

/** An instant as a day of a near week in Tehran: `سه‌شنبه ۴ آذر`. Throws as the day alone does. */
export const formatWeekday = (instant: string | Date): string => {
  const { day, month } = partsOf(instant)
  return `${WEEKDAYS[new Date(new Date(instant).getTime() + TEHRAN_MS).getUTCDay()]} ${day} ${month}`
}
