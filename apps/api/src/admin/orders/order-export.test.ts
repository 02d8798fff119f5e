import { buffer } from 'node:stream/consumers'
import { parse } from 'csv-parse/sync'
import { desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fromBuffer } from 'yauzl'
import { putManyCustomers } from '../../../test/acts/put-many-customers.ts'
import { makeDesk, type TestDesk } from '../../../test/desk.ts'
import { signInStaff, type TestStaff, wholePhone } from '../../../test/staff.ts'
import { orders } from '../../modules/order/order.tables.ts'
import { staffActions } from '../../modules/staff-action/staff-action.tables.ts'
import { foundOrders } from '../../workflows/orders/export/found-orders.ts'

let desk: TestDesk
let manager: TestStaff
let paid: string
let sent: string
let members = 0
const newMember = (role: TestStaff['role']) => {
  members += 1
  desk.shop.time.advance(61_000)
  return signInStaff(desk.shop, role, `0936${String(members).padStart(7, '0')}`)
}
beforeAll(async () => {
  desk = await makeDesk()
  paid = await desk.paidOrder()
  sent = await desk.sentOrder('0240800')
  await desk.shop.db
    .update(orders)
    .set({
      address: sql`jsonb_set(address, '{receiverName}', '"=1+1"')`,
      note: 'سلام\u0001 <&> "دنیا"',
      gift: { card: '=یلدا مبارک', hidesPrices: true },
    })
    .where(eq(orders.id, paid))
})
beforeEach(async () => {
  manager = await newMember('manager')
})
afterAll(() => desk.shop.close())

const exported = (by: TestStaff, body: object, query: Record<string, string> = {}) =>
  by.post(`/api/admin/orders/export?${new URLSearchParams(query)}`, body)
const rowsOf = async (body: object = {}, query: Record<string, string> = {}) => {
  const response = await exported(manager, { format: 'csv', ...body }, query)
  expect(response.statusCode, response.body).toBe(200)
  return parse(response.body, { bom: true, columns: true }) as Record<string, string>[]
}
const numberOf = async (id: string) => {
  const [row] = await desk.shop.db.select().from(orders).where(eq(orders.id, id))
  return row?.orderNumber
}
const newest = async () => {
  const [row] = await desk.shop.db
    .select()
    .from(staffActions)
    .orderBy(desc(staffActions.at), desc(staffActions.number))
    .limit(1)
  return row
}

describe('the list of orders as a file', () => {
  test('has the rows of the list and of each of its filters, in its order, with days and sums in both ways', async () => {
    const response = await exported(manager, { format: 'csv' })
    expect(response.body.startsWith('\ufeff')).toBe(true)
    expect(response.headers['content-disposition']).toMatch(
      /^attachment; filename="orders-\d{4}-\d\d-\d\d\.csv"$/,
    )
    const all = await rowsOf()
    const listed = (await manager.get('/api/admin/orders')).json().items
    expect(all.map((row) => row.شماره)).toEqual(
      listed.map(({ orderNumber }: { orderNumber: string }) => orderNumber),
    )
    const oldest = await rowsOf({}, { sort: 'oldest' })
    expect(oldest).toEqual(all.toReversed())
    const [row] = await rowsOf({}, { status: 'shipped' })
    expect(row).toMatchObject({ شماره: await numberOf(sent), 'کد وضعیت': 'shipped', 'کد رهگیری': '0240800' })
    expect(row?.['روز ثبت']).toMatch(/^14\d\d\/\d\d\/\d\d$/)
    expect(new Date(row?.['زمان ثبت (ISO)'] ?? '').toISOString()).toBe(row?.['زمان ثبت (ISO)'])
    expect(Number(row?.['مبلغ کل (ریال)'])).toBe(10 * Number(row?.['مبلغ کل (تومان)']))
  })

  test('is narrowed by each filter as the list is', async () => {
    const today = desk.shop.time.clock().toISOString().slice(0, 10)
    for (const query of [{ q: '0240800' }, { status: 'paid' }, { to: '1400/01/01' }, { method: 'card' }]) {
      const listed = await manager.get(
        `/api/admin/orders?${new URLSearchParams(query as object as string[][])}`,
      )
      const { items } = listed.json<{ items: { orderNumber: string }[] }>()
      expect((await rowsOf({}, query as object as Record<string, string>)).map((row) => row.شماره)).toEqual(
        items.map(({ orderNumber }) => orderNumber),
      )
      expect(items.length).toBeLessThan(2)
    }
    expect(await rowsOf({}, { from: today, to: today })).toHaveLength(2)
  })

  test('is no formula for a spreadsheet, whatever a customer is called', async () => {
    const row = (await rowsOf()).find((found) => found.گیرنده?.includes('1+1'))
    expect(row?.گیرنده).toBe("'=1+1")
    expect(row).toMatchObject({ هدیه: 'بدون فاکتور', 'متن کارت هدیه': "'=یلدا مبارک" })
  })

  test('as XLSX holds the same texts, numbers as numbers, and no formula', async () => {
    const response = await exported(manager, { format: 'xlsx' })
    expect(response.headers['content-type']).toContain('spreadsheetml')
    const sheet = await entryOf(response.rawPayload, 'xl/worksheets/sheet1.xml')
    expect(sheet).toContain('<t xml:space="preserve">=1+1</t>')
    expect(sheet).toContain('سلام &lt;&amp;&gt; "دنیا"')
    expect(sheet).not.toContain('<f')
    expect(sheet).toMatch(/<c><v>\d{6,}<\/v><\/c>/)
    expect(sheet.match(/<row>/g)).toHaveLength((await rowsOf()).length + 1)
  })

  test('is in the books with what was asked for, before its first row', async () => {
    desk.shop.time.advance(1)
    await rowsOf({ withPhones: true }, { q: '0912 000 0000' })
    const row = await newest()
    expect(row).toMatchObject({
      call: 'exportOrders',
      subject: 'orders',
      after: { format: 'csv', withPhones: true, rows: 0, q: '0912•••0000' },
    })
  })
})

describe('phones in an export', () => {
  test('are there only when they are asked for', async () => {
    expect(JSON.stringify(await rowsOf())).not.toMatch(wholePhone)
    expect((await rowsOf({ withPhones: true }))[0]?.['تلفن مشتری']).toMatch(/^09\d{9}$/)
  })

  test('are refused to whoever may not see them', async () => {
    const accountant = await newMember('accountant')
    expect((await exported(accountant, { format: 'csv' })).statusCode).toBe(200)
    expect((await exported(accountant, { format: 'csv', withPhones: true })).json()).toMatchObject({
      code: 'forbidden',
    })
  })
})

test('a sixth export within an hour has to wait', async () => {
  const statuses = []
  for (let press = 0; press < 6; press += 1)
    statuses.push((await exported(manager, { format: 'csv' })).statusCode)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  desk.shop.time.advance(3_601_000)
  const later = await newMember('manager')
  expect((await exported(later, { format: 'csv' })).statusCode).toBe(200)
})

// The last ones: files of many rest between their hundreds while the machine is full.
describe('a file of many orders', () => {
  beforeAll(() => putManyCustomers(desk.shop))

  test('between its pages keeps no moment of the database, and has each order once', async () => {
    const { pool } = desk.shop.database
    const before = await pool.query('SELECT id FROM orders WHERE placed_at IS NOT NULL')
    const found: string[] = []
    for await (const { order } of foundOrders(desk.shop.database, { sort: 'newest' }, 10_000)) {
      found.push(order.id)
      if (found.length % 100 !== 0) continue
      const { rows } = await pool.query(
        // A statement that runs at this moment, or autovacuum, keeps nothing between pages.
        `SELECT count(*)::int AS kept FROM pg_stat_activity WHERE datname = current_database()
           AND backend_type = 'client backend' AND state <> 'active'
           AND (backend_xmin IS NOT NULL OR state = 'idle in transaction')`,
      )
      expect(rows).toEqual([{ kept: 0 }])
      await desk.paidOrder()
    }
    expect(found).toEqual([...new Set(found)])
    expect(found).toEqual(expect.arrayContaining(before.rows.map(({ id }) => id)))
  })

  test('does not leave with phones by one member’s press when they are of more than a thousand customers', async () => {
    const search = { q: 'گروه' }
    const refused = await exported(manager, { format: 'csv', withPhones: true }, search)
    expect(refused.json()).toMatchObject({ code: 'export_needs_approval' })
    expect(await rowsOf({}, search)).toHaveLength(1001)
    await desk.shop.database.pool.query(`DELETE FROM orders WHERE id = 'order-of-many-1'`)
    expect(await rowsOf({ withPhones: true }, search)).toHaveLength(1000)
  })
})

const entryOf = (file: Buffer, name: string): Promise<string> =>
  new Promise((resolve, reject) =>
    fromBuffer(file, { lazyEntries: false }, (error, zip) => {
      if (error) return reject(error)
      zip.on('entry', (entry) => {
        if (entry.fileName !== name) return
        zip.openReadStream(entry, (failure, stream) =>
          failure
            ? reject(failure)
            : void buffer(stream).then((content) => resolve(content.toString()), reject),
        )
      })
      return undefined
    }),
  )
