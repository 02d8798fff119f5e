import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../test/test-database.ts'
import { sandboxPayments } from '../modules/sandbox-gateway/sandbox.tables.ts'
import { columnsOf, compileOnce, texts } from './compile-once.ts'

const at = new Date('2026-11-22T08:00:00.123Z')
let database: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

let builds = 0
const insert = compileOnce(
  columnsOf(sandboxPayments, 'authority', 'createdAt', 'paidAt', 'amount'),
  (db, values) =>
    db
      .insert(sandboxPayments)
      .values({ ...values, merchantId: 'shop', callbackUrl: '', description: '', status: 'IN_BANK' }),
)
const find = compileOnce(columnsOf(sandboxPayments, 'authority'), (db, { authority }) => {
  builds += 1
  return db.select().from(sandboxPayments).where(eq(sandboxPayments.authority, authority))
})
const row = (authority: string, paidAt: Date | null = null) => ({
  authority,
  createdAt: at,
  paidAt,
  amount: 1000,
})

test('a statement is put together once, and answers for its values as Drizzle does', async () => {
  await insert(database.db, row('one'))
  await insert(database.db, row('two', at))
  for (const name of ['one', 'two', 'none', 'two'])
    expect(await find(database.db, { authority: name })).toEqual(
      await database.db.select().from(sandboxPayments).where(eq(sandboxPayments.authority, name)),
    )
  expect(await find(database.db, { authority: 'two' })).toMatchObject([{ createdAt: at, paidAt: at }])
  expect(await find(database.db, { authority: 'one' })).toMatchObject([{ paidAt: null }])
  expect(builds).toBe(1)
})

test('it belongs to the transaction that asks, not to the one that it was put together for', async () => {
  const { db } = database
  const inside = db.transaction(async (tx) => {
    await insert(tx, row('three'))
    expect(await find(tx, { authority: 'three' })).toHaveLength(1)
    expect(await find(db, { authority: 'three' })).toEqual([])
    await tx.transaction(async (savepoint) => {
      expect(await find(savepoint, { authority: 'three' })).toHaveLength(1)
    })
    throw new Error('rolled back')
  })
  await expect(inside).rejects.toThrow('rolled back')
  expect(await find(db, { authority: 'three' })).toEqual([])
})

test('it is prepared by name, and takes lists', async () => {
  const { db, pool } = database
  const findAll = compileOnce({ authorities: texts }, (db, { authorities }) =>
    db
      .select({ authority: sandboxPayments.authority })
      .from(sandboxPayments)
      .where(sql`${sandboxPayments.authority} = ANY(${authorities}::text[])`),
  )
  expect(await findAll(db, { authorities: ['one', 'none', 'two'] })).toHaveLength(2)
  expect(await findAll(db, { authorities: [] })).toEqual([])
  const { rows } = await pool.query(`SELECT statement FROM pg_prepared_statements WHERE name LIKE 'once%'`)
  expect(rows).not.toEqual([])
})

test('a value that is missing is told, not taken for NULL', async () => {
  const wrong = find as (db: typeof database.db, values: object) => Promise<unknown>
  await expect(wrong(database.db, {})).rejects.toThrow('authority')
})
