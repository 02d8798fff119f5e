import { describe, expect, test } from 'vitest'
import { attributeColumn } from './columns.ts'
import { readHeader, type WooHeader } from './header.ts'

const woo = (...titles: string[]) => readHeader(['ID', 'Type', 'Name', ...titles]) as WooHeader

describe('headers of WooCommerce', () => {
  test.each([
    ['قیمت فروش فوق‌العاده', 'salePrice'],
    ['قيمت فروش فوق العاده ', 'salePrice'],
    ['"Sale price"', 'salePrice'],
    ['SALE PRICE', 'salePrice'],
    ['دسته ها', 'categories'],
    ['دسته‌ها', 'categories'],
    ['در انبار؟', 'inStock'],
    ['Weight (kg)', 'weight'],
    ['وزن (گرم)', 'weight'],
    ['شناسه محصول', 'sku'],
    ['GTIN, UPC, EAN, or ISBN', 'gtin'],
  ])('%j is %s', (title, field) => {
    expect([...woo(title).fields.keys()].at(-1)).toBe(field)
  })

  test.each([
    ['نام ویژگی 1 ', 'name', 1],
    ['مقدار ویژگی 17', 'values', 17],
    ['مقدار(های) ویژگی ۲', 'values', 2],
    ['قابلیت نمایش ویژگی 3 ', 'visible', 3],
    ['ویژگی 3 قابل مشاهده است', 'visible', 3],
    ['قابلیت مشاهده ویژگی ۲', 'visible', 2],
    ['Attribute 2 visible', 'visible', 2],
    ['ویژگی سراسری 1', 'unused', 1],
    ['Attribute 12 name', 'name', 12],
    ['Attribute 1 value(s)', 'values', 1],
    ['Attribute 1 default', 'unused', 1],
  ])('%j is %s of attribute %i', (title, kind, number) => {
    expect(attributeColumn(title)).toEqual({ kind, number })
  })

  test.each(['ویژگی', 'Attribute', 'نام ویژگی', 'قیمت ویژگی 1'])('%j is no attribute column', (title) => {
    expect(attributeColumn(title)).toBeNull()
  })

  test('units stand in headers', () => {
    expect(woo('وزن (کیلوگرم)').factors.get('weight')).toBe(1000)
    expect(woo('Weight (g)').factors.get('weight')).toBe(1)
    expect(woo('درازا (میلی‌متر)').factors.get('length')).toBe(0.1)
  })

  test('what is known but has no use here, what may be shown and what is private are told apart', () => {
    const header = woo('Tax class', 'گارانتی', 'Meta: x')
    expect(header.unused).toEqual([3])
    expect([...header.attributes]).toEqual([[4, 'گارانتی']])
    expect(header.private).toEqual([5])
  })
})

test('the plain file needs a code and something to say, in English or Persian', () => {
  expect(readHeader(['\ufeffsku', 'price']).kind).toBe('plain')
  expect(readHeader(['کد کالا', 'عنوان', 'قیمت']).kind).toBe('plain')
  expect(readHeader(['sku', 'ویژگی: جنس']).kind).toBe('plain')
  expect(() => readHeader(['sku'])).toThrow(/sku/)
  expect(() => readHeader(['ID', 'SKU', 'Regular price', 'Stock'])).toThrow(/Type|نوع/)
  expect(() => readHeader(['title', 'price'])).toThrow(/sku/)
})
