import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createImportShop, fixture, type ImportShop } from '../../../test/import-shop.ts'
import { products } from '../../modules/catalog/catalog.tables.ts'
import { noteOwnPictures } from '../../modules/import/pictures/own-pictures.repository.ts'
import { stock } from '../../modules/inventory/inventory.tables.ts'
import { finishPicture } from '../../modules/media/downloads/picture-downloads.repository.ts'
import { pictureDownloads } from '../../modules/media/media.tables.ts'

let shop: ImportShop
beforeAll(async () => {
  shop = await createImportShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.empty())

describe('a second run', () => {
  test.each(['woocommerce-fa.csv', 'woocommerce-en.csv', 'plain.csv'])(
    'of %s changes nothing',
    async (name) => {
      const first = await shop.run(fixture(name))
      const before = await shop.everything()
      const second = await shop.run(fixture(name), { now: new Date('2027-01-01T00:00:00Z') })
      expect(second).toMatchObject({ added: 0, changed: 0, unchanged: first.added })
      expect(second.refused).toEqual(first.refused)
      expect(await shop.everything()).toEqual(before)
    },
  )

  test('finds makers in any spelling: goods carry the one title, and a third run changes nothing', async () => {
    const rows = (brand: string) =>
      `sku,title,price,brand\nM-1,گلدان,1000,${brand}\nM-2,کاسه,2000,كارگاه مینا\n`
    await shop.run(await shop.written(rows('کارگاه\u200cمینا')))
    const brands = async () => (await shop.everything()).products.map(({ brand }) => brand)
    expect(new Set(await brands()).size).toBe(1)
    const report = await shop.run(await shop.written(rows('کارگاه مینا')))
    expect(report).toMatchObject({ added: 0, changed: 0, unchanged: 2 })
  })

  test('changes what the file changed, and nothing else', async () => {
    await shop.run(fixture('plain.csv'))
    const before = await shop.everything()
    const now = new Date('2027-01-01T00:00:00Z')
    const report = await shop.run(
      await shop.written('sku;title;price;stock;published\nP-3;سینی مسی;200000;8;1\n'),
      {
        now,
      },
    )
    expect(report).toMatchObject({ added: 0, changed: 1, unchanged: 0 })
    expect(await shop.productOf('plain:P-3')).toMatchObject({
      title: 'سینی مسی',
      slug: 'سینی',
      updatedAt: now,
      isPublished: true,
    })
    expect((await shop.everything()).products.filter(({ sku }) => sku !== 'P-3')).toEqual(
      before.products.filter(({ sku }) => sku !== 'P-3'),
    )
  })

  test('asks again for a picture that was given up, says so, and changes no product by it', async () => {
    const file = await shop.written(
      'sku,title,price,images\nA,کاسه,1000,https://old.example/a.jpg https://old.example/b.jpg\nB,بشقاب,1000,\n',
    )
    expect((await shop.run(file)).pictures).toEqual({ there: 0, waiting: 2, again: 0 })
    const givenUp = { status: 'failed', attempts: 6, failure: 'status 503' } as const
    await shop.db
      .update(pictureDownloads)
      .set(givenUp)
      .where(eq(pictureDownloads.url, 'https://old.example/a.jpg'))
    const report = await shop.run(file)
    expect(report).toMatchObject({ changed: 0, unchanged: 2, pictures: { there: 0, waiting: 2, again: 1 } })
    const states = await shop.db.select().from(pictureDownloads)
    expect(states.map(({ status, attempts }) => `${status} ${attempts}`)).toEqual(['waiting 0', 'waiting 0'])
  })

  test('keeps the pictures that are already there, in the order of the file', async () => {
    await shop.run(fixture('woocommerce-fa.csv'))
    const { id } = await shop.woo(101)
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
    const report = await shop.run(
      await shop.written(
        `${header}\n101,simple,چای‌ساز,5000,"https://old-shop.example/2.jpg, https://old-shop.example/3.jpg"\n`,
      ),
    )
    expect(report.changed).toBe(1)
    expect((await shop.woo(101)).images.map(({ key }) => key)).toEqual(['k2'])
    const urls = await shop.picturesOf(id)
    expect(urls.map(({ url, status }) => [url.at(-5), status])).toEqual([
      ['2', 'done'],
      ['3', 'waiting'],
    ])
  })
})

describe('pictures that somebody arranged at the desk', () => {
  const image = (key: string, alt = '') => ({ key, width: 9, height: 9, alt, color: '#000000' })
  const header = 'ID,Type,Name,Regular price,Images'
  const fileOf = (price: number, ...numbers: number[]) =>
    shop.written(
      `${header}\n101,simple,چای‌ساز,${price},"${numbers.map((n) => `https://old-shop.example/${n}.jpg`).join(', ')}"\n`,
    )
  const shown = async () => (await shop.woo(101)).images.map(({ key, alt }) => `${key} ${alt}`)
  const arrange = async () => {
    await shop.run(await fileOf(5_000, 1, 2))
    for (const number of [1, 2])
      await shop.db
        .update(pictureDownloads)
        .set({ status: 'done', image: image(`k${number}`) })
        .where(eq(pictureDownloads.url, `https://old-shop.example/${number}.jpg`))
    const { id } = await shop.woo(101)
    // The second one with words of its own, one that no file names, and the first one taken out.
    await shop.db
      .update(products)
      .set({ images: [image('k2', 'چای‌ساز از روبرو'), image('own', 'در آشپزخانه')] })
      .where(eq(products.id, id))
    await noteOwnPictures(shop.db, id)
    return id
  }

  test('stay so while another shop’s file names the same ones', async () => {
    await arrange()
    const report = await shop.run(await fileOf(6_000, 1, 2))
    expect(report).toMatchObject({ changed: 1, changes: [{ column: 'price', changed: 1, emptied: 0 }] })
    expect(await shown()).toEqual(['k2 چای‌ساز از روبرو', 'own در آشپزخانه'])
    expect((await shop.run(await fileOf(6_000, 1, 2))).changed).toBe(0)
  })

  test('keep their words and those that somebody put in when the file names others', async () => {
    const id = await arrange()
    await shop.run(await fileOf(5_000, 1, 2, 3), { isSure: true })
    expect(await shown()).toEqual(['k2 چای‌ساز از روبرو', 'own در آشپزخانه'])
    await finishPicture(shop.db, 'https://old-shop.example/3.jpg', image('k3'), new Date())
    expect(await shown()).toEqual(['k2 چای‌ساز از روبرو', 'own در آشپزخانه', 'k3 چای‌ساز'])
    await shop.run(await fileOf(5_000, 3), { isSure: true })
    expect((await shown()).toSorted()).toEqual(['k3 چای‌ساز', 'own در آشپزخانه'])
    expect(await shop.picturesOf(id)).toHaveLength(2)
  })
})

describe('goods that orders hold', () => {
  test('stay on the shelf even when the file counts fewer', async () => {
    await shop.run(fixture('plain.csv'))
    const { id } = await shop.productOf('plain:P-1')
    await shop.db.update(stock).set({ reserved: 4 }).where(eq(stock.productId, id))
    const report = await shop.run(await shop.written('sku,title,price,stock\nP-1,کاسه,150000,1\n'))
    expect((await shop.productOf('plain:P-1')).stock).toMatchObject({ onHand: 4, reserved: 4 })
    expect(report.notices).toMatchObject([{ line: 2, code: 'stock_below_holds' }])
  })

  test('what nobody counted keeps its number while something is left', async () => {
    const file = await shop.written('ID,Type,Name,In stock?,Regular price\n1,simple,بی‌شمارش,1,5000\n')
    await shop.run(file)
    const { id } = await shop.woo(1)
    const set = (onHand: number) => shop.db.update(stock).set({ onHand }).where(eq(stock.productId, id))
    await set(3)
    await shop.run(file)
    expect((await shop.woo(1)).stock?.onHand).toBe(3)
    await set(0)
    await shop.run(file)
    expect((await shop.woo(1)).stock?.onHand).toBe(10)
  })
})
