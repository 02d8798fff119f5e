import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDesk, type TestDesk } from '../../../test/desk.ts'
import { signInStaff, type TestStaff } from '../../../test/staff.ts'
import { eventually } from '../../../test/waiting/eventually.ts'
import { categories, products } from '../../modules/catalog/catalog.tables.ts'
import { stock } from '../../modules/inventory/inventory.tables.ts'
import { failPicture } from '../../modules/media/downloads/picture-downloads.repository.ts'
import { staffActions } from '../../modules/staff-action/staff-action.tables.ts'

let desk: TestDesk
let editor: TestStaff
beforeAll(async () => {
  desk = await makeDesk()
  editor = await signInStaff(desk.shop, 'catalogue', '09460000001')
})
afterAll(() => desk.shop.close())

const fixture = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../modules/import/fixtures/${name}`, import.meta.url)))
const send = (file: Buffer, asked: Record<string, string> = {}) => {
  desk.shop.time.advance(1_000)
  const query = new URLSearchParams({ isTrial: 'no', currency: 'toman', ...asked })
  return editor.post(`/api/admin/products/import?${query}`, file)
}
const goods = () => desk.shop.db.$count(products)

test('a file of another shop is tried without a trace, taken in with a report by line, and changes nothing again', async () => {
  const file = fixture('woocommerce-fa.csv')
  const before = await goods()
  const trial = (await send(file, { isTrial: 'yes' })).json()
  expect(trial).toMatchObject({ kind: 'woocommerce', added: 16, refusedCount: 7 })
  expect(trial.refused).toContainEqual({
    ...{ line: 13, column: 'نوع', value: 'grouped', reason: 'این نوع کالا پشتیبانی نمی‌شود' },
  })
  expect(await goods()).toBe(before)
  const { seconds: _once, ...taken } = (await send(file)).json()
  const { seconds: _trial, ...tried } = trial
  expect(taken).toEqual(tried)
  expect(await goods()).toBe(before + 15)
  expect((await send(file)).json()).toMatchObject({ added: 0, changed: 0 })
  const rows = await desk.shop.db
    .select()
    .from(staffActions)
    .where(eq(staffActions.call, 'importGoods'))
    .orderBy(asc(staffActions.number))
  expect(rows.map(({ outcome, after }) => [outcome, after?.isTrial, after?.added])).toEqual([
    ['done', true, 16],
    ['done', false, 16],
    ['done', false, 0],
  ])
})

test('goods of a file are sold within a second', async () => {
  const file = Buffer.from('sku,title,price,stock,published\nNEW-1,سماور زغالی,250000,3,1\n')
  expect((await send(file)).json()).toMatchObject({ kind: 'plain', added: 1 })
  await eventually(async () => {
    const found = await desk.shop.app.inject({
      url: `/api/shop/search?q=${encodeURIComponent('سماور زغالی')}`,
    })
    expect(found.json().items).toMatchObject([{ price: 2_500_000 }])
  })
})

test('whoever sent a file is told how far it is read, and nobody else', async () => {
  const colleague = await signInStaff(desk.shop, 'catalogue', '09460000002')
  const progressOf = async (by: TestStaff) => (await by.get('/api/admin/import/progress')).json()
  expect(await progressOf(editor)).toBeNull()
  await desk.shop.db
    .transaction(async (tx) => {
      // The import waits for a transaction that has locked the stock of one of its goods.
      await tx.select().from(stock).for('update')
      const sent = send(Buffer.from('sku,stock\nNEW-1,9\n'))
      await expect.poll(() => progressOf(editor)).toEqual({ phase: 'writing', percent: 100 })
      expect(await progressOf(colleague)).toBeNull()
      return { sent }
    })
    .then(async ({ sent }) => expect((await sent).json()).toMatchObject({ changed: 1 }))
  expect(await progressOf(editor)).toBeNull()
})

test('what would take something away needs a yes, and without it nothing is changed', async () => {
  const named = (title: string) => Buffer.from(`sku,title,price\nNEW-2,${title},1000\n`)
  await send(named('گلدان سفالی لالجین'))
  const other = named('پتوی پشمی تبریز')
  expect((await send(other, { isTrial: 'yes' })).json().retitled).toHaveLength(1)
  expect((await send(other)).json().code).toBe('import_needs_agreement')
  expect((await send(other, { isSure: 'yes' })).json()).toMatchObject({ changed: 1 })
})

test('a value that the category of a product does not take stays out, is told at its column, and what was there stays', async () => {
  const attribute = { isFilter: true, unit: '', choices: [] as string[] }
  const described: NonNullable<(typeof categories.$inferInsert)['attributes']> = [
    { ...attribute, name: 'طول', kind: 'number', unit: 'متر' },
    { ...attribute, name: 'رنگ', kind: 'choice', choices: ['آبی'] },
  ]
  await desk.shop.db
    .insert(categories)
    .values({ id: 'category-typed', slug: 'typed', title: 'گلیم‌ها', attributes: described })
  const header = 'sku,title,price,stock,category,attribute:طول,attribute:رنگ,attribute:جنس'
  const file = (first: string, second = '') =>
    Buffer.from(
      [header, `KIND-1,گلیم,1000,1,گلیم‌ها,${first}`, `KIND-2,جاجیم,1000,1,گلیم‌ها,${second}`, ''].join('\n'),
    )
  const attributesOf = async (sku: string) => {
    const [row] = await desk.shop.db.select().from(products).where(eq(products.sku, sku))
    return row?.attributes.map(({ name, value }) => `${name}: ${value}`)
  }
  const good = file('2,آبی,پشم', '3.5 متر,قرمز,پشم')
  const report = (await send(good)).json()
  expect(report.notices).toEqual([
    expect.objectContaining({
      line: 3,
      column: 'رنگ',
      value: 'قرمز',
      reason: expect.stringContaining('دسته'),
    }),
  ])
  expect(await attributesOf('KIND-1')).toEqual(['طول: ۲ متر', 'رنگ: آبی', 'جنس: پشم'])
  expect(await attributesOf('KIND-2')).toEqual(['طول: ۳.۵ متر', 'جنس: پشم'])
  expect((await send(good)).json()).toMatchObject({ unchanged: 2, noticeCount: 1 })
  const wrong = (await send(file('دراز,آبی,نخ', '3.5 متر,,پشم'), { isSure: 'yes' })).json()
  expect(wrong.notices).toMatchObject([{ line: 2, column: 'طول', value: 'دراز' }])
  expect(await attributesOf('KIND-1')).toEqual(['طول: ۲ متر', 'رنگ: آبی', 'جنس: نخ'])
  // A category whose attributes changed later does not refuse values that are there already.
  const other = described.map((one) => (one.unit ? { ...one, unit: 'سانتی‌متر' } : one))
  await desk.shop.db.update(categories).set({ attributes: other }).where(eq(categories.id, 'category-typed'))
  expect((await send(file('۲ متر,آبی,نخ', '۳.۵ متر,,پشم'))).json()).toMatchObject({
    ...{ unchanged: 2, noticeCount: 0 },
  })
})

test('whoever has a product in a form while a file changes it hears of it, and of one that it leaves alone does not', async () => {
  const file = (price: number) => Buffer.from(`sku,title,price\nFORM-1,لیوان,${price}\nFORM-2,پارچ,1000\n`)
  await send(file(1_000))
  const idOf = async (sku: string) =>
    (await desk.shop.db.select().from(products).where(eq(products.sku, sku)))[0]?.id
  const [changed, same] = [await idOf('FORM-1'), await idOf('FORM-2')]
  await send(file(2_000), { isTrial: 'yes' })
  const versionOf = async (id?: string) =>
    (await editor.get(`/api/admin/product?id=${id}`)).json().edition.version
  expect([await versionOf(changed), await versionOf(same)]).toEqual([0, 0])
  await send(file(2_000))
  const edit = (id?: string) => editor.post(`/api/admin/product/edit?id=${id}`, { version: 0, title: 'تازه' })
  expect((await edit(changed)).json().code).toBe('edit_conflict')
  expect((await edit(same)).statusCode).toBe(200)
})

test('files of two shops are kept apart by the name that is given to each', async () => {
  const file = (name: string) => Buffer.from(`ID,Type,Name,Regular price\n7,simple,${name},1000\n`)
  expect((await send(file('چای لاهیجان'), { source: 'تهران' })).json()).toMatchObject({ added: 1 })
  expect((await send(file('قالیچه‌ی کردی'), { source: 'shiraz' })).json()).toMatchObject({ added: 1 })
  expect((await send(file('چای لاهیجان'), { source: 'تهران' })).json()).toMatchObject({ unchanged: 1 })
  expect((await send(file('چای'), { source: 'plain' })).json().fields).toEqual({
    source: 'نام فروشگاه فایل حرف و رقم است، بی‌فاصله و تا چهل نویسه',
  })
})

test('a picture that was given up is told with its reason, and asked for again by one press', async () => {
  const named = 'sku,title,price,images\nNEW-4,کوزه,1000,https://old.example/a.jpg?key=1\n'
  await send(Buffer.from(named))
  const told = async () => (await editor.get('/api/admin/pictures/missing')).json()
  const { waiting } = await told()
  await failPicture(desk.shop.db, 'https://old.example/a.jpg?key=1', 'status 404', null)
  expect(await told()).toMatchObject({
    ...{ waiting: waiting - 1, failed: 1, products: 1 },
    items: [{ address: 'https://old.example/a.jpg?…', sku: 'NEW-4', title: 'کوزه', trouble: 'gone' }],
  })
  expect((await editor.post('/api/admin/pictures/retry')).json()).toEqual({ queued: 1 })
  expect(await told()).toMatchObject({ waiting, failed: 0, items: [] })
})

test('a price list changes prices alone, and says so by column; columns that are none of ours stay outside', async () => {
  const whole = 'sku,title,price,description,brand\nNEW-3,سینی مسی,1000,دست‌ساز زنجان,نگار\n'
  await send(Buffer.from(whole))
  const list = Buffer.from('sku,price,قیمت خرید\nNEW-3,2000,150\n')
  const trial = (await send(list, { isTrial: 'yes' })).json()
  expect(trial).toMatchObject({
    changes: [{ column: 'قیمت', changed: 1, emptied: 0 }],
    columns: [{ column: 'قیمت خرید', use: 'private', filled: 1 }],
  })
  await send(list)
  const [row] = await desk.shop.db.select().from(products).where(eq(products.sku, 'NEW-3'))
  expect(row).toMatchObject({ price: 20_000, title: 'سینی مسی', brand: 'نگار', attributes: [] })
  expect(row?.descriptionHtml).toContain('دست‌ساز زنجان')
  const emptying = Buffer.from('sku,price,description\nNEW-3,2000,\n')
  expect((await send(emptying, { isTrial: 'yes' })).json().changes).toContainEqual({
    ...{ column: 'توضیحات', changed: 1, emptied: 1 },
  })
  expect((await send(emptying)).json().code).toBe('import_needs_agreement')
})

test.each([
  ['an empty file', Buffer.alloc(0), /خوانا/],
  ['a workbook', Buffer.from('504b0304aa', 'hex'), /اکسل/],
  ['a file without known columns', Buffer.from('یک,دو\n۱,۲\n'), /ستون/],
])('%s is refused in one sentence', async (_what, file, sentence) => {
  const response = await send(file)
  expect([response.statusCode, response.json().code]).toEqual([422, 'import_unreadable'])
  expect(response.json().message).toMatch(sentence)
})

test('a file whose headers nobody knows is taken in by what a member says of its columns, and the next one of that shop is known', async () => {
  const file = Buffer.from('ردیف کالا,شرح,فی,تعداد در انبار\nX-901,سینی,120000,4\nX-902,کاسه,90000,2\n')
  const header = (asked: Record<string, string> = {}) => {
    desk.shop.time.advance(1_000)
    return editor.post(`/api/admin/products/import/header?${new URLSearchParams(asked)}`, file)
  }
  expect((await send(file)).json().code).toBe('import_unreadable')
  expect((await header({ source: 'teh' })).json()).toEqual({
    headers: [
      { title: 'ردیف کالا', sample: 'X-901' },
      { title: 'شرح', sample: 'سینی' },
      { title: 'فی', sample: '120000' },
      { title: 'تعداد در انبار', sample: '4' },
    ],
    isKnown: false,
    // A word that suppliers use: a proposal, which a member of staff confirms.
    columns: { فی: 'price' },
  })
  const said = { 'ردیف کالا': 'sku', شرح: 'title', فی: 'price', 'تعداد در انبار': 'stock' }
  const columns = JSON.stringify(said)
  const wrong = await send(file, { columns: JSON.stringify({ شرح: 'title' }) })
  expect(wrong.json()).toMatchObject({ code: 'validation_failed' })
  expect((await send(file, { columns, source: 'teh', isTrial: 'yes' })).json()).toMatchObject({ added: 2 })
  // A trial does not remember the columns for the next file.
  expect((await header({ source: 'teh' })).json().columns).toEqual({ فی: 'price' })
  expect((await send(file, { columns, source: 'teh' })).json()).toMatchObject({ added: 2, refusedCount: 0 })
  const [tray] = await desk.shop.db.select().from(products).where(eq(products.sku, 'X-901'))
  expect(tray).toMatchObject({ title: 'سینی', price: 1_200_000 })
  expect((await header({ source: 'teh' })).json().columns).toEqual(said)
  expect((await header({ source: 'other' })).json().columns).toEqual({ فی: 'price' })
  expect((await send(file, { columns, source: 'teh' })).json()).toMatchObject({ added: 0, changed: 0 })
})
