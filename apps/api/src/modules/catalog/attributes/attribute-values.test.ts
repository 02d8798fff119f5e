import { expect, it } from 'vitest'
import { fittedValues, fittingValue } from './attribute-values.ts'

const length = { kind: 'number', unit: 'سانتی‌متر', choices: [] } as const
const colour = { kind: 'choice', unit: '', choices: ['آبی', 'سبز یشمی'] } as const
const washable = { kind: 'yesNo', unit: '', choices: [] } as const

it.each([
  ['120', length, '۱۲۰ سانتی‌متر'],
  ['۱۲۰ سانتی‌متر', length, '۱۲۰ سانتی‌متر'],
  ['1.5سانتی‌متر', length, '۱.۵ سانتی‌متر'],
  ['۱٫۵', length, '۱٫۵ سانتی‌متر'],
  ['-3', { ...length, unit: '' }, '-۳'],
  ['۱٫۲ متر', length, null],
  ['بلند', length, null],
  ['سانتی‌متر', length, null],
  ['سبز يشمي', colour, 'سبز یشمی'],
  ['قرمز', colour, null],
  ['بله', washable, 'بله'],
  ['0', washable, 'خیر'],
  ['شاید', washable, null],
  ['هر چه باشد', { kind: 'text', unit: '', choices: [] } as const, 'هر چه باشد'],
])('%s becomes what its attribute keeps', (typed, rule, kept) => {
  expect(fittingValue(typed, rule)).toBe(kept)
})

it('what a product had before goes on, and stands in the place of what does not fit', () => {
  const named = [
    { name: 'طول', isFilter: true, ...length },
    { name: 'رنگ', isFilter: true, ...colour, choices: [...colour.choices] },
  ].map((one) => ({ ...one, choices: [...one.choices] }))
  const before = [
    { name: 'طول', value: 'بلند' },
    { name: 'رنگ', value: 'آبی' },
  ]
  expect(fittedValues(before, before, named)).toEqual({ pairs: before, misfits: [] })
  const typed = [
    { name: 'طول', value: 'کوتاه' },
    { name: 'رنگ', value: 'سبز یشمی' },
    { name: 'جنس', value: 'پشم' },
  ]
  const { pairs, misfits } = fittedValues(typed, before, named)
  expect(pairs).toEqual([{ name: 'طول', value: 'بلند' }, ...typed.slice(1)])
  expect(misfits).toEqual([{ name: 'طول', value: 'کوتاه', kind: 'number', unit: 'سانتی‌متر' }])
  expect(fittedValues(typed, [], named).pairs).toEqual(typed.slice(1))
})
