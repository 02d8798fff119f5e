const TIME_ZONE = 'Asia/Tehran'
const PARTS = 'fa-IR-u-ca-persian-nu-arabext'

const part = (parts: Intl.DateTimeFormatPart[], type: Intl.DateTimeFormatPartTypes) =>
  parts.find((candidate) => candidate.type === type)?.value ?? ''

const dayFormat = new Intl.DateTimeFormat(PARTS, {
  timeZone: TIME_ZONE,
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})
const timeFormat = new Intl.DateTimeFormat(PARTS, {
  timeZone: TIME_ZONE,
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
})

/**
 * An instant as a Jalali day in Tehran: `۲۹ آبان ۱۴۰۵`.
 * Built from parts: `dateStyle` orders them year first in some ICU versions.
 */
export const formatJalaliDate = (instant: string | Date): string => {
  const parts = dayFormat.formatToParts(new Date(instant))
  return `${part(parts, 'day')} ${part(parts, 'month')} ${part(parts, 'year')}`
}

/** An instant as a Jalali day and the time in Tehran: `۲۹ آبان ۱۴۰۵، ۱۴:۰۵`. */
export const formatJalaliDateTime = (instant: string | Date): string => {
  const parts = timeFormat.formatToParts(new Date(instant))
  return `${formatJalaliDate(instant)}، ${part(parts, 'hour')}:${part(parts, 'minute')}`
}
