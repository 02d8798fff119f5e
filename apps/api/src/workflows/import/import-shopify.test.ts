import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createImportShop, fixture, type ImportShop } from '../../../test/import-shop.ts'

let shop: ImportShop
beforeAll(async () => {
  shop = await createImportShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.empty())

const file = fixture('shopify.csv')

test("a file of Shopify's is taken in: options, offers, pictures, stock, what is hidden; again it changes nothing", async () => {
  const report = await shop.run(file)
  expect(report).toMatchObject({
    ...{ kind: 'shopify', source: 'shopify', rows: 7, added: 5 },
    refused: [{ line: 8, code: 'unsupported_type', value: 'gift' }],
    notices: [
      { line: 5, code: 'on_backorder' },
      { line: 5, code: 'stock_unknown' },
      { line: 6, code: 'stock_unknown' },
    ],
  })
  const tray = await shop.productOf('shopify:copper-tray')
  expect(tray).toMatchObject({
    ...{ sku: '00120', title: 'سینی مسی زنجان', price: 4_500_000, listPrice: 5_200_000, weightGrams: 900 },
    ...{ brand: 'کارگاه نگار', tags: ['مس', 'دست‌ساز'], isPublished: true, groupId: null },
    ...{ attributes: [{ name: 'بارکد', value: '6260100000019' }], stock: { onHand: 7 } },
  })
  expect((await shop.picturesOf(tray.id)).map(({ url }) => url)).toEqual([
    'https://old.example/tray-1.jpg',
    'https://old.example/tray-2.jpg',
  ])
  const blue = await shop.productOf('shopify:shirt/آبی/بزرگ')
  expect(blue).toMatchObject({
    title: 'پیراهن نخی، آبی، بزرگ',
    options: [
      { name: 'رنگ', value: 'آبی' },
      { name: 'اندازه', value: 'بزرگ' },
    ],
  })
  expect((await shop.picturesOf(blue.id))[0]?.url).toBe('https://old.example/blue.jpg')
  const red = await shop.productOf('shopify:shirt/قرمز/بزرگ')
  expect(red.groupId).toBe(blue.groupId)
  expect(red.groupId).not.toBeNull()
  expect(red.stock?.onHand).toBe(10)
  expect((await shop.productOf('shopify:draft-bowl')).isPublished).toBe(false)

  const before = await shop.everything()
  expect(await shop.run(file, { isSure: false })).toMatchObject({ added: 0, changed: 0, unchanged: 5 })
  expect(await shop.everything()).toEqual(before)
})

test("texts of Shopify's lose what is not ours", async () => {
  await shop.run(file)
  const { descriptionHtml } = await shop.productOf('shopify:copper-tray')
  expect(descriptionHtml).toBe('<p>دست‌ساز <strong>زنجان</strong></p>')
})

test('the columns of today are read as the older ones', async () => {
  const today =
    'Title,URL handle,Description,Status,SKU,Option1 name,Option1 value,Price,Compare-at price,Inventory quantity,Product image URL\n' +
    'کوزه,jar,<p>سفال</p>,Active,JAR,Title,Default Title,120000,,4,https://old.example/jar.jpg\n'
  expect(await shop.run(await shop.written(today))).toMatchObject({ kind: 'shopify', added: 1, refused: [] })
  expect(await shop.productOf('shopify:jar')).toMatchObject({ price: 1_200_000, stock: { onHand: 4 } })
})
