import { expect, test } from 'vitest'
import { dayIn, withDay } from './typed-day.ts'

test.each([
  ['۱۴۰۵/۹/۴', '1405/09/04'],
  ['1405/09/04 18:30', '1405/09/04'],
  ['2026-11-25', '1405/09/04'],
  ['', null],
  ['فردا', null],
  ['1405/13/01', null],
])('in «%s» the calendar opens at %s', (typed, day) => expect(dayIn(typed)).toBe(day))

test.each([
  ['', false, '1405/09/05'],
  ['1405/09/01', false, '1405/09/05'],
  ['۱۴۰۵/۰۹/۰۱ ۱۸:۳۰', true, '1405/09/05 18:30'],
  ['', true, '1405/09/05 09:00'],
])('another day in «%s» leaves the time that was typed (%s)', (typed, hasTime, after) =>
  expect(withDay(typed, '1405/09/05', hasTime)).toBe(after),
)
