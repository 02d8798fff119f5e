import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../test/database/test-database.ts'
import { settings } from '../modules/content/content.tables.ts'
import { type Db, openDatabase } from './client.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())
beforeEach(() => database.db.delete(settings))

const write = async (db: Db, name: string) => {
  await db.insert(settings).values({ name, value: 1 })
}
const names = async () => (await database.db.select().from(settings)).map(({ name }) => name)
const REFUSED = { cause: { message: 'the statement before this one has not ended: await it' } }

test('a statement that is asked for beside another of its transaction is refused, and nothing is written', async () => {
  const failing = database.db.transaction(async (tx) => {
    await write(tx, 'before')
    await Promise.all([write(tx, 'one'), write(tx, 'two')])
  })
  await expect(failing).rejects.toMatchObject(REFUSED)
  expect(await names()).toEqual([])
})

test('a transaction is not committed while something of it is under way that nobody waits for', async () => {
  const forgotten: Promise<unknown>[] = []
  const failing = database.db.transaction(async (tx) => {
    await write(tx, 'before')
    forgotten.push(tx.insert(settings).values({ name: 'forgotten', value: 1 }).execute())
  })
  await expect(failing).rejects.toMatchObject(REFUSED)
  await Promise.all(forgotten)
  expect(await names()).toEqual([])
})

test('a refused statement leaves the connection as good as before', async () => {
  const own = openDatabase(database.url, 1, () => {})
  const failing = own.db.transaction((tx) => Promise.all([write(tx, 'one'), write(tx, 'two')]))
  await expect(failing).rejects.toMatchObject(REFUSED)
  await own.db.transaction(async (tx) => {
    await write(tx, 'three')
    await tx.update(settings).set({ value: 2 }).where(eq(settings.name, 'three'))
  })
  expect(await names()).toEqual(['three'])
  await own.close()
})

test('what is asked of the pool at once runs at once, each on a connection of its own', async () => {
  const asked = [1, 2, 3].map((value) =>
    database.db.execute<{ value: number }>(sql`SELECT ${value}::int AS value`),
  )
  expect((await Promise.all(asked)).map(({ rows }) => rows[0]?.value)).toEqual([1, 2, 3])
})

test('a transaction that cannot begin gives its connection back, however often', async () => {
  const small = openDatabase(database.url, 1, () => {})
  const broken = { isolationLevel: 'nonsense' } as unknown as Parameters<typeof small.db.transaction>[1]
  for (let round = 0; round < 3; round += 1)
    await expect(small.db.transaction(async () => {}, broken)).rejects.toMatchObject({
      cause: { code: '42601' },
    })
  await small.db.transaction((tx) => write(tx, 'after'))
  await small.close()
  expect(await names()).toEqual(['after'])
})
