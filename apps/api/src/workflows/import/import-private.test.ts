import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createImportShop, fixture, type ImportShop } from '../../../test/import-shop.ts'
import { products } from '../../modules/catalog/catalog.tables.ts'

let shop: ImportShop
beforeAll(async () => {
  shop = await createImportShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.empty())

/** All that the database holds, of which pages, feeds and answers are made. */
const everyWord = async () => {
  const { rows: tables } = await shop.db.execute<{ name: string }>(
    sql`SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
  )
  const texts = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await shop.db.execute(sql`SELECT to_jsonb(t) AS row FROM ${sql.identifier(name)} AS t`)
      return JSON.stringify(rows)
    }),
  )
  return texts.join('\n')
}

describe('a column that nobody knows', () => {
  test('is nowhere in the shop, and the report says so', async () => {
    const { columns } = await shop.run(fixture('woocommerce-sample.csv'))
    const words = await everyWord()
    expect(words).not.toMatch(/paid\/|Song 1|Download/)
    expect(columns.filter(({ use }) => use === 'private').map(({ column }) => column)).toEqual([
      'Meta: _wpcom_is_markdown',
      ...['Download 1 name', 'Download 1 URL', 'Download 2 name', 'Download 2 URL'],
    ])
  })

  test.each([
    ['woocommerce', 'ID,Type,Name,Regular price,قیمت خرید,نشانی دانلود 1\n1,simple,کاسه,5000,راز,راز\n'],
    ['plain', 'sku,title,price,قیمت خرید,Supplier\n1,کاسه,5000,راز,راز\n'],
  ])('stays private in a %s file, unless the merchant asks for it', async (_, content) => {
    const file = await shop.written(content)
    await shop.run(file)
    expect(await everyWord()).not.toContain('راز')
    const { columns } = await shop.run(file, { shownColumns: ['قيمت خرید'] })
    expect(columns.map(({ use }) => use)).toEqual(['attribute', 'private'])
    expect((await shop.db.select().from(products))[0]?.attributes).toEqual([
      { name: 'قیمت خرید', value: 'راز' },
    ])
  })

  test('that an older version showed is taken away by the same file', async () => {
    const file = await shop.written(
      'ID,Type,Name,Regular price,Download 1 URL\n1,simple,کاسه,5000,https://x.example/paid.zip\n',
    )
    await shop.run(file)
    const attributes = [
      { name: 'جنس', value: 'سفال' },
      { name: 'Download 1 URL', value: 'https://x.example/paid.zip' },
    ]
    await shop.db.update(products).set({ attributes }).where(eq(products.sourceKey, 'woocommerce:1'))
    await shop.run(file)
    expect((await shop.woo(1)).attributes).toEqual([{ name: 'جنس', value: 'سفال' }])
  })
})

test.each(['ویژگی 1 قابل مشاهده است', 'قابلیت نمایش ویژگی 1 ', 'Attribute 1 visible'])(
  'an attribute whose mark %j is not a yes is not shown',
  async (mark) => {
    const header = `ID,Type,Name,Regular price,نام ویژگی 1,مقدار ویژگی 1,${mark}`
    const rows = ['1', 'بله', '0', '', 'خیر', 'شاید'].map(
      (cell, id) => `${id},simple,کاسه ${id},5000,تأمین,راز,${cell}`,
    )
    const { notices } = await shop.run(await shop.written(`${header}\n${rows.join('\n')}\n`))
    const shown = await Promise.all(rows.map(async (_row, id) => (await shop.woo(id)).attributes.length))
    expect(shown).toEqual([1, 1, 0, 0, 0, 0])
    expect(notices.filter(({ code }) => code === 'hidden_attributes').map(({ line }) => line)).toEqual([
      4, 5, 6, 7,
    ])
  },
)
