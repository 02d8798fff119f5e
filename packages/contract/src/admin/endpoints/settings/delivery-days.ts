import { jalaliDay, startOfDay } from '@hojreh/persian'
import { noBody, noQuery } from '../../../define-endpoint.ts'
import { plainText, requiredLine } from '../../../fields.ts'
import { strict } from '../../../strict.ts'
import { z } from '../../../z.ts'
import { defineAdminEndpoint } from '../../define-admin-endpoint.ts'
import { edition, seenVersion } from '../../fields.ts'
import { adminFieldMessages as messages } from '../../messages.ts'

/** In the order of the Persian week. */
export const weekdays = [
  'saturday',
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
] as const
export type Weekday = (typeof weekdays)[number]

/** About the holidays of ten years. */
const MOST_HOLIDAYS = 400
const HOURS = 24

// Errors are shown at the field, not at an item of its list.
const texts = (message: string, most: number) => z.array(plainText(20), message).max(most, message)
/** Holidays as they are stored: `1405/09/02`, whatever digits and zeros were typed. */
const holidays = texts(messages.holidays, MOST_HOLIDAYS)
  .transform((days) => days.map((day) => startOfDay(day)).map((day) => (day ? jalaliDay(day) : '')))
  .refine((days) => days.every((day) => day !== ''), messages.holidays)
const daysOff = texts(messages.daysOff, weekdays.length - 1)
  .refine((days) => days.every((day) => weekdays.some((known) => known === day)), messages.daysOff)
  .pipe(z.array(z.enum(weekdays)))
const lastHour = z.int(messages.lastHour).min(0, messages.lastHour).max(HOURS, messages.lastHour)

const fields = {
  daysOff,
  hasOfficialHolidays: z.boolean(messages.daysOff),
  holidays,
  lastHour,
  province: requiredLine(40, messages.province),
}

export { fields as deliveryTermsFields }

export const deliveryTerms = z.object({
  daysOff: z.array(z.enum(weekdays)).describe('Days of the week on which nothing is sent or brought'),
  hasOfficialHolidays: z.boolean().describe('Whether the official holidays of Iran are days off, too'),
  holidays: z.array(z.string()).describe('Further days off, Jalali: `1405/09/02`, earliest first'),
  lastHour: z.int().describe('What is ordered before this hour of Tehran leaves on the same day; 0: never'),
  province: z.string().describe('From where it is sent: fees are lower within it'),
  edition,
})
export type DeliveryTerms = z.infer<typeof deliveryTerms>

export const editDeliveryTermsBody = strict({ version: seenVersion, ...z.object(fields).partial().shape })
export type EditDeliveryTermsBody = z.input<typeof editDeliveryTermsBody>

const common = { access: 'shipping.edit', tag: 'shipping', response: deliveryTerms } as const

export const getDeliveryTerms = defineAdminEndpoint({
  ...common,
  method: 'GET',
  path: '/api/admin/delivery-terms',
  summary: 'On which days the shop sends, until which hour, and from where',
  query: noQuery,
  body: noBody,
  errors: [],
})

export const editDeliveryTerms = defineAdminEndpoint({
  ...common,
  method: 'POST',
  path: '/api/admin/delivery-terms/edit',
  summary: 'Changes them; days that shoppers are promised follow at once',
  query: noQuery,
  body: editDeliveryTermsBody,
  errors: ['edit_conflict'],
})
