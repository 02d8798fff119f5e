import { jalaliDay, startOfDay } from '@hojreh/persian'
import { describe, expect, test } from 'vitest'
import { type DeliveryTerms, startingTerms } from './delivery-terms.ts'
import { arrivalAfter, isWorkingDay } from './working-days.ts'

const tehran = (time: string) => new Date(`${time}:00+03:30`)
/** Ten in the morning of a Jalali day. */
const morningOf = (day: string) => new Date((startOfDay(day)?.getTime() ?? Number.NaN) + 10 * 3_600_000)
const terms = (changes: Partial<DeliveryTerms>): DeliveryTerms => ({ ...startingTerms, ...changes })

test.each([
  ['a Monday', '2026-11-23T10:00', true],
  ['a Friday', '2026-11-27T10:00', false],
  ['the first minute of Saturday', '2026-11-28T00:01', true],
  ['the second day of Nowruz', '2027-03-22T10:00', false],
  ['the day of Nature', '2027-04-02T10:00', false],
  ['the day of the Revolution', '2027-02-11T10:00', false],
  ['Ashura', '2026-06-26T10:00', false],
])('until somebody decides otherwise, on %s parcels go: %s', (_, time, isWorking) => {
  expect(isWorkingDay(tehran(time), startingTerms)).toBe(isWorking)
})

describe('what is ordered', () => {
  test.each([
    ['before noon comes the same day with a courier', '2026-11-23T11:59', 0, '1405/09/02'],
    ['after noon leaves on the next day', '2026-11-23T12:00', 0, '1405/09/03'],
    ['on Thursday afternoon leaves on Saturday', '2026-11-26T13:00', 0, '1405/09/07'],
    ['on Friday leaves on Saturday', '2026-11-27T09:00', 1, '1405/09/08'],
    ['on Wednesday with three days on the way skips Friday', '2026-11-25T09:00', 3, '1405/09/08'],
  ])('%s', (_, time, days, day) => {
    expect(jalaliDay(arrivalAfter(tehran(time), days, startingTerms))).toBe(day)
  })
})

describe('as the shop’s people set it', () => {
  test.each([
    [
      'a week without Thursday and Friday',
      { daysOff: ['thursday', 'friday'] },
      '1405/09/04',
      1,
      '1405/09/07',
    ],
    ['a week that knows no day off', { daysOff: [] }, '1405/09/05', 1, '1405/09/06'],
    ['a day that they take off', { holidays: ['1405/09/03', '1405/09/04'] }, '1405/09/02', 1, '1405/09/05'],
    ['an hour that has passed', { lastHour: 10 }, '1405/09/02', 0, '1405/09/03'],
    ['an hour that has not', { lastHour: 11 }, '1405/09/02', 0, '1405/09/02'],
    ['no sending on the same day', { lastHour: 0 }, '1405/09/02', 0, '1405/09/03'],
    ['Nowruz, from the last working day of 1405', {}, '1405/12/27', 2, '1406/01/07'],
    ['Nowruz in a shop that works through it', { hasOfficialHolidays: false }, '1405/12/27', 2, '1406/01/01'],
    [
      'holidays of their own over Nowruz',
      { hasOfficialHolidays: false, holidays: ['1405/12/29', '1406/01/01', '1406/01/02', '1406/01/03'] },
      '1405/12/27',
      2,
      '1406/01/05',
    ],
    [
      'the 30th of Esfand of a leap year, a Thursday',
      { hasOfficialHolidays: false },
      '1403/12/29',
      1,
      '1403/12/30',
    ],
    [
      'a shop that takes that day off, and the Friday after it',
      { hasOfficialHolidays: false, holidays: ['1403/12/30'] },
      '1403/12/29',
      1,
      '1404/01/02',
    ],
    ['the last day of a year without it', { hasOfficialHolidays: false }, '1404/12/28', 1, '1405/01/01'],
  ] as [string, Partial<DeliveryTerms>, string, number, string][])('%s', (_, changes, ordered, days, day) => {
    expect(jalaliDay(arrivalAfter(morningOf(ordered), days, terms(changes)))).toBe(day)
  })
})
