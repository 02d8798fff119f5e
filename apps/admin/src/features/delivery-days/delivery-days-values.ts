import {
  type DeliveryTerms,
  type EditDeliveryTermsBody,
  type Weekday,
  weekdays,
} from '@hojreh/contract/admin'
import { toLatinDigits, toPersianDigits } from '@hojreh/persian'
import { numberOf } from '../../shared/typed/typed-number.ts'
import { deliveryDaysMessages as text } from './delivery-days.messages.ts'

/** What stands in the form: every field as it is typed. */
export type DeliveryDaysValues = Record<keyof Omit<DeliveryTerms, 'edition'>, string>

/** The names of days, in the order of the week. */
export const namesOf = (days: readonly Weekday[]): string =>
  weekdays
    .filter((day) => days.includes(day))
    .map((day) => text.weekdays[day])
    .join('، ')
export const daysIn = (names: string): Weekday[] =>
  weekdays.filter((day) => names.split('، ').includes(text.weekdays[day]))

export const valuesOf = (terms: DeliveryTerms): DeliveryDaysValues => ({
  daysOff: namesOf(terms.daysOff),
  hasOfficialHolidays: terms.hasOfficialHolidays ? 'yes' : 'no',
  holidays: toPersianDigits(terms.holidays.join('\n')),
  lastHour: toPersianDigits(terms.lastHour),
  province: terms.province,
})

/** Every line of a pasted list gives its day; what stands beside it is for people. */
const holidaysOf = (typed: string): string[] =>
  typed
    .split(/[\n،,؛;]/)
    .map((piece) => piece.trim())
    .filter(Boolean)
    .map((piece) => {
      const latin = toLatinDigits(piece)
      // A word that is no day goes as it is, and the server says so at its field.
      return /\d{4}[-/]\d{1,2}[-/]\d{1,2}/.exec(latin)?.[0] ?? piece.slice(0, 20)
    })

const readers: { [Field in keyof DeliveryDaysValues]: (typed: string) => EditDeliveryTermsBody[Field] } = {
  daysOff: daysIn,
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
