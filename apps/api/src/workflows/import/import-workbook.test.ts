import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { workbookOf } from '../../../test/files/workbook.ts'
import { createImportShop, type ImportShop } from '../../../test/import-shop.ts'

let shop: ImportShop
beforeAll(async () => {
  shop = await createImportShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.empty())

const header = ['کد کالا', 'عنوان', 'قیمت', 'قیمت پیش از تخفیف', 'پایان تخفیف', 'موجودی']

test('a workbook is read as a CSV file is: numbers exactly, days as days, of formulas what they last showed', async () => {
  const bytes = await workbookOf([
    header,
    ['A-1', 'سینی مسی', 450_000, 520_000, { day: 46_379 }, 7],
    [6_260_100_000_019, "'=1+1", { formula: 'C2*2', value: '900000' }, 950_000.000_000_1, '', '۳'],
    [],
    ['', 'بی‌کد', 1, '', '', ''],
  ])
  const file = await shop.written(bytes, 'goods.xlsx')
  const report = await shop.run(file)
  expect(report).toMatchObject({
    kind: 'plain',
    rows: 3,
    added: 2,
    refused: [{ line: 5, code: 'no_identity' }],
  })
  expect(await shop.productOf('plain:A-1')).toMatchObject({
    ...{ price: 4_500_000, listPrice: 5_200_000, offerEndsAt: new Date('2026-12-23T23:59:59+03:30') },
    stock: { onHand: 7 },
  })
  expect(await shop.productOf('plain:6260100000019')).toMatchObject({
    ...{ title: '=1+1', price: 9_000_000, listPrice: 9_500_000, stock: { onHand: 3 } },
  })
  expect(await shop.run(file, { isSure: false })).toMatchObject({ added: 0, changed: 0 })
})

test('a workbook that unpacks to more than a shop needs is refused', async () => {
  const bomb = { 'xl/media/bomb.bin': Buffer.alloc(65 * 1024 * 1024) }
  const file = await shop.written(await workbookOf([header], bomb), 'bomb.xlsx')
  await expect(shop.run(file)).rejects.toMatchObject({ code: 'workbook_too_large' })
})

test('a workbook that says less than it holds is refused before its cells are read', async () => {
  const honest = await workbookOf([header], { 'xl/media/lie.bin': Buffer.alloc(1024 * 1024) })
  const name = honest.lastIndexOf('xl/media/lie.bin')
  // The unpacked size in the directory at the end of the archive stands 22 bytes before the name.
  honest.writeUInt32LE(10, name - 22)
  const file = await shop.written(honest, 'lie.xlsx')
  await expect(shop.run(file)).rejects.toMatchObject({ code: 'not_workbook' })
})
