import type { Weekday } from '@hojreh/contract/admin'

/** The days on which the shop sends, and where from. */
export interface DeliveryTerms {
  daysOff: Weekday[]
  /** Whether the official holidays are days off, too. */
  hasOfficialHolidays: boolean
  /** Further days off, Jalali: `1405/09/02`. */
  holidays: string[]
  /** Orders before this hour of Tehran leave the shop on the same day. */
  lastHour: number
  /** The province of the sender: fees are lower inside it. */
  province: string
}

/** The terms until staff set others. */
export const startingTerms: DeliveryTerms = {
  daysOff: ['friday'],
  hasOfficialHolidays: true,
  holidays: [],
  lastHour: 12,
  province: 'تهران',
}
