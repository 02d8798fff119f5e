import { toPersianDigits } from '@hojreh/persian'
import { sharedMessages as text } from './shared.messages.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** How long ago an instant is, in its largest unit: «۳ ساعت». Two days begin after 48 hours: before, hours say more. */
export const ageOf = (instant: string, now: number): string => {
  const ms = Math.max(0, now - Date.parse(instant))
  if (ms < MINUTE_MS) return text.moments
  if (ms < HOUR_MS) return text.minutes(toPersianDigits(Math.floor(ms / MINUTE_MS)))
  if (ms < 2 * DAY_MS) return text.hours(toPersianDigits(Math.floor(ms / HOUR_MS)))
  return text.days(toPersianDigits(Math.floor(ms / DAY_MS)))
}
