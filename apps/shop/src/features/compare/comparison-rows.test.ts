import { expect, test } from 'vitest'
import { comparisonRows } from './comparison-rows.ts'

const bowl = (brand: string | null, attributes: Record<string, string>, count = 0) => ({
  brand,
  rating: { average: 4.5, count },
  attributes: Object.entries(attributes).map(([name, value]) => ({ name, value })),
})

test('every attribute that one of the goods has is a row, and those in which they differ are marked', () => {
  const rows = comparisonRows([
    bowl('نگار', { جنس: 'مس', کشور: 'ایران' }, 12),
    bowl('نگار', { کشور: 'ایران', وزن: '۲ کیلو' }, 12),
  ])
  expect(rows.map(({ name, values, isDifferent }) => [name, ...values, isDifferent])).toEqual([
    ['برند', 'نگار', 'نگار', false],
    ['امتیاز', '۴٫۵ از ۵ (۱۲ نظر)', '۴٫۵ از ۵ (۱۲ نظر)', false],
    ['جنس', 'مس', '–', true],
    ['کشور', 'ایران', 'ایران', false],
    ['وزن', '–', '۲ کیلو', true],
  ])
})

test('goods without a brand have no row of it, and several values of one name stand together', () => {
  const one = bowl(null, { رنگ: 'آبی' })
  one.attributes.push({ name: 'رنگ', value: 'سبز' })
  expect(comparisonRows([one]).map(({ name, values }) => [name, ...values])).toEqual([
    ['امتیاز', 'بدون نظر'],
    ['رنگ', 'آبی، سبز'],
  ])
})
