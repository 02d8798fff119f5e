import { sql } from 'drizzle-orm'
import type { Db } from '../src/db/client.ts'

/** So many products of one brand at 100,000 toman; every third one has a price before its discount. */
export const putManyProducts = async (db: Db, brand: string, count: number): Promise<void> => {
  await db.execute(sql`
    INSERT INTO products (id, source_key, sku, slug, title, brand, price, list_price, search_spaced, search_joined,
        created_at, updated_at)
      SELECT ${brand} || '-' || lpad(n::text, 8, '0'), ${brand} || ':' || n, ${brand} || n, ${brand} || '-' || n,
        'کالای ' || n, ${brand}, 1000000, CASE WHEN n % 3 = 0 THEN 1250000 END, '', '', '2026-01-01', '2026-01-01'
      FROM generate_series(1, ${count}::int) AS n`)
}
