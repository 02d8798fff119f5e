import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createImportShop, fixture, type ImportShop } from '../../../test/import-shop.ts'
import { putProduct } from '../../../test/put-product.ts'
import { writeCsv } from '../../cli/lib/csv-file.ts'
import { products } from '../../modules/catalog/catalog.tables.ts'
import { openFolder } from '../../modules/file-store/folder-files.ts'
import { noteOwnPictures } from '../../modules/import/pictures/own-pictures.repository.ts'
import type { Currency } from '../../modules/import/rows/values.ts'
import { pictureDownloads } from '../../modules/media/media.tables.ts'
import { openMediaStore } from '../../modules/media/media-store.ts'
import { seedDemo } from '../demo/seed-demo.ts'
import { exportProducts } from './export-products.ts'

let shop: ImportShop
beforeAll(async () => {
  shop = await createImportShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.empty())

const takeOut = async (currency: Currency = 'toman') => {
  const file = join(shop.folder, 'out.csv')
  await exportProducts(shop, currency, (header, rows) => writeCsv(file, header, rows))
  return file
}
const nothing = { added: 0, changed: 0, refused: [], changes: [], retitled: [] }

describe('a file of all products that is put back', () => {
  test.each(['woocommerce-fa.csv', 'woocommerce-en.csv', 'plain.csv'])(
    'changes nothing in a shop that came from %s',
    async (name) => {
      await shop.run(fixture(name))
      const before = await shop.everything()
      for (const currency of ['toman', 'rial'] as const) {
        const report = await shop.run(await takeOut(currency), { currency, now: new Date('2027-01-01') })
        expect(report).toMatchObject(nothing)
        expect(await shop.everything()).toEqual(before)
      }
    },
  )

  test('changes nothing in products that spreadsheets and importers trip over', async () => {
    await putProduct(shop.db, {
      sku: '-1',
      title: '=1+1',
      brand: '@برند',
      price: 12_345,
      listPrice: 99_999,
      offerEndsAt: new Date('2026-12-01T09:30:00.123Z'),
      summary: '<h1>چیزی</h1> که در &lt;توضیحات&gt; & جز آن نیست',
      descriptionHtml: '<p>توضیح &amp; دیگر، «گیومه» و "quote"</p><ul><li>یک</li><li>دو</li></ul>',
      attributes: [
        { name: 'جنس', value: '+۵ سفال' },
        { name: 'رنگ', value: 'آبی' },
      ],
      options: [{ name: 'رنگ', value: 'آبی' }],
      tags: ['یک', 'دو'],
      weightGrams: 0,
    })
    await putProduct(shop.db, {
      sku: "'=2",
      attributes: [
        { name: 'رنگ', value: 'سرخ' },
        { name: 'جنس', value: 'مس' },
      ],
    })
    await putProduct(shop.db, { sku: 'NO-PRICE', price: 0, isPublished: false, onHand: 0 })
    const before = await shop.everything()
    expect(await shop.run(await takeOut())).toMatchObject(nothing)
    expect(await shop.everything()).toEqual(before)
    for (const cells of parse(await readFile(await takeOut(), 'utf8'), { bom: true }) as string[][])
      for (const cell of cells) expect(cell).not.toMatch(/^[=+\-@]/)
  })

  test('changes what was edited in it, and nothing else', async () => {
    await shop.run(fixture('plain.csv'))
    const before = await shop.everything()
    const file = await takeOut()
    const text = await readFile(file, 'utf8')
    expect(text).toContain('کاسهٔ آبی')
    await writeFile(file, text.replaceAll('کاسهٔ آبی', 'کاسهٔ آبی بزرگ'))
    expect(await shop.run(file)).toMatchObject({ added: 0, changed: 1 })
    const after = await shop.everything()
    expect(after.products.map(({ sku, price, attributes }) => ({ sku, price, attributes }))).toEqual(
      before.products.map(({ sku, price, attributes }) => ({ sku, price, attributes })),
    )
    expect(await shop.db.$count(products, eq(products.title, 'کاسهٔ آبی بزرگ'))).toBe(1)
  })

  test('keeps pictures, those that failed as well', async () => {
    await shop.run(
      await shop.written(
        'sku,title,price,images\nA,کاسه,1000,https://old.example/a.jpg?x=1|https://old.example/b.jpg\n',
      ),
    )
    await shop.db
      .update(pictureDownloads)
      .set({ status: 'failed', failure: 'status 404' })
      .where(sql`url LIKE '%a.jpg%'`)
    expect(await shop.run(await takeOut())).toMatchObject({ changed: 0, pictures: { waiting: 2, again: 1 } })
  })

  test('names the pictures that a product shows, those that somebody put in beside a file’s as well', async () => {
    await shop.run(
      await shop.written(
        'sku,title,price,images\nA,کاسه,1000,https://old.example/a.jpg|https://old.example/b.jpg\n',
      ),
    )
    const image = (key: string, alt: string) => ({ key, width: 9, height: 9, alt, color: '#000000' })
    for (const name of ['a', 'b'])
      await shop.db
        .update(pictureDownloads)
        .set({ status: 'done', image: image(name, '') })
        .where(sql`url LIKE ${`%${name}.jpg`}`)
    const { id } = await shop.productOf('plain:A')
    const own = '0'.repeat(32)
    const images = [image(own, 'روی میز'), image('a', 'از بالا')]
    await shop.db.update(products).set({ images }).where(eq(products.id, id))
    await noteOwnPictures(shop.db, id)
    const file = await takeOut()
    const text = await readFile(file, 'utf8')
    expect(text).toContain(`local:${own}/picture.webp | https://old.example/a.jpg`)
    expect(await shop.run(file)).toMatchObject(nothing)
    expect((await shop.productOf('plain:A')).images).toEqual(images)
    const swapped = `https://old.example/a.jpg | local:${own}/picture.webp`
    await writeFile(file, text.replace(/local:\S+ \| \S+a\.jpg/, swapped))
    expect(await shop.run(file)).toMatchObject({ changed: 1 })
    expect((await shop.productOf('plain:A')).images).toEqual(images.toReversed())
  })
})

// The last one: its orders keep their products.
test('a file of the shop of the first start that is put back changes nothing', async () => {
  await seedDemo(shop.database, openMediaStore(openFolder(shop.folder)), new Date())
  const { pictures: _none, ...before } = await shop.everything()
  expect(await shop.run(await takeOut())).toMatchObject({ ...nothing, unchanged: before.products.length })
  const { pictures: named, ...after } = await shop.everything()
  expect(after).toEqual(before)
  expect(await shop.run(await takeOut())).toMatchObject({ ...nothing, pictures: { waiting: 0 } })
  expect((await shop.everything()).pictures).toEqual(named)
}, 60_000)
