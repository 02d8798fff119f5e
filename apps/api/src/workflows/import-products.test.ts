import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { writeProductsCsv } from '../../test/generate-products.ts'
import { createTestDatabase } from '../../test/test-database.ts'
import { categories, productGroups, products } from '../modules/catalog/catalog.tables.ts'
import { stock } from '../modules/inventory/inventory.tables.ts'
import { pictureDownloads } from '../modules/media/media.tables.ts'
import { type ImportOptions, importProducts } from './import-products.ts'

let shop: Awaited<ReturnType<typeof createTestDatabase>>
let folder: string
beforeAll(async () => {
  shop = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'hojreh-import-'))
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.db.delete(products)
  await shop.db.delete(productGroups)
  await shop.db.delete(categories)
})

const fixture = (name: string) =>
  fileURLToPath(new URL(`../modules/import/fixtures/${name}`, import.meta.url))
const written = async (content: string | Buffer, name = 'file.csv') => {
  const file = join(folder, name)
  await writeFile(file, content)
  return file
}
const run = (file: string, changes: Partial<ImportOptions> = {}) =>
  importProducts(shop, {
    file,
    currency: 'toman',
    source: 'woocommerce',
    uncountedStock: 10,
    isDryRun: false,
    now: new Date('2026-11-20T12:00:00Z'),
    onProgress: () => {},
    ...changes,
  })
const productOf = async (sourceKey: string) => {
  const [row] = await shop.db
    .select()
    .from(products)
    .leftJoin(stock, eq(stock.productId, products.id))
    .where(eq(products.sourceKey, sourceKey))
  if (!row) throw new Error(`no product ${sourceKey}`)
  return { ...row.products, stock: row.stock }
}
const woo = (id: number) => productOf(`woocommerce:${id}`)
/** Everything that an import could have written. */
const everything = async () => ({
  products: await shop.db.select().from(products).orderBy(asc(products.sourceKey)),
  stock: await shop.db.select().from(stock).orderBy(asc(stock.productId)),
  groups: await shop.db.select().from(productGroups).orderBy(asc(productGroups.sourceKey)),
  categories: await shop.db.select().from(categories).orderBy(asc(categories.slug)),
  pictures: await shop.db
    .select()
    .from(pictureDownloads)
    .orderBy(asc(pictureDownloads.productId), asc(pictureDownloads.url)),
})

describe('a WooCommerce export in Persian', () => {
  test('reports every row that it could not take, with line, reason, column and value', async () => {
    const { refused } = await run(fixture('woocommerce-fa.csv'))
    expect(refused.map(({ line, code, column, value }) => [line, code, column, value])).toEqual([
      [11, 'parent_missing', null, 'id:999'],
      [12, 'parent_not_variable', null, 'id:102'],
      [13, 'unsupported_type', 'نوع', 'grouped'],
      [14, 'unsupported_type', 'نوع', 'external'],
      [15, 'no_title', 'نام', null],
      [16, 'invalid_price', 'قیمت اصلی', 'تماس بگیرید'],
      [18, 'duplicate_sku', null, 'DUP'],
      [19, 'duplicate_id', null, 'woocommerce:102'],
    ])
    for (const { reason } of refused) expect(reason).toMatch(/[\u0600-\u06ff]/)
  })

  test('says what it did with rows that it took in its own way', async () => {
    const { notices, columns, added, rows } = await run(fixture('woocommerce-fa.csv'))
    expect({ rows, added }).toEqual({ rows: 23, added: 13 })
    expect(notices.map(({ line, code }) => [line, code])).toEqual([
      [3, 'stock_unknown'],
      [4, 'no_price'],
      [5, 'no_price'],
      [10, 'sale_not_lower'],
      [21, 'hidden'],
      [22, 'no_variations'],
    ])
    expect(columns.map(({ column, use }) => [column, use])).toEqual([
      ['Meta: _yoast_wpseo_title', 'unused'],
      ['گارانتی', 'attribute'],
      ['وضعیت مالیات', 'unused'],
      ['ویژگی سراسری 1', 'unused'],
      ['ویژگی سراسری 2', 'unused'],
    ])
  })

  test('takes a product with all that it says', async () => {
    await run(fixture('woocommerce-fa.csv'))
    const product = await woo(101)
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
    await run(fixture('woocommerce-fa.csv'))
    const rows = await shop.db.select().from(categories)
    const path = (id: string | null): string => {
      const row = rows.find((one) => one.id === id)
      return row ? `${path(row.parentId)}/${row.title}` : ''
    }
    expect(rows.map(({ id }) => path(id)).sort()).toEqual(
      ['/خانه', '/خانه/آشپزخانه', '/خانه/آشپزخانه/چای‌ساز', '/حراج', '/پوشاک', '/پوشاک/پیراهن'].sort(),
    )
    const product = await woo(101)
    expect(path(product.categoryId)).toBe('/خانه/آشپزخانه/چای‌ساز')
    expect(product.categoryIds.map(path).sort()).toEqual(
      ['/خانه/آشپزخانه/چای‌ساز', '/خانه/آشپزخانه', '/خانه', '/حراج'].sort(),
    )
  })

  test('keeps what has no price, but never for sale', async () => {
    await run(fixture('woocommerce-fa.csv'))
    for (const id of [103, 104]) expect(await woo(id)).toMatchObject({ price: 0, isPublished: false })
    expect(await woo(105)).toMatchObject({ price: 900_000, isPublished: false })
    expect(await woo(114)).toMatchObject({ isPublished: false })
    const [sellable] = await shop.db
      .select({ least: sql<number>`min(price)` })
      .from(products)
      .where(eq(products.isPublished, true))
    expect(sellable?.least).toBeGreaterThan(0)
  })

  test('knows three kinds of stock: counted, there but not counted, gone', async () => {
    await run(fixture('woocommerce-fa.csv'), { uncountedStock: 4 })
    expect((await woo(101)).stock?.onHand).toBe(7)
    expect((await woo(102)).stock?.onHand).toBe(4)
    expect((await woo(106)).stock?.onHand).toBe(0)
    expect((await woo(113)).maxPerOrder).toBe(1)
  })

  test('makes variations siblings that take what they lack from their parent, wherever it stands', async () => {
    await run(fixture('woocommerce-fa.csv'))
    const navy = await woo(202)
    const white = await woo(201)
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
    const pictures = await shop.db
      .select()
      .from(pictureDownloads)
      .where(eq(pictureDownloads.productId, white.id))
    expect(pictures.map(({ url }) => url)).toEqual(['https://old-shop.example/shirt.jpg'])
  })

  test('gives two products of one name two addresses', async () => {
    await run(fixture('woocommerce-fa.csv'))
    expect((await woo(102)).slug).toBe('قاشق-چوبی')
    expect((await woo(113)).slug).toMatch(/^قاشق-چوبی-[0-9a-f]{10}$/)
  })

  test('sells at the sale price only while the sale is on', async () => {
    await run(fixture('woocommerce-fa.csv'))
    expect(await woo(116)).toMatchObject({ price: 2_000_000, listPrice: null, offerEndsAt: null })
    expect(await woo(117)).toMatchObject({
      price: 1_500_000,
      listPrice: 2_000_000,
      offerEndsAt: new Date('2099-01-01T23:59:59+03:30'),
    })
  })

  test('queues the pictures and shows the product without them meanwhile', async () => {
    await run(fixture('woocommerce-fa.csv'))
    const { id, images } = await woo(101)
    expect(images).toEqual([])
    const queued = await shop.db
      .select()
      .from(pictureDownloads)
      .where(eq(pictureDownloads.productId, id))
      .orderBy(asc(pictureDownloads.position))
    expect(queued.map(({ url, status }) => [url, status])).toEqual([
      ['https://old-shop.example/1.jpg', 'waiting'],
      ['https://old-shop.example/2.jpg', 'waiting'],
    ])
  })

  test('in rial is not multiplied', async () => {
    await run(fixture('woocommerce-fa.csv'), { currency: 'rial' })
    expect(await woo(101)).toMatchObject({ price: 2_190_000, listPrice: 2_490_000 })
  })
})

describe('other files', () => {
  test('an export in English, with Windows line ends and grams', async () => {
    expect((await run(fixture('woocommerce-en.csv'))).refused).toEqual([])
    expect(await woo(1)).toMatchObject({
      title: 'Teapot',
      sku: 'EN-1',
      price: 1_200_000,
      weightGrams: 850,
      descriptionHtml: '<p>A pot.</p><p>For tea.<br />And more.</p>',
      attributes: [{ name: 'Material', value: 'Clay' }],
      stock: { onHand: 3 },
    })
    expect(await woo(2)).toMatchObject({ isPublished: false })
  })

  test('the plain file, here with semicolons as a Persian Excel writes it', async () => {
    const report = await run(fixture('plain.csv'))
    expect(report).toMatchObject({ kind: 'plain', rows: 3, added: 3, refused: [] })
    const blue = await productOf('plain:P-1')
    const green = await productOf('plain:P-2')
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
    expect(await productOf('plain:P-3')).toMatchObject({ price: 1_500_000, isPublished: false })
    expect(report.columns).toEqual([{ column: 'سازنده', use: 'attribute', filled: 1 }])
  })

  test('a price list updates by code what came from elsewhere', async () => {
    await run(fixture('woocommerce-fa.csv'))
    const before = await woo(111)
    const report = await run(await written('sku,title,price,stock\nDUP,کد تکراری یک,70000,9\n'))
    expect(report).toMatchObject({ added: 0, changed: 1 })
    expect(await woo(111)).toMatchObject({
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
    ['an Excel file', Buffer.from('504b030414000600', 'hex'), 'excel'],
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
    await run(fixture('plain.csv'))
    const before = await everything()
    await expect(run(await written(content))).rejects.toMatchObject({
      name: 'ImportFileError',
      code,
      message: expect.stringMatching(/[\u0600-\u06ff]/),
    })
    expect(await everything()).toEqual(before)
  })

  test('a file that is not there is told by its name', async () => {
    await expect(run('/nowhere/file.csv')).rejects.toMatchObject({ code: 'missing', message: /file\.csv/ })
  })

  test('names the line of an open quote and of rows after empty lines and after line breaks in cells', async () => {
    const open = written('sku,title,price\nA,"الف\nب",5\n\nB,"ب,6\n', 'open.csv')
    await expect(run(await open)).rejects.toThrow(/سطر 5/)
    const { refused } = await run(await written('sku,title,price\nA,"الف\n\nب",5\n\n,,\nB,ب,x\n'))
    expect(refused).toMatchObject([{ line: 7, code: 'invalid_price' }])
  })
})

describe('a second run', () => {
  test.each(['woocommerce-fa.csv', 'woocommerce-en.csv', 'plain.csv'])(
    'of %s changes nothing',
    async (name) => {
      const first = await run(fixture(name))
      const before = await everything()
      const second = await run(fixture(name), { now: new Date('2027-01-01T00:00:00Z') })
      expect(second).toMatchObject({ added: 0, changed: 0, unchanged: first.added })
      expect(second.refused).toEqual(first.refused)
      expect(await everything()).toEqual(before)
    },
  )

  test('changes what the file changed, and nothing else', async () => {
    await run(fixture('plain.csv'))
    const before = await everything()
    const now = new Date('2027-01-01T00:00:00Z')
    const report = await run(await written('sku;title;price;stock;published\nP-3;سینی مسی;200000;8;1\n'), {
      now,
    })
    expect(report).toMatchObject({ added: 0, changed: 1, unchanged: 0 })
    expect(await productOf('plain:P-3')).toMatchObject({
      title: 'سینی مسی',
      slug: 'سینی',
      updatedAt: now,
      isPublished: true,
    })
    expect((await everything()).products.filter(({ sku }) => sku !== 'P-3')).toEqual(
      before.products.filter(({ sku }) => sku !== 'P-3'),
    )
  })

  test('keeps the pictures that are already there, in the order of the file', async () => {
    await run(fixture('woocommerce-fa.csv'))
    const { id } = await woo(101)
    const image = (key: string) => ({ key, width: 9, height: 9, alt: '', color: '#000000' })
    for (const number of [1, 2])
      await shop.db
        .update(pictureDownloads)
        .set({ status: 'done', image: image(`k${number}`) })
        .where(eq(pictureDownloads.url, `https://old-shop.example/${number}.jpg`))
    await shop.db
      .update(products)
      .set({ images: [image('k1'), image('k2')] })
      .where(eq(products.id, id))
    const header = 'ID,Type,Name,Regular price,Images'
    const report = await run(
      await written(
        `${header}\n101,simple,چای‌ساز,5000,"https://old-shop.example/2.jpg, https://old-shop.example/3.jpg"\n`,
      ),
    )
    expect(report.changed).toBe(1)
    expect((await woo(101)).images.map(({ key }) => key)).toEqual(['k2'])
    const urls = await shop.db
      .select()
      .from(pictureDownloads)
      .where(eq(pictureDownloads.productId, id))
      .orderBy(asc(pictureDownloads.position))
    expect(urls.map(({ url, status }) => [url.at(-5), status])).toEqual([
      ['2', 'done'],
      ['3', 'waiting'],
    ])
  })
})

describe('goods that orders hold', () => {
  test('stay on the shelf even when the file counts fewer', async () => {
    await run(fixture('plain.csv'))
    const { id } = await productOf('plain:P-1')
    await shop.db.update(stock).set({ reserved: 4 }).where(eq(stock.productId, id))
    const report = await run(await written('sku,title,price,stock\nP-1,کاسه,150000,1\n'))
    expect((await productOf('plain:P-1')).stock).toMatchObject({ onHand: 4, reserved: 4 })
    expect(report.notices).toMatchObject([{ line: 2, code: 'stock_below_holds' }])
  })

  test('what nobody counted keeps its number while something is left', async () => {
    const file = await written('sku,title,price\nU-1,بی‌شمارش,5000\n')
    await run(file)
    const { id } = await productOf('plain:U-1')
    const set = (onHand: number) => shop.db.update(stock).set({ onHand }).where(eq(stock.productId, id))
    await set(3)
    await run(file)
    expect((await productOf('plain:U-1')).stock?.onHand).toBe(3)
    await set(0)
    await run(file)
    expect((await productOf('plain:U-1')).stock?.onHand).toBe(10)
  })
})

describe('half a file', () => {
  test('is never left behind: a dry run reports the same and changes nothing', async () => {
    const before = await everything()
    const dry = await run(fixture('woocommerce-fa.csv'), { isDryRun: true })
    expect(await everything()).toEqual(before)
    const real = await run(fixture('woocommerce-fa.csv'))
    expect({ ...dry, seconds: 0 }).toEqual({ ...real, seconds: 0 })
  })

  test('is never left behind when the end of the file is bad', async () => {
    const file = join(folder, 'large.csv')
    await writeProductsCsv(file, 1_500)
    await writeFile(file, '9999,simple,X,"never closed', { flag: 'a' })
    await expect(run(file)).rejects.toMatchObject({ code: 'unclosed_quote' })
    expect((await everything()).products).toEqual([])
  })

  test('two imports at once leave what one after the other would', async () => {
    const [first, second] = await Promise.all([run(fixture('plain.csv')), run(fixture('plain.csv'))])
    expect([first.added, second.added].sort()).toEqual([0, 3])
  })
})

test('a large file of families and single products comes in whole, parents before and after their variations', async () => {
  const file = join(folder, 'large.csv')
  await writeProductsCsv(file, 3_000)
  const shares: number[] = []
  const report = await run(file, { onProgress: ({ share }) => shares.push(share) })
  expect(report).toMatchObject({ rows: 3_000, refused: [], added: 2_940 })
  expect(shares.length).toBeGreaterThan(5)
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  expect(await shop.db.$count(productGroups)).toBe(60)
  const rows = await shop.db
    .select({ sourceKey: products.sourceKey })
    .from(products)
    .orderBy(asc(products.createdAt))
  expect(rows[0]?.sourceKey).toBe('woocommerce:10')
  expect(rows.at(-1)?.sourceKey).toBe('woocommerce:3009')
}, 60_000)
