import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { asc, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { writeProductsCsv } from '../../../test/generate-products.ts'
import { createImportShop, fixture, type ImportShop } from '../../../test/import-shop.ts'
import { productGroups, products } from '../../modules/catalog/catalog.tables.ts'

let shop: ImportShop
beforeAll(async () => {
  shop = await createImportShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.empty())

describe('half a file', () => {
  test('is never left behind: a dry run reports the same and changes nothing', async () => {
    const before = await shop.everything()
    const dry = await shop.run(fixture('woocommerce-fa.csv'), { isDryRun: true })
    expect(await shop.everything()).toEqual(before)
    const real = await shop.run(fixture('woocommerce-fa.csv'))
    expect({ ...dry, seconds: 0 }).toEqual({ ...real, seconds: 0 })
  })

  test('is never left behind when the end of the file is bad', async () => {
    const file = join(shop.folder, 'large.csv')
    await writeProductsCsv(file, 1_500)
    await writeFile(file, '9999,simple,X,"never closed', { flag: 'a' })
    await expect(shop.run(file)).rejects.toMatchObject({ code: 'unclosed_quote' })
    expect((await shop.everything()).products).toEqual([])
  })

  test('is never left behind when the database ends the connection in the middle', async () => {
    await shop.run(fixture('plain.csv'))
    const before = await shop.everything()
    // The last thing that an import writes: as if the machine had gone just before the end.
    await shop.db.execute(sql`CREATE FUNCTION end_connection() RETURNS trigger LANGUAGE plpgsql
      AS 'BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NEW; END'`)
    await shop.db.execute(
      sql`CREATE TRIGGER end_connection BEFORE INSERT ON stock FOR EACH ROW EXECUTE FUNCTION end_connection()`,
    )
    await expect(shop.run(fixture('woocommerce-fa.csv'))).rejects.toThrow()
    await shop.db.execute(sql`DROP FUNCTION end_connection CASCADE`)
    expect(await shop.everything()).toEqual(before)
    expect(await shop.run(fixture('woocommerce-fa.csv'))).toMatchObject({ added: 16 })
  })

  test('two imports at once leave what one after the other would', async () => {
    const [first, second] = await Promise.all([
      shop.run(fixture('plain.csv')),
      shop.run(fixture('plain.csv')),
    ])
    expect([first.added, second.added].sort()).toEqual([0, 3])
  })
})

test('a large file of families and single products comes in whole, parents before and after their variations', async () => {
  const file = join(shop.folder, 'large.csv')
  await writeProductsCsv(file, 3_000)
  const shares: number[] = []
  const report = await shop.run(file, { onProgress: ({ share }) => shares.push(share) })
  expect(report).toMatchObject({ rows: 3_000, refused: [], added: 3_000, families: 60 })
  expect(shares.length).toBeGreaterThan(5)
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  expect(await shop.db.$count(productGroups)).toBe(60)
  const rows = await shop.db
    .select({ sourceKey: products.sourceKey })
    .from(products)
    .orderBy(asc(products.createdAt))
  expect(rows[0]?.sourceKey).toBe('woocommerce:10')
  expect(rows.at(-1)?.sourceKey).toBe('woocommerce:3009')
}, 60_000)
