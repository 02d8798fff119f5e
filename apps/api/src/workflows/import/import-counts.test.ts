import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createImportShop, type ImportShop } from '../../../test/import-shop.ts'

let shop: ImportShop
beforeAll(async () => {
  shop = await createImportShop()
})
afterAll(() => shop.close())

const header =
  'ID,Type,SKU,Name,Published,Stock,Weight (kg),Regular price,Parent,Attribute 1 name,Attribute 1 value(s)'
const rowOf = fc
  .tuple(
    fc.constantFrom('', '1', '2', '3', '4', '5', '6'),
    fc.constantFrom('simple', 'variable', 'variation', 'variation', 'grouped', ''),
    fc.constantFrom('', '', 'A', 'B', 'C'),
    fc.constantFrom('', 'کاسه', 'بشقاب', 'لیوان'),
    fc.constantFrom('1', '0', '', 'شاید'),
    fc.constantFrom('', '3', 'parent', 'backorder', 'x'),
    fc.constantFrom('', '.5', 'x', '99999999999'),
    fc.constantFrom('', '5', '0', 'x', '-1'),
    fc.constantFrom('', 'id:1', 'id:2', 'A', 'id:9'),
    fc.constantFrom('', 'رنگ'),
    fc.constantFrom('', 'سرخ', 'سبز'),
  )
  .map((cells) => cells.join(','))

test('every row of every file is added, changed, unchanged or refused, once; the same file again changes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(rowOf, { minLength: 1, maxLength: 12 }),
      fc.boolean(),
      async (rows, isFresh) => {
        if (isFresh) await shop.empty()
        const file = await shop.written(`${header}\n${rows.join('\n')}\n`)
        const first = await shop.run(file)
        const { added, changed, unchanged, refused } = first
        expect(added + changed + unchanged + refused.length).toBe(first.rows)
        expect(new Set(refused.map(({ line }) => line)).size).toBe(refused.length)
        const before = await shop.everything()
        const second = await shop.run(file)
        expect(second).toMatchObject({ added: 0, changed: 0, unchanged: added + changed + unchanged })
        const codes = ({ refused }: typeof first) => refused.map(({ line, code }) => `${line} ${code}`)
        expect(codes(second)).toEqual(codes(first))
        expect(await shop.everything()).toEqual(before)
      },
    ),
    { seed: 17, numRuns: 25 },
  )
}, 60_000)
