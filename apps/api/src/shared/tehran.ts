/** Tehran's distance from UTC since its last summer time ended in 2022. */
const TEHRAN_MS = 3.5 * 3_600_000

const inTehran = (now: Date): Date => new Date(now.getTime() + TEHRAN_MS)

/** Whether an SMS that can wait may be sent: from ten in the morning until nine in the evening. */
export const isByDay = (now: Date): boolean => {
  const hour = inTehran(now).getUTCHours()
  return hour >= 10 && hour < 21
}

/** The day in Tehran as PostgreSQL writes a date: `2026-11-23`. */
export const dayInTehran = (now: Date): string => inTehran(now).toISOString().slice(0, 10)
