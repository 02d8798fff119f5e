import type { Weekday } from '@hojreh/contract/admin'

/** On which days the shop sends, and from where. */
export interface DeliveryTerms {
  daysOff: Weekday[]
  /** Whether the official holidays are days off, too. */
  hasOfficialHolidays: boolean
  /** Further ones, Jalali: `1405/09/02`. */
  holidays: string[]
  /** What is ordered before this hour of Tehran leaves the shop on the same day. */
  lastHour: number
  /** Of the sender: fees are lower inside it. */
  province: string
}

/** Until somebody decides otherwise. */
export const startingTerms: DeliveryTerms = {
  daysOff: ['friday'],
  hasOfficialHolidays: true,
  holidays: [],
  lastHour: 12,
  province: 'تهران',
}
