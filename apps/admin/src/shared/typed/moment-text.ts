import { jalaliDay, toPersianDigits } from '@hojreh/persian'

const TEHRAN_MS = 3.5 * 3_600_000

/** An instant as people type a minute in Tehran: `۱۴۰۵/۰۹/۰۲ ۱۸:۳۰`. */
export const momentText = (instant: string | null): string => {
  if (instant === null) return ''
  const time = new Date(Date.parse(instant) + TEHRAN_MS).toISOString().slice(11, 16)
  return toPersianDigits(`${jalaliDay(new Date(instant))} ${time}`)
}
