import { type DeliveryTerms, type EditDeliveryTermsBody, weekdays } from '@hojreh/contract/admin'
import { normalizeText, toLatinDigits, toPersianDigits } from '@hojreh/persian'
import { numberOf } from '../../shared/typed/typed-number.ts'
import { deliveryDaysMessages as text } from './delivery-days.messages.ts'

/** What stands in the form: every field as it is typed. */
export type DeliveryDaysValues = Record<keyof Omit<DeliveryTerms, 'edition'>, string>

export const valuesOf = (terms: DeliveryTerms): DeliveryDaysValues => ({
  daysOff: weekdays
    .filter((day) => terms.daysOff.includes(day))
    .map((day) => text.weekdays[day])
    .join('، '),
  hasOfficialHolidays: terms.hasOfficialHolidays ? 'yes' : 'no',
  holidays: toPersianDigits(terms.holidays.join('\n')),
  lastHour: toPersianDigits(terms.lastHour),
  province: terms.province,
})

/** Without what people write differently: «سه شنبه», «سه‌شنبه», «سه شنبه‌ها». */
const bare = (typed: string) =>
  normalizeText(typed)
    .replace(/[\s\u200c]/g, '')
    .replace(/ها$/, '')
const dayNamed = (typed: string): string =>
  // A word that is no day goes as it is, and the server says so at its field.
  weekdays.find((day) => bare(text.weekdays[day]) === bare(typed)) ?? typed.slice(0, 20)

const pieces = (typed: string, between: RegExp) =>
  typed
    .split(between)
    .map((piece) => piece.trim())
    .filter(Boolean)

/** Every line of a pasted list gives its day; what stands beside it is for people. */
const holidaysOf = (typed: string): string[] =>
  pieces(typed, /[\n،,؛;]/).map((piece) => {
    const latin = toLatinDigits(piece)
    return /\d{4}[-/]\d{1,2}[-/]\d{1,2}/.exec(latin)?.[0] ?? piece.slice(0, 20)
  })

const readers: { [Field in keyof DeliveryDaysValues]: (typed: string) => EditDeliveryTermsBody[Field] } = {
  daysOff: (typed) => pieces(typed, /[\n،,]| و /).map(dayNamed),
  hasOfficialHolidays: (typed) => typed === 'yes',
  holidays: holidaysOf,
  lastHour: numberOf,
  province: (typed) => typed,
}

/** What the server is asked for, of the fields that are given. */
export const changesOf = (values: Partial<DeliveryDaysValues>): Omit<EditDeliveryTermsBody, 'version'> =>
  Object.fromEntries(
    Object.entries(values).map(([field, typed]) => [
      field,
      readers[field as keyof DeliveryDaysValues](typed),
    ]),
  )
