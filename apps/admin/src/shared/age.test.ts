import { expect, it } from 'vitest'
import { ageOf } from './age.ts'

const now = Date.parse('2026-11-23T12:00:00Z')
it.each([
  ['2026-11-23T11:59:30Z', 'همین حالا'],
  ['2026-11-23T12:00:30Z', 'همین حالا'],
  ['2026-11-23T11:45:00Z', '۱۵ دقیقه'],
  ['2026-11-23T09:00:00Z', '۳ ساعت'],
  ['2026-11-21T13:00:00Z', '۴۷ ساعت'],
  ['2026-11-21T11:00:00Z', '۲ روز'],
])('%s is «%s» ago at noon', (instant, age) => expect(ageOf(instant, now)).toBe(age))
