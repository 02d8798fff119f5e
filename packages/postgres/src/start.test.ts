import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { startPostgres } from './start.ts'

const folder = mkdtempSync(join(tmpdir(), 'hojreh-start-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const query = async (url: string, sql: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(sql)
  await client.end()
  return rows
}

test('keeps its data over a stop and a second start, its password for itself, and joins a cluster that already runs', async () => {
  const first = await startPostgres({ folder })
  await query(first.url, 'CREATE TABLE kept AS SELECT 1 AS one')
  const joined = await startPostgres({ folder })
  expect(joined.isOurs).toBe(false)
  expect(joined.url).toBe(first.url)
  await first.stop()
  const password = join(folder, 'password')
  expect(statSync(password).mode & 0o777).toBe(0o600)
  // As an older version left it.
  chmodSync(password, 0o644)

  const second = await startPostgres({ folder })
  expect(second.isOurs).toBe(true)
  expect(statSync(password).mode & 0o777).toBe(0o600)
  expect(await query(second.url, 'SELECT one FROM kept')).toEqual([{ one: 1 }])
  await second.stop()
})

test('sorts Persian names alphabetically and knows their trigrams', async () => {
  const postgres = await startPostgres({ folder })
  const rows = await query(
    postgres.url,
    `SELECT name FROM unnest(ARRAY['زهرا','پارسا','باران','گلی','کتاب']) AS name ORDER BY name COLLATE "fa-x-icu"`,
  )
  expect(rows.map(({ name }) => name)).toEqual(['باران', 'پارسا', 'زهرا', 'کتاب', 'گلی'])
  await query(postgres.url, 'CREATE EXTENSION IF NOT EXISTS pg_trgm')
  // Without any, an index on Persian names finds nothing and every row is read.
  expect(await query(postgres.url, `SELECT array_length(show_trgm('بهرنگ'), 1) AS trigrams`)).toEqual([
    { trigrams: 6 },
  ])
  await postgres.stop()
})

test('tells in one sentence that a folder cannot be used', async () => {
  await expect(startPostgres({ folder: '/dev/null/data' })).rejects.toMatchObject({
    code: 'folder_unreachable',
    message: expect.stringContaining('HOJREH_DATA'),
  })
})
