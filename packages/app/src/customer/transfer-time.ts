import { formatJalaliDate, toLatinDigits } from '@hojreh/persian'
import { cardPaymentMessages as text } from './card-payment.messages.ts'

/** Tehran has kept one time since 2022. */
const OFFSET = '+03:30'
const OFFSET_MS = 3.5 * 60 * 60_000
const DAY_MS = 24 * 60 * 60_000
const DAYS = 7

/** The last days in Tehran, newest first: `{ value: '2026-11-20', label: 'امروز' }`. */
export const lastDays = (now: Date): { value: string; label: string }[] =>
  Array.from({ length: DAYS }, (_, ago) => {
    const value = new Date(now.getTime() + OFFSET_MS - ago * DAY_MS).toISOString().slice(0, 10)
    const name = [text.today, text.yesterday][ago]
    return { value, label: name ?? formatJalaliDate(`${value}T12:00:00${OFFSET}`) }
  })

/** `14:30` out of `۱۴:۳۰`, `14.30`, `1430` or `9:05`; null for what is no time of a day. */
export const readTime = (typed: string): string | null => {
  const found = /^(\d{1,2})[:.٫ ]?(\d{2})$/.exec(toLatinDigits(typed).trim())
  if (!found || Number(found[1]) > 23 || Number(found[2]) > 59) return null
  return `${found[1]?.padStart(2, '0')}:${found[2]}`
}

/** A day and a time in Tehran as an instant. */
export const instantOf = (day: string, time: string): string =>
  new Date(`${day}T${readTime(time) ?? '00:00'}:00${OFFSET}`).toISOString()
