import { and, asc, eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { makeDesk, type TestDesk } from '../../test/desk.ts'
import { runCommand } from '../../test/run-command.ts'
import { signInStaff, type TestStaff } from '../../test/staff.ts'
import { staffActions } from '../modules/staff-action/staff-action.tables.ts'
import { auditActions } from '../workflows/audit/audit-actions.ts'

let desk: TestDesk
let member: TestStaff
beforeAll(async () => {
  desk = await makeDesk()
  member = await signInStaff(desk.shop, 'manager', '09320000001')
  const id = await desk.paidOrder()
  for (const text of ['یک', 'دو', 'سه']) await member.post(`/api/admin/order/note?id=${id}`, { text })
})
afterAll(() => desk.shop.close())

const audit = () => auditActions(desk.shop.database, desk.shop.config.SECRET)
const rowsOf = (chain: string) =>
  desk.shop.db
    .select()
    .from(staffActions)
    .where(eq(staffActions.chain, chain))
    .orderBy(asc(staffActions.number))

test.each([
  'UPDATE staff_actions SET staff_name = $$nobody$$',
  'DELETE FROM staff_actions',
  'TRUNCATE staff_actions',
  'UPDATE action_chains SET number = 0, seal = $$$$',
  'DELETE FROM action_chains',
  'TRUNCATE action_chains',
])('the database refuses: %s', async (statement) => {
  await expect(desk.shop.database.pool.query(statement)).rejects.toThrow('append-only')
})

test('books that nobody touched are sound, and the command line says so', async () => {
  expect(await audit()).toEqual([])
  const { stdout } = await runCommand(['audit', '--books-only'], {
    DATABASE_URL: desk.shop.database.url,
    SECRET: desk.shop.config.SECRET,
    MEDIA_FOLDER: desk.shop.config.MEDIA_FOLDER,
  })
  expect(stdout).toMatch(/^دفترها درست است/)
})

describe('whoever drops the triggers is found by the audit:', () => {
  const triggers = ['staff_actions', 'action_chains']
  /** Damages the books, looks, and takes the damage back. */
  const damaged = async (statement: string) => {
    const client = await desk.shop.database.pool.connect()
    const kept = 'CREATE TEMP TABLE kept_actions AS SELECT * FROM staff_actions'
    const ends = 'CREATE TEMP TABLE kept_ends AS SELECT * FROM action_chains'
    for (const sentence of [
      kept,
      ends,
      ...triggers.map((name) => `ALTER TABLE ${name} DISABLE TRIGGER USER`),
    ])
      await client.query(sentence)
    try {
      await client.query(statement, statement.includes('$1') ? [member.id] : [])
      return await audit()
    } finally {
      await client.query(`DELETE FROM staff_actions; INSERT INTO staff_actions SELECT * FROM kept_actions;
        DELETE FROM action_chains; INSERT INTO action_chains SELECT * FROM kept_ends;
        DROP TABLE kept_actions, kept_ends`)
      for (const name of triggers) await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`)
      client.release()
    }
  }
  afterEach(async () => expect(await audit()).toEqual([]))

  test.each([
    ['another person', 'UPDATE staff_actions SET staff_name = $$x$$ WHERE chain = $1 AND number = 2'],
    ['another time', `UPDATE staff_actions SET at = at + interval '1 ms' WHERE chain = $1 AND number = 2`],
    ['another value', `UPDATE staff_actions SET after = '{"note": "x"}' WHERE chain = $1 AND number = 2`],
    [
      'no refusal',
      `UPDATE staff_actions SET outcome = 'done', error_code = 'x' WHERE chain = $1 AND number = 2`,
    ],
  ])('%s', async (_title, statement) => {
    expect(await damaged(statement)).toMatchObject([{ code: 'action_changed', subject: `${member.id} 2` }])
  })

  test('a row in the middle that is gone', async () => {
    const findings = await damaged('DELETE FROM staff_actions WHERE chain = $1 AND number = 2')
    expect(findings).toContainEqual({
      code: 'action_missing',
      subject: `${member.id} 3`,
      detail: 'after 1',
    })
  })

  test('the newest row that is gone', async () => {
    const last = (await rowsOf(member.id)).length
    const findings = await damaged(`DELETE FROM staff_actions WHERE chain = $1 AND number = ${last}`)
    expect(findings).toMatchObject([{ code: 'action_missing', subject: `${member.id} ${last}` }])
  })

  test('two rows that changed places', async () => {
    const findings = await damaged(
      `UPDATE staff_actions SET number = -number WHERE chain = '${member.id}' AND number IN (2, 3);
      UPDATE staff_actions SET number = 5 + number WHERE chain = '${member.id}' AND number < 0`,
    )
    expect(new Set(findings.map(({ code }) => code))).toEqual(new Set(['action_changed']))
  })

  test('a whole chain that is gone with its end', async () => {
    const findings = await damaged(
      `DELETE FROM staff_actions WHERE chain = '${member.id}'; UPDATE action_chains SET number = 0 WHERE name = '${member.id}'`,
    )
    expect(findings).toMatchObject([{ code: 'action_missing' }])
  })
})

test('a row that was cut off and is put back over a newer one is found, although its own seal is right', async () => {
  const by = await signInStaff(desk.shop, 'manager', '09320004000')
  const id = await desk.paidOrder()
  const note = (text: string) => by.post(`/api/admin/order/note?id=${id}`, { text })
  const withoutTriggers = (statement: string) =>
    desk.shop.database.pool.query(`ALTER TABLE staff_actions DISABLE TRIGGER USER;
      ALTER TABLE action_chains DISABLE TRIGGER USER; ${statement};
      ALTER TABLE staff_actions ENABLE TRIGGER USER; ALTER TABLE action_chains ENABLE TRIGGER USER`)
  await note('کهنه')
  const [first, old] = await rowsOf(by.id)
  if (!old) throw new Error('nothing was written')
  await withoutTriggers(`DELETE FROM staff_actions WHERE id = '${old.id}';
    UPDATE action_chains SET number = 1, seal = '${first?.seal}' WHERE name = '${by.id}'`)
  await note('نو')
  await note('پس از آن')
  expect(await audit()).toEqual([])
  const [, newer] = await rowsOf(by.id)
  if (!newer) throw new Error('nothing was written')
  await withoutTriggers(`DELETE FROM staff_actions WHERE id = '${newer.id}'`)
  await desk.shop.db.insert(staffActions).values(old)
  expect(await audit()).toMatchObject([{ code: 'action_changed', subject: `${by.id} 3` }])
  await withoutTriggers(`DELETE FROM staff_actions WHERE id = '${old.id}'`)
  await desk.shop.db.insert(staffActions).values(newer)
  expect(await audit()).toEqual([])
})

test('twenty members who write at once do not wait for one another', async () => {
  const others: TestStaff[] = []
  for (let n = 0; n < 20; n += 1) {
    desk.shop.time.advance(60_000)
    others.push(await signInStaff(desk.shop, 'support', `09320001${String(n).padStart(3, '0')}`))
  }
  const [blocked, ...free] = others
  const id = await desk.paidOrder()
  const note = (by: TestStaff | undefined) => by?.post(`/api/admin/order/note?id=${id}`, { text: 'یادداشت' })
  let waiting: Promise<unknown> | undefined
  // One of them is held up in the middle of writing: the others come through all the same.
  await desk.shop.db.transaction(async (tx) => {
    await tx.execute(sql`SELECT FROM action_chains WHERE name = ${blocked?.id ?? ''} FOR UPDATE`)
    waiting = note(blocked)
    const responses = await Promise.all(free.map(note))
    expect(responses.map((response) => response?.statusCode)).toEqual(free.map(() => 200))
  })
  await waiting
  const mine = and(eq(staffActions.subject, `order:${id}`), eq(staffActions.call, 'addOrderNote'))
  expect(await desk.shop.db.$count(staffActions, mine)).toBe(20)
  expect(await audit()).toEqual([])
})

test('one member who presses twenty times at once leaves twenty rows in an unbroken chain', async () => {
  desk.shop.time.advance(16 * 60_000)
  const by = await signInStaff(desk.shop, 'support', '09320002000')
  const id = await desk.paidOrder()
  await Promise.all(
    Array.from({ length: 20 }, (_, n) => by.post(`/api/admin/order/note?id=${id}`, { text: `${n}` })),
  )
  expect((await rowsOf(by.id)).map(({ number }) => number)).toEqual(
    Array.from({ length: 21 }, (_, n) => n + 1),
  )
  expect(await audit()).toEqual([])
})

test('what the command line does is in the books under who sits there', async () => {
  const [row] = (await rowsOf('command_line')).slice(-1)
  expect(row).toMatchObject({ staffId: null, permission: 'command_line', outcome: 'done' })
  expect(row?.staffName).not.toBe('')
})

test('an act whose row cannot be written does not happen', async () => {
  const by = await signInStaff(desk.shop, 'orders', '09320003000')
  const id = await desk.paidOrder()
  await desk.shop.db.execute(sql`ALTER TABLE staff_actions ADD CONSTRAINT broken CHECK (false) NOT VALID`)
  const response = await by.post(`/api/admin/order/pack?id=${id}`)
  await desk.shop.db.execute(sql`ALTER TABLE staff_actions DROP CONSTRAINT broken`)
  expect(response.statusCode).toBe(500)
  const { rows } = await desk.shop.database.pool.query('SELECT status FROM orders WHERE id = $1', [id])
  expect(rows).toEqual([{ status: 'paid' }])
})
