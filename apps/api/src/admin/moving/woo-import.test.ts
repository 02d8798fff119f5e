import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeDesk, type TestDesk } from '../../../test/desk.ts'
import { startFakeWoo } from '../../../test/servers/fake-woo.ts'
import { signInStaff, type TestStaff } from '../../../test/staff.ts'
import { products } from '../../modules/catalog/catalog.tables.ts'
import { comments } from '../../modules/comment/comment.tables.ts'
import { readSetting } from '../../modules/content/settings.repository.ts'
import { customers } from '../../modules/identity/identity.tables.ts'
import { importRuns, pastOrders } from '../../modules/import-run/import-run.tables.ts'
import { stockMovements } from '../../modules/inventory/stock-movement.tables.ts'
import { orders } from '../../modules/order/order.tables.ts'
import { payments } from '../../modules/payment/payment.tables.ts'
import { smsMessages } from '../../modules/sms/sms.tables.ts'
import { staffActions } from '../../modules/staff-action/staff-action.tables.ts'
import { auditBooks } from '../../workflows/audit/audit-books.ts'

let desk: TestDesk
let owner: TestStaff
let woo: Awaited<ReturnType<typeof startFakeWoo>>
beforeAll(async () => {
  woo = await startFakeWoo()
  desk = await makeDesk()
  Object.assign(desk.shop.config, { IMAGE_DOWNLOADS_FROM_PRIVATE_HOSTS: true })
})
afterAll(async () => {
  await desk.shop.close()
  await woo.close()
})

const kinds = ['products', 'customers', 'reviews', 'orders']
let members = 0
/** By an owner whose second step is of this minute. */
const start = async (body: object = {}) => {
  members += 1
  owner = await signInStaff(desk.shop, 'owner', `0946${String(members).padStart(7, '0')}`)
  const response = await owner.post('/api/admin/import/woocommerce', {
    ...{ address: woo.address, ...woo.keys, kinds, isTrial: false, ...body },
  })
  return response
}
const work = async () => {
  for (const { run } of desk.shop.app.importJobs) await run()
}
const newest = async () => (await owner.get('/api/admin/import/runs')).json()[0]
const untilOver = async () => {
  for (let turn = 0; turn < 30; turn += 1) {
    const run = await newest()
    if (run.state !== 'running') return run
    await work()
    desk.shop.time.advance(400_000)
  }
  throw new Error('the run goes on')
}
const take = async (body: object = {}) => {
  desk.shop.time.advance(61_000)
  const begun = await start(body)
  expect(begun.statusCode, begun.body).toBe(200)
  return untilOver()
}
const count = async (table: Parameters<typeof desk.shop.db.$count>[0]) => desk.shop.db.$count(table)
/** What an order of the past must never touch. */
const moved = async () => [
  await count(orders),
  await count(payments),
  // The staff sign in by codes.
  await desk.shop.db.$count(smsMessages, sql`kind <> 'otp'`),
  await desk.shop.db.$count(stockMovements, sql`order_id IS NOT NULL`),
]

describe('a shop of WooCommerce moves in by its API', () => {
  test('a trial counts all of it and changes nothing', async () => {
    const before = [
      await count(products),
      await count(customers),
      await count(comments),
      await count(pastOrders),
    ]
    const run = await take({ isTrial: true })
    expect(run).toMatchObject({ state: 'done', trouble: null, kind: null })
    // A design counts beside its variations.
    expect(run.counts.products).toMatchObject({ read: 4, added: 5, refused: 1 })
    expect(run.counts.reviews).toMatchObject({ read: 3, added: 3 })
    expect(run.counts.orders).toMatchObject({ read: 5, added: 2, refused: 3 })
    expect([
      ...[await count(products), await count(customers), await count(comments), await count(pastOrders)],
    ]).toEqual(before)
  })

  test('goods with their variations, customers, reviews and orders come, and each refusal is told', async () => {
    const before = await moved()
    woo.state.perPage = 2
    const run = await take()
    woo.state.perPage = 0
    expect(run).toMatchObject({ state: 'done', trouble: null })
    // A design counts beside its variations.
    expect(run.counts.products).toMatchObject({ read: 4, added: 5, refused: 1 })
    expect(run.counts.customers).toMatchObject({ read: 2, added: 1, refused: 1 })
    expect(run.counts.reviews).toMatchObject({ read: 3, added: 2, refused: 1 })
    expect(run.counts.orders).toMatchObject({ read: 5, added: 2, refused: 3 })
    expect(
      run.refused.map(({ kind, id }: { kind: string; id: string }) => `${kind} ${id}`).toSorted(),
    ).toEqual([...['customers 32', 'orders 403', 'orders 404', 'orders 405', 'products 104', 'reviews 303']])
    const [bowl] = await desk.shop.db.select().from(products).where(eq(products.sku, 'OLD-101'))
    expect(bowl).toMatchObject({ price: 1_500_000, weightGrams: 400, ratingSum: 5, ratingCount: 1 })
    const [hidden] = await desk.shop.db.select().from(products).where(eq(products.sku, 'OLD-102'))
    expect(hidden).toMatchObject({ price: 1_200_000, listPrice: 1_500_000, isPublished: false })
    const [customer] = await desk.shop.db.select().from(customers).where(eq(customers.phone, '09171234567'))
    expect(customer).toMatchObject({ firstName: 'سارا', lastName: 'محمدی', email: 'c31@example.com' })
    expect(customer?.createdAt.toISOString()).toBe('2023-01-05T10:00:00.000Z')
    const past = (await owner.get(`/api/admin/customer/past-orders?id=${customer?.id}`)).json()
    expect(past.map(({ number }: { number: string }) => number).toSorted()).toEqual(['401', '402'])
    expect(past.find(({ number }: { number: string }) => number === '401')).toMatchObject({
      ...{ status: 'completed', total: 3_450_000, shipping: 450_000, extras: 0 },
      lines: [{ title: 'کاسه‌ی 101', sku: 'OLD-101', count: 2, total: 3_000_000 }],
    })
    // Orders of the past are history.
    expect(await moved()).toEqual(before)
    expect(await auditBooks(desk.shop.database, desk.shop.time.clock())).toEqual([])
  })

  test('a second run changes nothing, and what changed over there is brought up to date', async () => {
    const again = await take()
    for (const kind of kinds) expect(again.counts[kind], kind).toMatchObject({ added: 0, changed: 0 })
    const [first] = woo.shop.orders
    Object.assign(first ?? {}, { status: 'refunded' })
    const later = await take({ kinds: ['orders'] })
    expect(later.counts.orders).toMatchObject({ added: 0, changed: 1, unchanged: 1 })
  })

  test('the old addresses of goods that are shown lead to their pages here', async () => {
    const routeRules = await readSetting(desk.shop.db, 'routeRules')
    const slugOf = async (sku: string) => {
      const [row] = await desk.shop.db.select().from(products).where(eq(products.sku, sku))
      return row?.slug
    }
    const to = async (sku: string) => `/shop/${await slugOf(sku)}`
    // The hidden one has no page; a design leads to its first option.
    expect(routeRules).toEqual([
      { from: '/product/bowl-101', to: await to('OLD-101'), status: 301 },
      { from: '/product/bowl-103', to: expect.stringMatching(/^\/shop\//), status: 301 },
    ])
    expect([await to('OLD-201'), await to('OLD-202')]).toContain(routeRules?.[1]?.to)
  })

  test('the keys are in no row, no response and no book when the run is over', async () => {
    const rows = await desk.shop.db.select().from(importRuns)
    expect(rows.map(({ sealedKeys }) => sealedKeys)).toEqual(rows.map(() => null))
    const told = JSON.stringify([rows, await newest(), await desk.shop.db.select().from(staffActions)])
    expect(told).not.toContain(woo.keys.key)
    expect(told).not.toContain(woo.keys.secret)
    expect(woo.asked.join()).not.toContain(woo.keys.key)
  })

  test('while it runs they are sealed; a shop that is away for a while is asked again, and the run goes on from its page', async () => {
    woo.state.down = 2
    desk.shop.time.advance(61_000)
    await start({ kinds: ['customers', 'orders'] })
    const [running] = await desk.shop.db.select().from(importRuns).where(eq(importRuns.state, 'running'))
    expect(running?.sealedKeys).toBeTruthy()
    expect(running?.sealedKeys).not.toContain(woo.keys.secret)
    await work()
    expect(await newest()).toMatchObject({ state: 'running', trouble: 'unreachable', kind: 'customers' })
    // Not before its time.
    await work()
    expect((await newest()).counts).toEqual({})
    expect(await untilOver()).toMatchObject({ state: 'done', trouble: null })
  })

  test('a connection that breaks in the middle of an answer is tried again', async () => {
    Object.assign(woo.state, { cut: 1, cutAt: 'customers' })
    desk.shop.time.advance(61_000)
    await start({ kinds: ['customers'] })
    await work()
    expect(await newest()).toMatchObject({ state: 'running', trouble: 'unreachable' })
    expect(await untilOver()).toMatchObject({ state: 'done', trouble: null })
  })

  test('the unit of weight is asked for again when the connection breaks, and never guessed for that', async () => {
    Object.assign(woo.state, { cut: 1, cutAt: 'woocommerce_weight_unit' })
    desk.shop.time.advance(61_000)
    await start({ kinds: ['products'] })
    await work()
    expect(await newest()).toMatchObject({ state: 'running', trouble: 'unreachable' })
    expect(await untilOver()).toMatchObject({ state: 'done', trouble: null })
  })

  test('a failure of the own database is tried again', async () => {
    await desk.shop.db.execute(sql`CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE 'deadlock detected' USING ERRCODE = '40P01'; END $$`)
    await desk.shop.db.execute(sql`CREATE TRIGGER fail BEFORE UPDATE ON import_runs FOR EACH ROW
      WHEN (NEW.kind_at > OLD.kind_at) EXECUTE FUNCTION fail()`)
    desk.shop.time.advance(61_000)
    await start({ kinds: ['customers'] })
    await work()
    expect(await newest()).toMatchObject({ state: 'running', trouble: 'unreadable' })
    await desk.shop.db.execute(sql`DROP FUNCTION fail CASCADE`)
    expect(await untilOver()).toMatchObject({ state: 'done', trouble: null })
  })

  test('every refusal can be read, also beyond those that the list of runs shows', async () => {
    const { orders: before } = woo.shop
    woo.shop.orders = Array.from({ length: 1_203 }, (_, place) => ({
      id: 5_000 + place,
      status: 'completed',
    }))
    const run = await take({ kinds: ['orders'], isTrial: true })
    woo.shop.orders = before
    expect(run.counts.orders).toMatchObject({ read: 1_203, refused: 1_203 })
    expect(run.refused).toHaveLength(200)
    const lines = `/api/admin/import/lines?id=${run.id}`
    const first = (await owner.get(lines)).json()
    const rest = (await owner.get(`${lines}&after=${first.next}`)).json()
    expect([first.items.length, rest.items.length, rest.next]).toEqual([1_000, 203, null])
    const ids = [...first.items, ...rest.items].map(({ id }: { id: string }) => id)
    expect(ids).toEqual(Array.from({ length: 1_203 }, (_, place) => String(5_000 + place)))
    expect((await owner.get('/api/admin/import/lines?id=nothing-0000000')).json().code).toBe('not_found')
  })

  test('what takes something away is told by a trial, refused without a yes, and done with one', async () => {
    const [bowl] = woo.shop.products
    const before = { ...bowl }
    const textOf = async () => {
      const [row] = await desk.shop.db.select().from(products).where(eq(products.sku, 'OLD-101'))
      return row?.descriptionHtml
    }
    Object.assign(bowl ?? {}, { description: '' })
    const asked = { kinds: ['products'] }
    expect(await take({ ...asked, isTrial: true })).toMatchObject({
      state: 'done',
      trouble: 'needs_agreement',
    })
    expect(await take({ ...asked, isTrial: true, isSure: true })).toMatchObject({
      state: 'done',
      trouble: null,
    })
    expect(await take(asked)).toMatchObject({ state: 'failed', trouble: 'needs_agreement' })
    expect(await textOf()).toBe('<p>دست‌ساز</p>')
    expect(await take({ ...asked, isSure: true })).toMatchObject({ state: 'done', trouble: null })
    expect(await textOf()).toBe('')
    Object.assign(bowl ?? {}, before)
    expect(await take(asked)).toMatchObject({ state: 'done', trouble: null })
  })

  test('two at once are refused, and one that is cancelled ends with its keys', async () => {
    desk.shop.time.advance(61_000)
    await start()
    expect((await start()).json().code).toBe('conflict')
    const { id } = await newest()
    expect((await owner.post(`/api/admin/import/cancel?id=${id}`)).statusCode).toBe(200)
    await work()
    expect(await newest()).toMatchObject({ state: 'cancelled', counts: {} })
    expect(await desk.shop.db.$count(importRuns, sql`sealed_keys IS NOT NULL`)).toBe(0)
    expect((await owner.post(`/api/admin/import/cancel?id=${id}`)).json().code).toBe('conflict')
  })

  test.each([
    ['wrong keys', { secret: 'cs_wrong_wrong' }, 'unauthorized'],
    ['an address that is no shop', { address: 'WOO/blog' }, 'not_woocommerce'],
  ])('%s end it with a word on why', async (_what, body, trouble) => {
    const address = (body as { address?: string }).address?.replace('WOO', woo.address) ?? woo.address
    expect(await take({ ...body, address })).toMatchObject({ state: 'failed', trouble })
  })

  test('neither plain http nor an address of the own network is asked in a real shop', async () => {
    Object.assign(desk.shop.config, { IMAGE_DOWNLOADS_FROM_PRIVATE_HOSTS: false })
    const before = woo.asked.length
    expect(await take()).toMatchObject({ state: 'failed', trouble: 'not_https' })
    expect(await take({ address: woo.address.replace('http:', 'https:') })).toMatchObject({
      ...{ state: 'failed', trouble: 'private_address' },
    })
    expect(woo.asked.length).toBe(before)
    Object.assign(desk.shop.config, { IMAGE_DOWNLOADS_FROM_PRIVATE_HOSTS: true })
  })
})
