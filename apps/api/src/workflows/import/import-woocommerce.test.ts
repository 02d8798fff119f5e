import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createImportShop, fixture, type ImportShop } from '../../../test/import-shop.ts'
import { categories, productGroups, products } from '../../modules/catalog/catalog.tables.ts'

let shop: ImportShop
beforeAll(async () => {
  shop = await createImportShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.empty())

describe('a WooCommerce export in Persian', () => {
  test('reports every row that it could not take, with line, reason, column and value', async () => {
    const { refused } = await shop.run(fixture('woocommerce-fa.csv'))
    expect(refused.map(({ line, code, column, value }) => [line, code, column, value])).toEqual([
      [11, 'parent_missing', null, 'id:999'],
      [12, 'parent_not_variable', null, 'id:102'],
      [13, 'unsupported_type', 'نوع', 'grouped'],
      [14, 'unsupported_type', 'نوع', 'external'],
      [15, 'no_title', null, null],
      [19, 'duplicate_id', null, 'woocommerce:102'],
      [22, 'no_variations', null, null],
    ])
    for (const { reason } of refused) expect(reason).toMatch(/[\u0600-\u06ff]/)
  })

  test('says what it did with rows that it took in its own way', async () => {
    const { notices, columns, added, families, rows } = await shop.run(fixture('woocommerce-fa.csv'))
    expect({ rows, added, families }).toEqual({ rows: 23, added: 16, families: 1 })
    expect(notices.map(({ line, code }) => [line, code])).toEqual([
      [3, 'stock_unknown'],
      [4, 'no_price'],
      [5, 'no_price'],
      [10, 'sale_not_lower'],
      [16, 'invalid_price'],
      [16, 'no_price'],
      [16, 'stock_unknown'],
      [18, 'duplicate_sku'],
      [21, 'hidden'],
    ])
    expect(columns.map(({ column, use }) => [column, use])).toEqual([
      ['گارانتی', 'attribute'],
      ['Meta: _yoast_wpseo_title', 'private'],
      ['وضعیت مالیات', 'unused'],
      ['ویژگی سراسری 1', 'unused'],
      ['ویژگی سراسری 2', 'unused'],
    ])
  })

  test('takes a product with all that it says', async () => {
    await shop.run(fixture('woocommerce-fa.csv'))
    const product = await shop.woo(101)
    expect(product).toMatchObject({
      title: 'چای ساز برقی مدل CH-12',
      slug: 'چای-ساز-برقی-مدل-ch-12',
      sku: 'WC-101',
      brand: 'مهرنوش',
      price: 21_900_000,
      listPrice: 24_900_000,
      weightGrams: 1350,
      summary: 'توان ۱۸۰۰ وات، قوری شیشه‌ای، گرم‌نگه‌دار',
      tags: ['چای ساز', 'قوری'],
      isPublished: true,
      stock: { onHand: 7, reserved: 0 },
    })
    expect(product.attributes).toEqual([
      { name: 'برند', value: 'مهرنوش' },
      { name: 'رنگ', value: 'سفید، نقره‌ای, مات' },
      { name: 'ابعاد (سانتی‌متر)', value: '30 × 20 × 25' },
      { name: 'بارکد', value: '6260000000017' },
      { name: 'گارانتی', value: '۱۸ ماه' },
    ])
    expect(product.descriptionHtml).toBe(
      '<ul><li>توان ۱۸۰۰ وات</li><li>قوری شیشه‌ای</li><li>گرم‌نگه‌دار</li></ul>' +
        '<p>چای‌ساز <strong>CH-12</strong> دو لیتر آب می‌گیرد.</p><h2>چرا این یکی؟</h2>' +
        '<ul><li>صافی شسته می‌شود</li></ul><p>فروشگاه ما</p>',
    )
  })

  test('makes the tree of categories, the deepest of the first branch being the own one', async () => {
    await shop.run(fixture('woocommerce-fa.csv'))
    const rows = await shop.db.select().from(categories)
    const path = (id: string | null): string => {
      const row = rows.find((one) => one.id === id)
      return row ? `${path(row.parentId)}/${row.title}` : ''
    }
    expect(rows.map(({ id }) => path(id)).sort()).toEqual(
      ['/خانه', '/خانه/آشپزخانه', '/خانه/آشپزخانه/چای‌ساز', '/حراج', '/پوشاک', '/پوشاک/پیراهن'].sort(),
    )
    const product = await shop.woo(101)
    expect(path(product.categoryId)).toBe('/خانه/آشپزخانه/چای‌ساز')
    expect(product.categoryIds.map(path).sort()).toEqual(
      ['/خانه/آشپزخانه/چای‌ساز', '/خانه/آشپزخانه', '/خانه', '/حراج'].sort(),
    )
  })

  test('keeps what has no price, but never for sale', async () => {
    await shop.run(fixture('woocommerce-fa.csv'))
    for (const id of [103, 104]) expect(await shop.woo(id)).toMatchObject({ price: 0, isPublished: false })
    expect(await shop.woo(105)).toMatchObject({ price: 900_000, isPublished: false })
    expect(await shop.woo(114)).toMatchObject({ isPublished: false })
    const [sellable] = await shop.db
      .select({ least: sql<number>`min(price)` })
      .from(products)
      .where(eq(products.isPublished, true))
    expect(sellable?.least).toBeGreaterThan(0)
  })

  test('knows three kinds of stock: counted, there but not counted, gone', async () => {
    await shop.run(fixture('woocommerce-fa.csv'), { uncountedStock: 4 })
    expect((await shop.woo(101)).stock?.onHand).toBe(7)
    expect((await shop.woo(102)).stock?.onHand).toBe(4)
    expect((await shop.woo(106)).stock?.onHand).toBe(0)
    expect((await shop.woo(113)).maxPerOrder).toBe(1)
  })

  test('makes variations siblings that take what they lack from their parent, wherever it stands', async () => {
    await shop.run(fixture('woocommerce-fa.csv'))
    const navy = await shop.woo(202)
    const white = await shop.woo(201)
    const [group] = await shop.db.select().from(productGroups)
    expect(group).toMatchObject({ title: 'پیراهن نخی', sourceKey: 'woocommerce:200' })
    expect([navy.groupId, white.groupId]).toEqual([group?.id, group?.id])
    expect(navy).toMatchObject({
      title: 'پیراهن نخی، سرمه‌ای، L',
      price: 7_800_000,
      weightGrams: 300,
      descriptionHtml: '<p>پارچهٔ خنک</p><p>دوخت ایران</p><p>کمی تیره‌تر از عکس است.</p>',
      options: [
        { name: 'رنگ', value: 'سرمه‌ای' },
        { name: 'اندازه', value: 'L' },
      ],
    })
    expect(navy.attributes).toEqual(navy.options)
    expect(navy.searchSpaced).toContain('سرمه ای')
    expect(white).toMatchObject({ price: 7_500_000, listPrice: null, stock: { onHand: 2 } })
    const pictures = await shop.picturesOf(white.id)
    expect(pictures.map(({ url }) => url)).toEqual(['https://old-shop.example/shirt.jpg'])
  })

  test('gives two products of one name two addresses', async () => {
    await shop.run(fixture('woocommerce-fa.csv'))
    expect((await shop.woo(102)).slug).toBe('قاشق-چوبی')
    expect((await shop.woo(113)).slug).toMatch(/^قاشق-چوبی-[0-9a-f]{10}$/)
  })

  test('sells at the sale price only while the sale is on', async () => {
    await shop.run(fixture('woocommerce-fa.csv'))
    expect(await shop.woo(116)).toMatchObject({ price: 2_000_000, listPrice: null, offerEndsAt: null })
    expect(await shop.woo(117)).toMatchObject({
      price: 1_500_000,
      listPrice: 2_000_000,
      offerEndsAt: new Date('2099-01-01T23:59:59+03:30'),
    })
  })

  test('queues the pictures and shows the product without them meanwhile', async () => {
    await shop.run(fixture('woocommerce-fa.csv'))
    const { id, images } = await shop.woo(101)
    expect(images).toEqual([])
    const queued = await shop.picturesOf(id)
    expect(queued.map(({ url, status }) => [url, status])).toEqual([
      ['https://old-shop.example/1.jpg', 'waiting'],
      ['https://old-shop.example/2.jpg', 'waiting'],
    ])
  })

  test('in rial is not multiplied', async () => {
    await shop.run(fixture('woocommerce-fa.csv'), { currency: 'rial' })
    expect(await shop.woo(101)).toMatchObject({ price: 2_190_000, listPrice: 2_490_000 })
  })
})
