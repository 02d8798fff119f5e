import { isValidJalaaliDate, toGregorian, toJalaali } from 'jalaali-js'
import { toLatinDigits } from './digits.ts'

/** Tehran's distance from UTC since its last summer time ended in 2022. */
const TEHRAN_MS = 3.5 * 3_600_000
/** Years up to here are Jalali, later ones of our era. */
const LAST_JALALI_YEAR = 1_700
const DAY = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/

/**
 * The instant at which a day begins in Tehran. The day is Jalali (`1405/09/02`, any digits) or of our era
 * (`2026-11-23`); null when it is no day. Right from September 2022 on.
 */
export const startOfDay = (typed: string): Date | null => {
  const [, ...parts] = DAY.exec(toLatinDigits(typed.trim())) ?? []
  const [year = 0, month = 0, day = 0] = parts.map(Number)
  if (parts.length === 0) return null
  if (year <= LAST_JALALI_YEAR) {
    if (!isValidJalaaliDate(year, month, day)) return null
    const { gy, gm, gd } = toGregorian(year, month, day)
    return new Date(Date.UTC(gy, gm - 1, gd) - TEHRAN_MS)
  }
  const midnight = new Date(Date.UTC(year, month - 1, day))
  const isDay = midnight.getUTCMonth() === month - 1 && midnight.getUTCDate() === day
  return isDay ? new Date(midnight.getTime() - TEHRAN_MS) : null
}

/** An instant as a Jalali day in Tehran, for tables and files: `1405/09/02`. Right from September 2022 on. */
export const jalaliDay = (instant: Date): string => {
  const tehran = new Date(instant.getTime() + TEHRAN_MS)
  const { jy, jm, jd } = toJalaali(tehran.getUTCFullYear(), tehran.getUTCMonth() + 1, tehran.getUTCDate())
  return [jy, jm, jd].map((part) => String(part).padStart(2, '0')).join('/')
}
