import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createImportShop, fixture, type ImportShop } from '../../../test/import-shop.ts'

let shop: ImportShop
beforeAll(async () => {
  shop = await createImportShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.empty())

const header = 'ID,Type,SKU,Name,Regular price,Description'
const written = (name: string, rows: string[]) => shop.written(`${header}\n${rows.join('\n')}\n`, name)
const tehran = () => written('tehran.csv', ['1,simple,,قوری چینی,5000,از تهران', '2,simple,1001,سینی,6000,'])
const shiraz = () => written('shiraz.csv', ['1,simple,,گلیم ترکمن,7000,', '2,simple,1001,چراغ مسی,8000,'])

describe('two shops', () => {
  test('that use the same numbers stay apart', async () => {
    await shop.run(await tehran(), { source: 'tehran' })
    const before = (await shop.everything()).products
    const report = await shop.run(await shiraz(), { source: 'shiraz', isSure: false })
    expect(report).toMatchObject({ added: 2, changed: 0, refused: [], retitled: [] })
    const after = (await shop.everything()).products
    expect(after.filter(({ sourceKey }) => sourceKey.startsWith('tehran:'))).toEqual(before)
    expect(new Set(after.map(({ sku }) => sku)).size).toBe(4)
  })

  test('that use the same code keep it to the first, the other is told', async () => {
    await shop.run(await tehran(), { source: 'tehran' })
    const { notices } = await shop.run(await shiraz(), { source: 'shiraz' })
    expect(notices.filter(({ code }) => code === 'sku_taken')).toMatchObject([{ line: 3, value: '1001' }])
    expect((await shop.productOf('tehran:2')).sku).toBe('1001')
    expect(await shop.productOf('shiraz:2')).toMatchObject({ title: 'چراغ مسی', sku: 'WC-2' })
    const again = await shop.run(await shiraz(), { source: 'shiraz' })
    expect(again).toMatchObject({ added: 0, changed: 0, unchanged: 2 })
  })

  test('a code of ours is never what another file is matched by', async () => {
    await shop.run(await tehran(), { source: 'tehran' })
    const report = await shop.run(await written('odd.csv', ['9,simple,WC-1,کاسه,5000,']), {
      source: 'shiraz',
    })
    expect(report).toMatchObject({ added: 1, changed: 0 })
    expect((await shop.productOf('tehran:1')).title).toBe('قوری چینی')
  })
})

test('a product that got its code in the old way keeps it, its id and its address', async () => {
  await shop.run(fixture('woocommerce-fa.csv'))
  const before = await shop.woo(101)
  expect(before.sku).toBe('WC-101')
  await shop.run(await written('again.csv', ['101,simple,,چای ساز برقی مدل CH-12,2490000,']))
  expect(await shop.woo(101)).toMatchObject({ id: before.id, sku: 'WC-101', slug: before.slug })
})

describe('a name that is nothing like the one that is there', () => {
  const codes = (...titles: string[]) =>
    shop.written(`sku,title\n${titles.map((title, place) => `${place},${title}`).join('\n')}\n`)

  test('is told, and asked about, before anything is written', async () => {
    await shop.run(await codes('چای‌ساز برقی بوش', 'سینی'))
    const before = await shop.everything()
    const file = await codes('گلیم ترکمن دست‌باف', 'سینی')
    const retitled = [{ line: 2, sku: '0', from: 'چای‌ساز برقی بوش', to: 'گلیم ترکمن دست‌باف' }]
    expect((await shop.run(file, { isDryRun: true })).retitled).toEqual(retitled)
    await expect(shop.run(file, { isSure: false })).rejects.toMatchObject({ retitled })
    expect(await shop.everything()).toEqual(before)
  })

  test('is not a name that was corrected or made longer', async () => {
    await shop.run(await codes('چای ساز برقي بوش', 'سینی', 'Kettle'))
    const file = await codes('چای‌ساز برقی بوش مدل TTA', 'سینی مسی', 'Electric kettle')
    expect(await shop.run(file, { isSure: false })).toMatchObject({ changed: 3, retitled: [] })
  })
})
