import { jalaliDay, startOfDay, toLatinDigits } from '@hojreh/persian'

/** The time of a day that is chosen in a calendar and had no time before: shops open then. */
const MORNING = '09:00'

const partsOf = (typed: string) => toLatinDigits(typed).trim().split(/\s+/)

/** Returns the Jalali day in a typed text, `1405/09/04`; null when there is none. */
export const dayIn = (typed: string): string | null => {
  const start = startOfDay(partsOf(typed)[0] ?? '')
  return start && jalaliDay(start)
}

/** Replaces the day in a typed text and keeps its time. */
export const withDay = (typed: string, day: string, hasTime: boolean): string =>
  hasTime ? `${day} ${partsOf(typed)[1] ?? MORNING}` : day
