import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fillCart, payUrl } from '../../test/checkout.ts'
import { makeDesk, type TestDesk } from '../../test/desk.ts'
import { createImportShop, type ImportShop } from '../../test/import-shop.ts'
import { signInStaff } from '../../test/staff.ts'
import { untilSomebodyWaits } from '../../test/waiting/until-somebody-waits.ts'
import { products } from '../modules/catalog/catalog.tables.ts'
import { noteEdit } from '../modules/edition/edition.service.ts'
import { stock } from '../modules/inventory/inventory.tables.ts'
import { finishPicture } from '../modules/media/downloads/picture-downloads.repository.ts'
import { pictureDownloads } from '../modules/media/media.tables.ts'
import { importProducts } from './import/import-products.ts'

let shop: ImportShop
let desk: TestDesk
beforeAll(async () => {
  shop = await createImportShop()
  desk = await makeDesk()
})
afterAll(async () => {
  await shop.close()
  await desk.shop.close()
})
beforeEach(() => shop.empty())

const image = { key: 'k'.repeat(32), width: 1, height: 1, color: '#ffffff', alt: '' }
const [a, b, c] = ['a', 'b', 'c'].map((name) => `https://old.example/${name}.jpg`)

test('waits for a picture that is being stored, which does not wait for the import', async () => {
  await shop.run(await shop.written(`sku,title,price,images\nA,کاسه,1000,${a} ${b}\n`))
  const file = await shop.written(`sku,title,price,images\nA,کاسه‌ی آبی,1000,${b} ${c}\n`)
  const run = await shop.db.transaction(async (tx) => {
    await tx.select().from(pictureDownloads).for('update')
    const begun = Promise.allSettled([shop.run(file)])
    await untilSomebodyWaits(shop.db, 1)
    await finishPicture(tx, String(b), image, new Date())
    return { begun }
  })
  expect(await run.begun).toMatchObject([{ status: 'fulfilled', value: { changed: 1 } }])
  expect(await shop.productOf('plain:A')).toMatchObject({ title: 'کاسه‌ی آبی', images: [{ key: image.key }] })
})

test('holds products in the order of their ids, as a job that changes many prices does', async () => {
  await shop.run(await shop.written('sku,title,price\nB,بشقاب,1000\nA,کاسه,1000\n'))
  await shop.db.delete(stock)
  for (const id of ['b', 'a'])
    await shop.db.update(products).set({ id }).where(eq(products.sku, id.toUpperCase()))
  const file = await shop.written('sku,title,price\nB,بشقاب,2000\nA,کاسه,2000\n')
  const run = await shop.db.transaction(async (tx) => {
    await tx.select().from(products).where(eq(products.id, 'a')).for('no key update')
    const begun = Promise.allSettled([shop.run(file)])
    await untilSomebodyWaits(shop.db, 1)
    await tx.select().from(products).where(eq(products.id, 'b')).for('no key update')
    return { begun }
  })
  expect(await run.begun).toMatchObject([{ status: 'fulfilled', value: { changed: 2 } }])
})

test('holds no stock until its end: shoppers buy meanwhile, and an edit of the grid waits without a deadlock', async () => {
  const { db, database, signIn } = desk.shop
  const file = await shop.written('sku,title,price,stock\nL-1,کاسه,1000,5\n')
  const options = {
    ...({ file, currency: 'toman', uncountedStock: 10, isDryRun: false, isSure: true } as const),
    ...{ shownColumns: [], now: new Date('2026-11-20T12:00:00Z'), onProgress: () => {} },
  }
  await importProducts(database, options)
  await shop.written('sku,title,price,stock\nL-1,کاسه‌ی آبی,1000,9\n')
  const [product] = await db.select().from(products).where(eq(products.sku, 'L-1'))
  const id = product?.id ?? ''
  const staff = await signInStaff(desk.shop, 'catalogue', '09410000001')
  const customer = await signIn('09350000001')
  await fillCart(customer, [{ productId: id, count: 2 }])
  const both = await db.transaction(async (tx) => {
    // What an import needs between its products and its stock.
    await noteEdit(tx, { subject: `product:${id}`, by: { name: 'نرگس' }, now: new Date() })
    const begun = importProducts(database, options)
    await untilSomebodyWaits(db, 1)
    expect((await customer.get(payUrl())).statusCode).toBe(200)
    const row = { id, stock: { seen: null, delta: 1 } }
    const edited = staff.post('/api/admin/price-grid/edit', { rows: [row] })
    await untilSomebodyWaits(db, 2)
    const results = edited.then((response) => response.json().results)
    return { ended: Promise.allSettled([begun, results]) }
  })
  expect(await both.ended).toMatchObject([
    { status: 'fulfilled', value: { changed: 1 } },
    { status: 'fulfilled', value: [{ refusal: null }] },
  ])
  const [shelf] = await db.select().from(stock).where(eq(stock.productId, id))
  expect(shelf).toMatchObject({ onHand: 10, reserved: 2 })
})
