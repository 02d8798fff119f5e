import { setTimeout as delay } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createTestDatabase } from '../../test/test-database.ts'
import { settings } from '../modules/content/content.tables.ts'
import { type Db, openDatabase } from './client.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const write = async (db: Db, name: string, value: unknown) => {
  await db.insert(settings).values({ name, value }).execute()
}
const read = async (db: Db, name: string) => {
  const [row] = await db.select().from(settings).where(eq(settings.name, name))
  return row?.value
}
const lock = (db: Db, name: string) =>
  db.select().from(settings).where(eq(settings.name, name)).for('update').execute()

beforeEach(() => database.db.delete(settings))

test('what is asked in one turn goes out in one write, the beginning of a transaction with it', async () => {
  const client = await database.pool.connect()
  const { stream } = client.connection
  const [single, several] = [vi.spyOn(stream, '_write'), vi.spyOn(stream, '_writev')]
  await client.query('begin')
  expect(single).not.toHaveBeenCalled()
  await Promise.all([client.query('SELECT $1::int', [1]), client.query('SELECT $1::int', [2])])
  expect(single.mock.calls.length + several.mock.calls.length).toBe(1)
  expect(client.getTransactionStatus()).toBe('T')
  await client.query('rollback')
  client.release()
})

test('a transaction that fails leaves nothing, also of what was asked without waiting', async () => {
  const { db } = database
  const failing = db.transaction(async (tx) => {
    await write(tx, 'one', 1)
    // Both fail, the write because of the other: the reason is told, whoever is heard first.
    const divided = tx.execute(sql`SELECT 1 / ${0}::int`).execute()
    const written = write(tx, 'two', 2)
    await Promise.all([written, divided])
  })
  await expect(failing).rejects.toMatchObject({ cause: { message: 'division by zero' } })
  expect([await read(db, 'one'), await read(db, 'two')]).toEqual([undefined, undefined])
})

test('a transaction of one statement is one: it is undone as well', async () => {
  const { db } = database
  const failing = db.transaction(async (tx) => {
    await write(tx, 'one', 1)
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  expect(await read(db, 'one')).toBeUndefined()
})

test('a transaction without a statement is none, and its connection is as good as before', async () => {
  const { db } = database
  expect(await db.transaction(async () => 'nothing')).toBe('nothing')
  await write(db, 'one', 1)
  expect(await read(db, 'one')).toBe(1)
})

test('what is asked behind a lock without waiting for it is read behind it', async () => {
  const { db } = database
  await write(db, 'one', 'before')
  const isLocked = Promise.withResolvers<void>()
  const first = db.transaction(async (tx) => {
    await lock(tx, 'one')
    isLocked.resolve()
    await delay(100)
    await tx.update(settings).set({ value: 'after' }).where(eq(settings.name, 'one'))
    await write(tx, 'two', 'after')
  })
  await isLocked.promise
  const second = await db.transaction((tx) =>
    Promise.all([lock(tx, 'one'), read(tx, 'one'), read(tx, 'two')]),
  )
  await first
  expect(second.slice(1)).toEqual(['after', 'after'])
})

test.each([
  ['while it ends', (tx: Db) => tx.execute(sql`SELECT pg_sleep(0.05)`)],
  ['when it has ended', () => delay(100)],
])('what goes on in a transaction that fails writes nothing %s', async (_when, firstStep) => {
  const { db } = database
  let goingOn: Promise<void> | undefined
  const failing = db.transaction(async (tx) => {
    await write(tx, 'one', 1)
    goingOn = firstStep(tx).then(() => write(tx, 'late', 1))
    await Promise.all([goingOn, Promise.reject(new Error('changed my mind'))])
  })
  await expect(failing).rejects.toThrow('changed my mind')
  await expect(goingOn).rejects.toMatchObject({ cause: { message: 'the transaction has ended' } })
  expect([await read(db, 'one'), await read(db, 'late')]).toEqual([undefined, undefined])
})

test('a transaction that cannot be committed tells why', async () => {
  const { db, pool } = database
  await pool.query(`
    CREATE TABLE halves (id int PRIMARY KEY);
    CREATE TABLE wholes (half int REFERENCES halves DEFERRABLE INITIALLY DEFERRED)`)
  const failing = db.transaction((tx) => tx.execute(sql`INSERT INTO wholes VALUES (1)`))
  await expect(failing).rejects.toMatchObject({ cause: { constraint: 'wholes_half_fkey' } })
})

test('what was not waited for does not write into the transaction of the next caller', async () => {
  const own = openDatabase(database.url, 1, () => {})
  const isNext = Promise.withResolvers<void>()
  const goingOn = await own.db.transaction(async (tx) => [isNext.promise.then(() => write(tx, 'late', 1))])
  await own.db.transaction(async (tx) => {
    await write(tx, 'one', 1)
    isNext.resolve()
    await expect(goingOn[0]).rejects.toThrow()
  })
  expect([await read(own.db, 'one'), await read(own.db, 'late')]).toEqual([1, undefined])
  await own.close()
})
