import type { Weekday } from '@hojreh/contract/admin'
import { expect, test } from 'vitest'
import { changesOf, namesOf, valuesOf } from './delivery-days-values.ts'

test('what is stored is shown as people write it', () => {
  const values = valuesOf({
    ...{ daysOff: ['friday', 'thursday'], hasOfficialHolidays: true, holidays: ['1406/01/05'] },
    ...{ lastHour: 12, province: 'تهران', edition: { version: 0, by: null, at: null } },
  })
  expect(values).toEqual({
    ...{ daysOff: 'پنجشنبه، جمعه', hasOfficialHolidays: 'yes', holidays: '۱۴۰۶/۰۱/۰۵' },
    ...{ lastHour: '۱۲', province: 'تهران' },
  })
})

test.each<[string, Weekday[]]>([
  ['سه‌شنبه، جمعه', ['tuesday', 'friday']],
  ['', []],
])('«%s» are the ticked days, in the order of the week', (names, daysOff) => {
  expect(changesOf({ daysOff: names })).toEqual({ daysOff })
  expect(namesOf(daysOff.toReversed())).toBe(names)
})

test('a pasted list gives its days, whatever stands beside them; what is no day goes on to be refused', () => {
  const holidays = '۱۴۰۶/۱/۵ تعطیلی انبار\nشنبه 1406-01-06\n\n۱۴۰۶/۰۱/۰۷، نوروز'
  expect(changesOf({ holidays })).toEqual({
    holidays: ['1406/1/5', '1406-01-06', '1406/01/07', 'نوروز'],
  })
})
