import { expect, it } from 'vitest'
import { variantGroup } from '../../../../test/goods-samples.ts'
import { codesAfter, combinationsOf, listed, missingOf, typedAxesOf, variantOf } from './combinations.ts'

it.each([
  ['سرخ، آبی', ['سرخ', 'آبی']],
  ['S,M , M؛\nL', ['S', 'M', 'L']],
  [' ، ', []],
])('«%s» is so many values', (typed, values) => {
  expect(listed(typed)).toEqual(values)
})

it('every value of one option goes with every value of the other', () => {
  const axes = [
    { name: 'رنگ', values: 'سرخ، آبی' },
    { name: 'اندازه', values: '۱.۵، ۲' },
    { name: '', values: 'بی‌نام' },
  ]
  const all = combinationsOf(axes)
  expect(all.map(({ words }) => words)).toEqual(['سرخ، ۱.۵', 'سرخ، ۲', 'آبی، ۱.۵', 'آبی، ۲'])
  for (const { key } of all) expect(key).toMatch(/^[\da-z_]+$/)
})

it('of a product alone all but the first are made; of a design what it lacks', () => {
  const all = combinationsOf([{ name: 'رنگ', values: 'سرخ، آبی' }])
  expect(missingOf(all, []).map(({ words }) => words)).toEqual(['آبی'])
  const group = variantGroup()
  const more = typedAxesOf(group).map((axis, place) =>
    place ? axis : { ...axis, values: `${axis.values}، سبز` },
  )
  expect(missingOf(combinationsOf(more), group.variants).map(({ words }) => words)).toEqual([
    'سرمه‌ای، بزرگ',
    'سبز، کوچک',
    'سبز، بزرگ',
  ])
})

it('what is not typed is the product’s own, and no code is there twice', () => {
  const [first] = combinationsOf([{ name: 'رنگ', values: 'سرخ' }])
  const otherwise = { sku: 'A-3', price: 500_000 }
  expect(first && variantOf(first, {}, otherwise)).toMatchObject({ ...otherwise, onHand: 0 })
  const typed = { sku: ' B ', price: '۷۰٬۰۰۰', onHand: '۱۲' }
  expect(first && variantOf(first, typed, otherwise)).toMatchObject({ sku: 'B', price: 700_000, onHand: 12 })
  expect(codesAfter('A', ['A-2'], 2)).toEqual(['A-3', 'A-4'])
})
