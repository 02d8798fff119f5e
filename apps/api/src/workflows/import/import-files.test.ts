import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createImportShop, fixture, type ImportShop } from '../../../test/import-shop.ts'

let shop: ImportShop
beforeAll(async () => {
  shop = await createImportShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.empty())

describe('other files', () => {
  test('an export in English, with Windows line ends and grams', async () => {
    expect((await shop.run(fixture('woocommerce-en.csv'))).refused).toEqual([])
    expect(await shop.woo(1)).toMatchObject({
      title: 'Teapot',
      sku: 'EN-1',
      price: 1_200_000,
      weightGrams: 850,
      descriptionHtml: '<p>A pot.</p><p>For tea.<br />And more.</p>',
      attributes: [{ name: 'Material', value: 'Clay' }],
      stock: { onHand: 3 },
    })
    expect(await shop.woo(2)).toMatchObject({ isPublished: false })
  })

  test('the plain file, here with semicolons as a Persian Excel writes it', async () => {
    const report = await shop.run(fixture('plain.csv'))
    expect(report).toMatchObject({ kind: 'plain', rows: 3, added: 3, refused: [] })
    const blue = await shop.productOf('plain:P-1')
    const green = await shop.productOf('plain:P-2')
    expect(blue).toMatchObject({
      title: 'کاسهٔ آبی',
      price: 1_500_000,
      listPrice: 1_800_000,
      maxPerOrder: 3,
      weightGrams: 400,
      tags: ['سفال', 'کاسه'],
      options: [{ name: 'رنگ', value: 'آبی' }],
      attributes: [
        { name: 'رنگ', value: 'آبی' },
        { name: 'جنس', value: 'سفال' },
        { name: 'سازنده', value: 'استاد رحیمی' },
      ],
      descriptionHtml: '<p>کاسهٔ دست‌ساز</p><p>از لالجین</p>',
    })
    expect(green).toMatchObject({ price: 1_500_000, groupId: blue.groupId, stock: { onHand: 0 } })
    expect(await shop.productOf('plain:P-3')).toMatchObject({ price: 1_500_000, isPublished: false })
    expect(report.columns).toEqual([{ column: 'سازنده', use: 'attribute', filled: 1 }])
  })

  test('a price list updates by code what came from elsewhere', async () => {
    await shop.run(fixture('woocommerce-fa.csv'))
    const before = await shop.woo(111)
    const report = await shop.run(await shop.written('sku,title,price,stock\nDUP,کد تکراری یک,70000,9\n'))
    expect(report).toMatchObject({ added: 0, changed: 1 })
    expect(await shop.woo(111)).toMatchObject({
      id: before.id,
      slug: before.slug,
      price: 700_000,
      stock: { onHand: 9 },
    })
  })

  test.each([
    ['nothing', '', 'empty'],
    ['only a mark', '\ufeff  \n', 'empty'],
    ['only a header', 'sku,title,price\n', 'no_rows'],
    ['other columns', 'a,b,c\n1,2,3\n', 'no_header'],
    ['a web page', '<!doctype html><html><body>sku title price</body></html>', 'no_header'],
    ['an old Excel file', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'excel'],
    ['an archive that is no workbook', Buffer.from('504b030414000600', 'hex'), 'not_workbook'],
    ['a zipped file', Buffer.from('1f8b0800', 'hex'), 'compressed'],
    ['UTF-16', Buffer.from('\ufeffsku,title,price\n', 'utf16le'), 'utf16'],
    ['UTF-16 without a mark', Buffer.from('sku,title,price\nA,B,1\n', 'utf16le'), 'utf16'],
    [
      'Windows-1256',
      Buffer.concat([
        Buffer.from('sku,title,price\nA,'),
        Buffer.from([0xdf, 0xca, 0xc7, 0xc8]),
        Buffer.from(',5\n'),
      ]),
      'not_utf8',
    ],
    ['a quote that never ends', 'sku,title,price,stock\nA,الف,5,1\nB,"ب,6,1\nC,پ,7,1\n', 'unclosed_quote'],
    ['a column twice', 'sku,title,price,قیمت\nA,الف,5,6\n', 'duplicate_column'],
  ])('%s is refused in one sentence, and nothing is changed', async (_, content, code) => {
    await shop.run(fixture('plain.csv'))
    const before = await shop.everything()
    await expect(shop.run(await shop.written(content))).rejects.toMatchObject({
      name: 'ImportFileError',
      code,
      message: expect.stringMatching(/[\u0600-\u06ff]/),
    })
    expect(await shop.everything()).toEqual(before)
  })

  test('a file that is not there is told by its name', async () => {
    await expect(shop.run('/nowhere/file.csv')).rejects.toMatchObject({
      code: 'missing',
      message: /file\.csv/,
    })
  })

  test('names the line of an open quote and of rows after empty lines and after line breaks in cells', async () => {
    const open = shop.written('sku,title,price\nA,"الف\nب",5\n\nB,"ب,6\n', 'open.csv')
    await expect(shop.run(await open)).rejects.toThrow(/سطر 5/)
    const { refused } = await shop.run(await shop.written('sku,title,price\nA,"الف\n\nب",5\n\n,,\nB,,5\n'))
    expect(refused).toMatchObject([{ line: 7, code: 'no_title' }])
  })
})
