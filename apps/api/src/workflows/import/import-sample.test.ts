import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createImportShop, fixture, type ImportShop } from '../../../test/import-shop.ts'
import { categories } from '../../modules/catalog/catalog.tables.ts'

let shop: ImportShop
beforeAll(async () => {
  shop = await createImportShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.empty())

/** A file of our own with the ways of writing of WooCommerce's sample products. */
const sample = fixture('woocommerce-sample.csv')

test('of the sample products only what cannot be sold here is refused, and the counts add up', async () => {
  const report = await shop.run(sample)
  expect(report.refused.map(({ line, code, value }) => [line, code, value])).toEqual([
    [13, 'unsupported_type', 'grouped'],
    [14, 'unsupported_type', 'external'],
  ])
  expect(report).toMatchObject({ rows: 13, added: 11, changed: 0, unchanged: 0, families: 2 })
  const again = await shop.run(sample)
  expect(again).toMatchObject({ added: 0, changed: 0, unchanged: 11, changes: [], retitled: [] })
})

test('a weight that begins with its point is one, and one that is none costs nothing but itself', async () => {
  const { notices } = await shop.run(sample)
  expect((await shop.woo(76)).weightGrams).toBe(227)
  expect((await shop.woo(46)).attributes).toContainEqual({
    name: 'ابعاد (سانتی‌متر)',
    value: '20.3 × 16.5 × 1.3',
  })
  for (const id of [79, 80]) expect(await shop.woo(id)).toMatchObject({ weightGrams: null })
  expect(notices.filter(({ code }) => code === 'invalid_number')).toMatchObject([
    { line: 3, column: 'Weight (lbs)', value: 'heavy' },
    { line: 12, column: 'Weight (lbs)', value: 'x' },
  ])
})

test('what is on backorder is sold, and the merchant is told', async () => {
  const { notices } = await shop.run(sample)
  expect((await shop.woo(47)).stock?.onHand).toBe(10)
  expect((await shop.woo(48)).stock?.onHand).toBe(10)
  const lines = notices.filter(({ code }) => code === 'on_backorder').map(({ line }) => line)
  expect(lines).toEqual([5, 6])
})

test('signs that stand as entities are signs', async () => {
  await shop.run(sample)
  expect(await shop.woo(46)).toMatchObject({ title: 'Cap & Scarf', slug: 'cap-scarf', tags: ['hats & more'] })
  const titles = (await shop.db.select().from(categories)).map(({ title }) => title)
  expect(titles).toContain('Hats & Scarves')
})

test('stock that siblings share is each one’s own, and a code of the parent is nobody’s', async () => {
  const file = 'ID,Type,SKU,Name,Regular price,Stock,Parent,Attribute 1 name,Attribute 1 value(s)'
  const rows = [
    '1,variable,T,Tee,,7,,Color,"Red, Blue"',
    '2,variation,T,Tee,5,parent,T,Color,Red',
    '3,variation,T-B,Tee,5,2,T,Color,Blue',
  ]
  const { notices } = await shop.run(await shop.written(`${file}\n${rows.join('\n')}\n`))
  expect(await shop.woo(2)).toMatchObject({ sku: 'WC-2', stock: { onHand: 7 } })
  expect(await shop.woo(3)).toMatchObject({ sku: 'T-B', stock: { onHand: 2 } })
  expect(notices).toMatchObject([{ line: 3, code: 'stock_of_parent' }])
})

test('no cell that cannot be read shows or sells something new, or costs its row', async () => {
  const header = 'ID,Type,Name,Published,Stock,Weight (kg),Sale price,Regular price,Date sale price ends'
  const report = await shop.run(
    await shop.written(
      `${header}
1,simple,الف,شاید,3,,,5000,
2,simple,ب,1,زیاد,,,5000,
3,simple,پ,1,3,1e400,,5000,
4,simple,ت,1,3,99999999999,,5000,
5,simple,ث,1,3,,4000,5000,1405-09-01
6,simple,ج,1,3,,4000,تماس بگیرید,
`,
    ),
  )
  expect(report).toMatchObject({ refused: [], added: 6 })
  expect(report.notices.map(({ line, code }) => `${line} ${code}`)).toEqual([
    '2 invalid_flag',
    '3 invalid_stock',
    '4 invalid_number',
    '5 invalid_number',
    '6 invalid_date',
    '7 invalid_price',
    '7 no_price',
  ])
  expect(await shop.woo(1)).toMatchObject({ isPublished: false })
  expect((await shop.woo(2)).stock?.onHand).toBe(0)
  expect(await shop.woo(5)).toMatchObject({ price: 50_000, listPrice: null })
  expect(await shop.woo(6)).toMatchObject({ price: 0, isPublished: false })
})

test.each(['<div>', '<b>x', '<ul><li>', '<table><tr><td>'])(
  'a description of %s that nobody closed costs only itself',
  async (tag) => {
    const rows = `1,simple,کاسه,5000,${tag.repeat(12_000)}\n2,simple,بشقاب,5000,<p>خوب</p>\n`
    const report = await shop.run(await shop.written(`ID,Type,Name,Regular price,Description\n${rows}`))
    expect(report).toMatchObject({ added: 2, refused: [] })
    expect(report.notices[0]).toMatchObject({ line: 2, code: 'description_too_deep' })
    expect((await shop.woo(2)).descriptionHtml).toBe('<p>خوب</p>')
  },
)
