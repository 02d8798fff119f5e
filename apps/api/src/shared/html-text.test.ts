import { describe, expect, test } from 'vitest'
import { excerpt, htmlText, readingMinutes } from './html-text.ts'

test.each([
  ['<p>یک</p><p>دو</p>', 'یک دو'],
  ['کتاب<strong>‌ها</strong>', 'کتاب‌ها'],
  ['<ul><li>الف</li>\n<li>ب<br />پ</li></ul>', 'الف ب پ'],
  ['۲ &lt; ۳ &amp; &#1587;&#x633;&nbsp;&unknown;', '۲ < ۳ & سس &unknown;'],
  ['&#99999999;', ''],
])('%j reads %j', (html, text) => {
  expect(htmlText(html)).toBe(text)
})

describe('an excerpt', () => {
  test('ends at a word, without its comma', () => {
    expect(excerpt('کاسهٔ سفالی، لعابی', 14)).toBe('کاسهٔ سفالی…')
    expect(excerpt('کوتاه', 14)).toBe('کوتاه')
  })
  test('of one endless word is cut, never in the middle of a character', () => {
    expect(excerpt('ابپتثجچحخد', 5)).toBe('ابپت…')
    expect(excerpt('😀😀😀', 4).isWellFormed()).toBe(true)
    expect(excerpt('x'.repeat(500)).length).toBeLessThanOrEqual(160)
  })
})

test('reading takes a minute at least', () => {
  expect(readingMinutes('<p>سلام</p>')).toBe(1)
  expect(readingMinutes(`<p>${'واژه '.repeat(1_000)}</p>`)).toBe(5)
})
