import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createImportShop, fixture, type ImportShop } from '../../../test/import-shop.ts'
import { products } from '../../modules/catalog/catalog.tables.ts'
import { stock } from '../../modules/inventory/inventory.tables.ts'

let shop: ImportShop
beforeAll(async () => {
  shop = await createImportShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.empty()
  await shop.run(fixture('plain.csv'))
})

const one = () => shop.productOf('plain:P-1')
const given = async (content: string, changes: Parameters<ImportShop['run']>[1] = {}) =>
  shop.run(await shop.written(content), changes)

describe('a column that the file lacks', () => {
  test('a price list changes prices and nothing else of what it prices', async () => {
    const { updatedAt, price, ...before } = await one()
    const report = await given('sku,title,price\nP-1,کاسهٔ آبی,160000\nP-2,کاسهٔ سبز,150000\n', {
      isSure: false,
      now: new Date('2027-01-01T00:00:00Z'),
    })
    const { updatedAt: later, price: now, ...after } = await one()
    expect(after).toEqual(before)
    expect([price, now]).toEqual([1_500_000, 1_600_000])
    expect(later).not.toEqual(updatedAt)
    expect(report).toMatchObject({
      added: 0,
      changed: 1,
      unchanged: 1,
      changes: [{ column: 'price', changed: 1, emptied: 0 }],
      notices: [],
    })
  })

  test('is not asked for: code and price are enough for what exists, and a title for what is new', async () => {
    const report = await given('sku,price\nP-3,170000\nNEW,5000\n')
    expect(report).toMatchObject({ changed: 1, refused: [{ line: 3, code: 'no_title', value: 'NEW' }] })
    expect(await shop.productOf('plain:P-3')).toMatchObject({ title: 'سینی', price: 1_700_000 })
  })

  test('neither sells again what is sold out nor shows what is hidden', async () => {
    const { id } = await one()
    await shop.db.update(stock).set({ onHand: 0 }).where(eq(stock.productId, id))
    await given('sku,price\nP-1,150000\nP-3,150000\n')
    expect((await one()).stock?.onHand).toBe(0)
    expect(await shop.productOf('plain:P-3')).toMatchObject({ isPublished: false })
  })

  test('what waited for its price is told when it has one', async () => {
    await given('sku,title\nW-1,بی‌قیمت\n')
    expect(await shop.productOf('plain:W-1')).toMatchObject({ price: 0, isPublished: false })
    const { notices } = await given('sku,price\nW-1,5000\n')
    expect(notices).toMatchObject([{ line: 2, code: 'priced_but_hidden' }])
    await given('sku,published\nW-1,1\n')
    expect(await shop.productOf('plain:W-1')).toMatchObject({ price: 50_000, isPublished: true })
  })

  test('one attribute of many is changed in its place', async () => {
    const before = (await one()).attributes
    await given('sku,attribute: جنس,attribute: پخت\nP-1,چینی,دوم\n')
    expect((await one()).attributes).toEqual([
      ...before.map((pair) => (pair.name === 'جنس' ? { ...pair, value: 'چینی' } : pair)),
      { name: 'پخت', value: 'دوم' },
    ])
  })

  test('what is searched for follows a new title', async () => {
    await given('sku,title\nP-1,پیالهٔ فیروزه‌ای\n')
    const { searchJoined } = await one()
    expect(searchJoined).toContain('پیالهفیروزهای')
    expect(searchJoined).toContain('نگار')
    expect(searchJoined).toContain('سفال')
  })

  test('a WooCommerce file of prices keeps names, texts and a running discount', async () => {
    await shop.run(fixture('woocommerce-fa.csv'))
    const { updatedAt: _, price, listPrice, ...before } = await shop.woo(101)
    const report = await given('ID,Type,Regular price\n101,simple,2600000\n201,variation,900000\n')
    expect(report).toMatchObject({ refused: [], changed: 2 })
    const { updatedAt: __, price: now, listPrice: usual, ...after } = await shop.woo(101)
    expect(after).toEqual(before)
    expect([price, listPrice]).toEqual([21_900_000, 24_900_000])
    expect([now, usual]).toEqual([21_900_000, 26_000_000])
    expect(await shop.woo(201)).toMatchObject({ title: 'پیراهن نخی، سفید، M', price: 9_000_000 })
  })
})

describe('the discount', () => {
  test.each([
    ['sku,price\nP-1,170000\n', 1_700_000, 1_800_000],
    ['sku,price\nP-1,180000\n', 1_800_000, null],
    ['sku,price\nP-1,250000\n', 2_500_000, null],
    ['sku,list_price\nP-1,190000\n', 1_500_000, 1_900_000],
    ['sku,list_price\nP-1,\n', 1_500_000, null],
    ['sku,price,list_price\nP-1,,200000\n', 1_500_000, 2_000_000],
  ])('after %j', async (content, price, listPrice) => {
    await given(content)
    expect(await one()).toMatchObject({ price, listPrice })
  })
})

describe('an empty cell', () => {
  test('empties only where the guide says so', async () => {
    const before = await one()
    const columns = 'title,price,list_price,stock,brand,category,summary,description,images,tags,weight_grams'
    const header = `sku,${columns},max_per_order,published,group,option: رنگ,attribute: جنس`
    const report = await given(`${header}\nP-1${','.repeat(16)}\n`)
    expect(await one()).toMatchObject({
      title: before.title,
      price: before.price,
      maxPerOrder: before.maxPerOrder,
      isPublished: before.isPublished,
      stock: before.stock,
      listPrice: null,
      brand: null,
      categoryId: null,
      summary: '',
      descriptionHtml: '',
      tags: [],
      weightGrams: null,
      groupId: null,
      options: [],
      attributes: [{ name: 'سازنده', value: 'استاد رحیمی' }],
    })
    expect(await shop.picturesOf(before.id)).toEqual([])
    expect(report.changes.map(({ column, emptied }) => [column, emptied])).toEqual([
      ...['brand', 'list_price', 'weight_grams', 'group_id', 'options', 'attributes'].map((name) => [
        name,
        1,
      ]),
      ...['description_html', 'summary', 'category_id', 'tags', 'images'].map((name) => [name, 1]),
    ])
  })

  test('stops a run that nobody agreed to, and leaves everything as it was', async () => {
    const file = await shop.written('sku,price,brand\nP-1,160000,\n')
    const before = await shop.everything()
    const dry = await shop.run(file, { isDryRun: true })
    const loss = [
      { column: 'brand', changed: 1, emptied: 1 },
      { column: 'price', changed: 1, emptied: 0 },
    ]
    expect(dry.changes).toEqual(loss)
    await expect(shop.run(file, { isSure: false })).rejects.toMatchObject({
      name: 'ImportNeedsAgreement',
      changes: loss,
    })
    expect(await shop.everything()).toEqual(before)
    await shop.run(file, { isSure: true })
    expect(await one()).toMatchObject({ brand: null, price: 1_600_000 })
  })
})

test('what the shop changes during the import is not put back', async () => {
  const { id } = await one()
  let sale: Promise<unknown> | undefined
  await given('sku,brand\nP-1,سپهر\n', {
    onProgress: ({ phase }) => {
      const changes = { price: 1_400_000, maxPerOrder: 7 }
      if (phase === 'writing')
        sale = shop.db.update(products).set(changes).where(eq(products.id, id)).execute()
    },
  })
  await sale
  expect(await one()).toMatchObject({ brand: 'سپهر', price: 1_400_000, maxPerOrder: 7 })
})
