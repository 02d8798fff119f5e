import { expect, test } from 'vitest'
import { likeness } from './likeness.ts'

test.each([
  ['چای ساز برقي بوش', 'چای‌ساز برقی بوش مدل TTA'],
  ['سینی', 'سینی مسی'],
  ['Kettle', 'Electric kettle'],
  ['توستر مایر مدل MR-416', 'توستر مایر MR416'],
  ['', ''],
])('%j and %j may be one thing', (a, b) => {
  expect(likeness(a, b)).toBeGreaterThanOrEqual(0.3)
})

test.each([
  ['چای‌ساز برقی بوش', 'گلیم ترکمن دست‌باف'],
  ['قوری چینی', 'چراغ مسی'],
  ['Hoodie', 'Belt'],
  ['سینی', ''],
])('%j and %j are two things', (a, b) => {
  expect(likeness(a, b)).toBeLessThan(0.3)
})
