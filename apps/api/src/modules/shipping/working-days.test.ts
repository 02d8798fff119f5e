import { jalaliDay } from '@hojreh/persian'
import { describe, expect, test } from 'vitest'
import { arrivalAfter, isWorkingDay } from './working-days.ts'

const tehran = (time: string) => new Date(`${time}:00+03:30`)

test.each([
  ['a Monday', '2026-11-23T10:00', true],
  ['a Friday', '2026-11-27T10:00', false],
  ['the first minute of Saturday', '2026-11-28T00:01', true],
  ['the second day of Nowruz', '2027-03-22T10:00', false],
  ['the day of Nature', '2027-04-02T10:00', false],
  ['the day of the Revolution', '2027-02-11T10:00', false],
  ['Ashura', '2026-06-26T10:00', false],
])('%s: parcels go %s', (_, time, isWorking) => {
  expect(isWorkingDay(tehran(time))).toBe(isWorking)
})

describe('what is ordered', () => {
  test.each([
    ['before noon comes the same day with a courier', '2026-11-23T11:59', 0, '1405/09/02'],
    ['after noon leaves on the next day', '2026-11-23T12:00', 0, '1405/09/03'],
    ['on Thursday afternoon leaves on Saturday', '2026-11-26T13:00', 0, '1405/09/07'],
    ['on Friday leaves on Saturday', '2026-11-27T09:00', 1, '1405/09/08'],
    ['on Wednesday with three days on the way skips Friday', '2026-11-25T09:00', 3, '1405/09/08'],
  ])('%s', (_, time, days, day) => {
    expect(jalaliDay(arrivalAfter(tehran(time), days))).toBe(day)
  })
})
