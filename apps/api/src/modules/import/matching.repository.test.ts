import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { nameNewProducts } from './matching.repository.ts'
import { createStaging, indexStaged } from './staging.repository.ts'

const ROWS = 2_000

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(() => shop.close())

test('codes are made for goods without one in a few readings of the file, however many they are', async () => {
  const read = await shop.db.transaction(async (tx) => {
    // As little memory for each step as a large file leaves: nothing of it is kept beside the table.
    await tx.execute(sql`SET LOCAL work_mem = '64kB'`)
    await createStaging(tx)
    await tx.execute(sql`INSERT INTO import_rows (line, kind, source_key, slug_base, sku)
      SELECT n, 'product', 'shop:' || n, 'kala-' || n, CASE WHEN n % 2 = 0 THEN 'K-' || n END
      FROM generate_series(1, ${ROWS}) AS n`)
    await indexStaged(tx)
    await nameNewProducts(tx)
    const named = await tx.execute<{ count: number }>(
      sql`SELECT count(*)::int AS count FROM import_rows WHERE sku IS NOT NULL AND slug IS NOT NULL`,
    )
    expect(named.rows).toEqual([{ count: ROWS }])
    const { rows } = await tx.execute<{ rows: number }>(sql`SELECT seq_tup_read::int AS rows
      FROM pg_stat_xact_user_tables WHERE relname = 'import_rows'`)
    return rows[0]?.rows ?? 0
  })
  expect(read).toBeGreaterThan(0)
  expect(read).toBeLessThan(20 * ROWS)
})
