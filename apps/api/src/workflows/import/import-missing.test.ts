import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createImportShop, fixture, type ImportShop } from '../../../test/import-shop.ts'

let shop: ImportShop
beforeAll(async () => {
  shop = await createImportShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.empty())

const woo = (...rows: string[]) => shop.written(`ID,Type,SKU,Name,Regular price\n${rows.join('\n')}\n`)
const isPublished = async (key: string) => (await shop.productOf(key)).isPublished

test('what leaves the file of its shop is hidden when that is asked for, after a word of agreement, and only then', async () => {
  await shop.run(await shop.written('sku,title,price\nOWN,سماور,1000\n'))
  await shop.run(await woo('9,simple,,قوری,5000'), { source: 'shiraz' })
  await shop.run(await woo('1,simple,,سینی,5000', '2,simple,,کاسه,5000', '3,simple,,گلدان,5000'))
  const less = await woo('1,simple,,سینی,5000', '3,grouped,,گلدان,5000')
  expect((await shop.run(less)).missing).toEqual([])
  expect(await isPublished('woocommerce:2')).toBe(true)
  const missing = [{ sku: 'WC-2', title: 'کاسه' }]
  expect(await shop.run(less, { hidesMissing: true, isDryRun: true })).toMatchObject({ missing })
  await expect(shop.run(less, { hidesMissing: true, isSure: false })).rejects.toMatchObject({ missing })
  expect(await isPublished('woocommerce:2')).toBe(true)
  await shop.run(less, { hidesMissing: true })
  const keys = ['woocommerce:1', 'woocommerce:2', 'woocommerce:3', 'shiraz:9', 'plain:OWN']
  expect(await Promise.all(keys.map(isPublished))).toEqual([true, false, true, true, true])
  const before = await shop.everything()
  expect(await shop.run(less, { hidesMissing: true, isSure: false })).toMatchObject({
    missing: [],
    changed: 0,
  })
  expect(await shop.everything()).toEqual(before)
})

test('a product of Shopify stays when its rows are there and cannot be read', async () => {
  await shop.run(fixture('shopify.csv'))
  const file = await shop.written(
    `Handle,Title,Variant Price,Status\nshirt,${'پ'.repeat(301)},1000,active\ncopper-tray,سینی مسی زنجان,450000,active\n`,
  )
  expect((await shop.run(file, { hidesMissing: true })).missing).toEqual([])
})
