import { readFile } from 'node:fs/promises'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../test/database/test-database.ts'
import { putProduct } from '../../test/put-product.ts'
import { products } from '../modules/catalog/catalog.tables.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

test('paid files that an older version showed are taken off the page with the start of this one', async () => {
  const { db } = database
  const kept = [
    { name: 'جنس', value: 'سفال' },
    { name: 'ویژگی ۱', value: 'نرم' },
    { name: 'دانلود', value: 'ندارد' },
  ]
  const secret = [
    'Download 1 name',
    'Download 12 URL',
    'نشانی دانلود 1',
    'دانلود ۲ نام',
    'ویژگی 1 قابل مشاهده است',
  ].map((name) => ({ name, value: 'راز' }))
  const id = await putProduct(db, { attributes: [...secret.slice(0, 2), ...kept, ...secret.slice(2)] })
  const other = await putProduct(db, { attributes: kept })
  const read = (of: string) => db.select().from(products).where(eq(products.id, of))
  const [untouched] = await read(other)
  await db.execute(
    sql.raw(await readFile(new URL('./migrations/0004_private_columns.sql', import.meta.url), 'utf8')),
  )
  expect((await read(id))[0]?.attributes).toEqual(kept)
  expect((await read(other))[0]).toEqual(untouched)
})
