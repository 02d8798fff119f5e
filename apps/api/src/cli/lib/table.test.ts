import { expect, test } from 'vitest'
import { table } from './table.ts'

test('columns stand under each other although the ZWNJ and vowel signs take no place', () => {
  const lines = table(
    ['شماره', 'وضعیت', 'مبلغ'],
    [
      ['10001', 'پرداخت‌شده', '۲۴۵'],
      ['10002', 'لغوشده', '۱٬۲۰۰٬۰۰۰'],
    ],
  ).split('\n')
  expect(lines[1]).toBe('─────  ─────────  ─────────')
  const placeOfLast = (line = '') => [...line.replaceAll('\u200c', '')].lastIndexOf(' ')
  expect(lines.slice(2).map(placeOfLast)).toEqual([placeOfLast(lines[0]), placeOfLast(lines[0])])
})

test('without rows there are the headings', () => {
  expect(table(['الف', 'ب'], [])).toBe('الف  ب\n───  ─')
})
