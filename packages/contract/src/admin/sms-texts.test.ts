import { describe, expect, test } from 'vitest'
import { fillSmsText, smsPartsOf } from './sms-texts.ts'

describe('the parts that an SMS costs', () => {
  test.each([
    ['Persian, as much as goes into one', 'ب'.repeat(70), 1],
    ['Persian, one letter more', 'ب'.repeat(71), 2],
    ['Persian, as much as goes into two', 'ب'.repeat(134), 2],
    ['Persian, one more', 'ب'.repeat(135), 3],
    ['Latin, as much as goes into one', 'b'.repeat(160), 1],
    ['Latin, one more', 'b'.repeat(161), 2],
    ['Latin with one Persian digit', `${'b'.repeat(70)}۱`, 2],
  ])('%s', (_what, text, parts) => {
    expect(smsPartsOf(text)).toEqual({ letters: text.length, parts })
  })
})

test('what stands in a value is no placeholder, and a line stays while any of its values is there', () => {
  const text = '{پاسخ}\n{مبلغ} از سفارش {سفارش}\nدلیل: {دلیل}'
  const values = { answer: 'بنویسید {کد}', order: '۱۲', reason: '' }
  expect(fillSmsText(text, values)).toBe('بنویسید {کد}\n از سفارش ۱۲')
})
