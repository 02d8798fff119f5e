import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase } from '../../test/database/test-database.ts'
import { settings } from '../modules/content/content.tables.ts'
import { makeStatementNames } from './prepare-repeated.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

describe('a statement', () => {
  test('is prepared when it comes for the third time, under one name from then on', () => {
    const nameOf = makeStatementNames()
    const asked = Array.from({ length: 4 }, () => nameOf('SELECT $1'))
    expect(asked).toEqual([undefined, undefined, 'again_0', 'again_0'])
  })

  test.each([
    'SELECT id FROM products ORDER BY price LIMIT $1',
    'SELECT id FROM products WHERE category_ids @> $1',
    'SELECT id FROM products WHERE search_joined LIKE $1',
  ])('whose plan hangs on its values is planned each time: %s', (text) => {
    const nameOf = makeStatementNames()
    expect(Array.from({ length: 4 }, () => nameOf(text))).toEqual(Array(4).fill(undefined))
  })

  test('beyond two hundred is not prepared: each takes memory on every connection', () => {
    const nameOf = makeStatementNames()
    const names = Array.from({ length: 300 }, (_, place) =>
      [1, 2, 3].map(() => nameOf(`SELECT ${place}, $1`)).at(-1),
    )
    expect(new Set(names.slice(0, 200)).size).toBe(200)
    expect(names.slice(200).every((name) => name === undefined)).toBe(true)
  })

  test('that is prepared answers as before, in transactions and after a failure as well', async () => {
    const { db, pool } = database
    const read = () => db.select().from(settings).where(eq(settings.name, 'nobody'))
    for (let time = 0; time < 5; time++) expect(await read()).toEqual([])
    const divide = (by: number) => db.execute<{ half: number }>(sql`SELECT 10 / ${by}::int AS half`)
    for (let time = 0; time < 5; time++)
      await db.transaction(async (tx) => {
        const { rows } = await tx.execute<{ half: number }>(sql`SELECT 10 / ${2}::int AS half`)
        expect(rows).toEqual([{ half: 5 }])
      })
    await expect(divide(0)).rejects.toThrow()
    expect((await divide(5)).rows).toEqual([{ half: 2 }])
    const { rows } = await pool.query(`SELECT name FROM pg_prepared_statements WHERE name LIKE 'again%'`)
    expect(rows.length).toBeGreaterThan(0)
  })
})
