import { expect, it } from 'vitest'
import { productRecord } from '../../../test/goods-samples.ts'
import {
  attributesIn,
  attributesProblem,
  attributesText,
  newAttribute,
  rowsByCategory,
} from './attributes/attribute-rows.ts'
import { copyOf, fieldsOf, newBodyOf, newProduct, valuesOf } from './product-values.ts'

it('toman in any digits, with separators, is asked for in rial; what is left empty is not there', () => {
  const typed = { ...newProduct, title: 'گلدان', sku: 'P-1', price: '۱٬۲۵۰٬۰۰۰', onHand: '١٢' }
  expect(newBodyOf(typed)).toMatchObject({
    ...{ price: 12_500_000, listPrice: null, weightGrams: null, categoryId: null, onHand: 12 },
    ...{ isPublished: true, maxPerOrder: 10 },
  })
})

it('only fields that were changed are sent', () => {
  expect(fieldsOf({ listPrice: '', isPublished: 'no' })).toEqual({ listPrice: null, isPublished: false })
})

it('a product that waits for its time is to be seen, from that minute on; nothing typed is at once', () => {
  const waiting = productRecord({ isPublished: false, publishAt: '2026-11-26T05:30:00.000Z' })
  expect(valuesOf(waiting)).toMatchObject({ isPublished: 'yes', publishAt: '۱۴۰۵/۰۹/۰۵ ۰۹:۰۰' })
  expect(fieldsOf({ publishAt: ' ' })).toEqual({ publishAt: null })
})

it('a copy is hidden and has no code, address and stock of the first one', () => {
  const first = productRecord()
  const { title, price } = first
  expect(newBodyOf({ ...copyOf(first), sku: 'COPY' })).toMatchObject({
    ...{ title, price, sku: 'COPY', slug: '', onHand: 0, isPublished: false },
  })
})

it('a product that is shown and saved again stays what it was', () => {
  const shown = productRecord({ listPrice: 7_000_000, weightGrams: null })
  const { relatedIds, bundleIds, summary, ...fields } = fieldsOf(valuesOf(shown))
  // Points are typed as lines, of which the shop makes points again.
  expect(summary).toBe('پشم دست‌ریس\nرنگ گیاهی')
  expect({ ...shown, ...fields }).toEqual(shown)
  expect(relatedIds).toEqual(shown.related.map(({ id }) => id))
  expect(bundleIds).toEqual(shown.bundle.map(({ id }) => id))
})

it('attributes travel without the rows in which nothing was typed, and say which one is not right', () => {
  const rows = (...typed: [string, string][]) =>
    JSON.stringify(typed.map(([name, value], place) => ({ id: `${place}`, name, value })))
  expect(fieldsOf({ attributes: rows(['جنس', 'پشم'], [' ', '']) })).toEqual({
    attributes: [{ name: 'جنس', value: 'پشم' }],
  })
  expect(attributesProblem(rows(['جنس', 'پشم'], ['', '']))).toBeUndefined()
  expect(attributesProblem(rows(['جنس', 'پشم'], ['رنگ', '']))).toBe('ویژگی ۲: مقدار ویژگی را بنویسید')
  expect(attributesProblem(rows(['جنس', 'پشم'], ['جنس', 'نخ']))).toBe('نام هر ویژگی یک بار می‌آید')
})

it('what the category names has its row, also when nothing stands there; a row that is being typed keeps its place', () => {
  const rows = attributesIn(
    attributesText([
      { name: 'رنگ', value: 'سرخ' },
      { name: 'جنس', value: 'پشم' },
    ]),
  )
  const typed = { ...newAttribute(), name: 'شهر' }
  const { named, others } = rowsByCategory([...rows, typed], ['جنس', 'شهر'])
  expect(named.map(({ name, value }) => [name, value])).toEqual([
    ['جنس', 'پشم'],
    ['شهر', ''],
  ])
  expect(others).toEqual([rows[0], typed])
})
