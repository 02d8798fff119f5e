import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeDesk, type TestDesk } from '../../../test/desk.ts'
import { putManyProducts } from '../../../test/put-many-products.ts'
import { signInStaff, type TestStaff } from '../../../test/staff.ts'
import { eventually } from '../../../test/waiting/eventually.ts'
import { products } from '../../modules/catalog/catalog.tables.ts'
import { priceJobs } from '../../modules/price-job/price-job.tables.ts'
import { staffActions } from '../../modules/staff-action/staff-action.tables.ts'
import { auditBooks } from '../../workflows/audit/audit-books.ts'
import { makePriceJobRunner } from '../../workflows/price-jobs/run-price-jobs.ts'

let desk: TestDesk
let manager: TestStaff
let members = 0
const signIn = (role: string) => {
  members += 1
  desk.shop.time.advance(61_000)
  return signInStaff(desk.shop, role, `0943${String(members).padStart(7, '0')}`)
}
beforeAll(async () => {
  desk = await makeDesk()
})
beforeEach(async () => {
  manager = await signIn('manager')
})
afterAll(() => desk.shop.close())

let brands = 0
/** Goods of a brand of their own. */
const goods = async (count: number): Promise<string> => {
  brands += 1
  await putManyProducts(desk.shop.db, `brand${brands}`, count)
  return `brand${brands}`
}
const start = (change: { brand: string; total: number; percent?: number; step?: string }, by = manager) =>
  by.post('/api/admin/price-jobs/start', { percent: 10, step: '1000', ...change })
const act = (name: string, id: string, by = manager) => by.post(`/api/admin/price-jobs/${name}?id=${id}`)
const begin = async (brand: string, total: number): Promise<string> => {
  const response = await start({ brand, total })
  expect(response.statusCode, response.body).toBe(200)
  return response.json().id
}
/** On a busy machine a turn of two seconds ends after one batch; the largest job here has two. */
const TURNS = 3
const work = async () => {
  const takeTurn = makePriceJobRunner({ ...desk.shop, clock: desk.shop.time.clock }, async () => 0)
  for (let turn = 0; turn < TURNS; turn += 1) await takeTurn()
}
const stateOf = async (id: string) => {
  const jobs = (await manager.get('/api/admin/price-jobs')).json()
  return jobs.find((job: { id: string }) => job.id === id)
}
const tally = async (brand: string) => {
  const rows = await desk.shop.db
    .select({ price: products.price, listPrice: products.listPrice, count: sql<number>`count(*)::int` })
    .from(products)
    .where(eq(products.brand, brand))
    .groupBy(products.price, products.listPrice)
  return Object.fromEntries(rows.map(({ price, listPrice, count }) => [`${price} ${listPrice}`, count]))
}

describe('a change of prices by percent', () => {
  test.each([
    [10, '1000', '1100000 null', '1100000 1380000'],
    [7, '5000', '1050000 null', '1050000 1350000'],
    [-50, '10000', '500000 null', '500000 600000'],
    [0, '10000', '1000000 null', '1000000 1300000'],
    [-90, '1', '100000 null', '100000 125000'],
  ])('of %i percent, rounded to %s toman, makes %s and %s', async (percent, step, plain, discounted) => {
    const brand = await goods(3)
    const query = new URLSearchParams({ brand, step, percent: String(percent) })
    const preview = (await manager.get(`/api/admin/price-jobs/preview?${query}`)).json()
    expect(preview).toMatchObject({ total: 3, needsApproval: false })
    await start({ brand, total: 3, percent, step })
    await work()
    const after = await tally(brand)
    expect(after).toEqual({ [plain]: 2, [discounted]: 1 })
    const promised = preview.some.map(
      (row: { newPrice: number; newListPrice: number | null }) => `${row.newPrice} ${row.newListPrice}`,
    )
    expect(promised.toSorted()).toEqual([discounted, plain, plain].toSorted())
  })

  test('is refused when there are other goods than somebody saw in the preview', async () => {
    const brand = await goods(4)
    expect((await start({ brand, total: 3 })).json().code).toBe('conflict')
    expect((await start({ brand, total: 4, percent: 301 })).statusCode).toBe(422)
  })

  test('a discount that the rounding swallows is none any more, and a good without a price stays without', async () => {
    const brand = await goods(3)
    await desk.shop.db
      .update(products)
      .set({ price: 0, isPublished: false, listPrice: null })
      .where(eq(products.sku, `${brand}1`))
    await start({ brand, total: 2, percent: -90, step: '10000' })
    await work()
    expect(await tally(brand)).toEqual({ '0 null': 1, '100000 null': 2 })
  })

  test('is seen by shoppers in lists and on the page, and an open form of a product is stale', async () => {
    const brand = await goods(2)
    await start({ brand, total: 2 })
    await work()
    await eventually(async () => {
      const list = await desk.shop.app.inject({ url: `/api/shop/products?brand=${brand}` })
      expect(list.json().items.map(({ price }: { price: number }) => price)).toEqual([1_100_000, 1_100_000])
      const page = await desk.shop.app.inject({ url: `/api/shop/product?slug=${brand}-1` })
      expect(page.json().product.price).toBe(1_100_000)
    })
    const form = { version: 0, price: 900_000 }
    const stale = await manager.post(`/api/admin/product/edit?id=${brand}-00000001`, form)
    expect(stale.json().code).toBe('edit_conflict')
  })

  test('is one act in the books, and one row for each batch', async () => {
    const brand = await goods(1_200)
    const id = await begin(brand, 1_200)
    await desk.shop.db.update(priceJobs).set({ state: 'running' }).where(eq(priceJobs.id, id))
    desk.shop.time.advance(1)
    await work()
    const rows = await desk.shop.db
      .select()
      .from(staffActions)
      .where(eq(staffActions.subject, `price-job:${id}`))
      .orderBy(staffActions.at, staffActions.number)
    expect(rows.map(({ call, after }) => [call, after?.seen ?? after?.total])).toEqual([
      ['startPriceJob', 1_200],
      ['runPriceJob', 1_000],
      ['runPriceJob', 1_200],
    ])
    expect(await auditBooks(desk.shop.database, desk.shop.time.clock())).toEqual([])
  })
})

describe('on a full machine', () => {
  const onFullMachine = () =>
    makePriceJobRunner({ ...desk.shop, clock: desk.shop.time.clock }, async () => 60_000)
  /** A job after its first batch, and who does the next ones. */
  const begun = async () => {
    const brand = await goods(1_200)
    const id = await begin(brand, 1_200)
    await desk.shop.db.update(priceJobs).set({ state: 'running' }).where(eq(priceJobs.id, id))
    const run = onFullMachine()
    await run()
    return { id, run }
  }

  test('others go first between two batches for as long as they take', async () => {
    const { id, run } = await begun()
    await run()
    expect(await stateOf(id)).toMatchObject({ state: 'running', seen: 1_000 })
    await work()
    expect(await stateOf(id)).toMatchObject({ state: 'done', seen: 1_200 })
  })

  test('taking back begins at once', async () => {
    const { id, run } = await begun()
    await act('undo', id)
    await run()
    expect(await stateOf(id)).toMatchObject({ undone: 1_000 })
  })

  test('jobs of one batch follow each other at once', async () => {
    const [first, second] = [await begin(await goods(3), 3), await begin(await goods(3), 3)]
    await onFullMachine()()
    expect([await stateOf(first), await stateOf(second)]).toMatchObject([
      { state: 'done' },
      { state: 'done' },
    ])
  })
})

describe('a change of the prices of more than five hundred goods', () => {
  test('waits for a second person, who allows it', async () => {
    const brand = await goods(501)
    const id = await begin(brand, 501)
    await work()
    expect(await stateOf(id)).toMatchObject({
      state: 'waiting',
      seen: 0,
      approval: { state: 'waiting', isOwn: true },
    })
    const second = await signIn('manager')
    expect((await act('approve', id)).json().code).toBe('approval_own')
    const waiting = (await second.get('/api/admin/approvals')).json()
    expect(waiting).toContainEqual(expect.objectContaining({ kind: 'price_job', shownAt: `price-job:${id}` }))
    expect((await act('approve', id, second)).json()).toMatchObject({ state: 'running' })
    await work()
    expect(await stateOf(id)).toMatchObject({ state: 'done', seen: 501, changed: 501 })
  })

  test('changes nothing when the second person refuses it, or who prepared it takes it back', async () => {
    const brand = await goods(501)
    const [refused, taken] = [await begin(brand, 501), await begin(brand, 501)]
    const second = await signIn('manager')
    expect((await act('refuse', refused, second)).json().state).toBe('refused')
    expect((await act('cancel', taken)).json().state).toBe('cancelled')
    expect((await act('approve', taken, second)).json().code).toBe('conflict')
    await work()
    expect(await tally(brand)).toEqual({ '1000000 null': 334, '1000000 1250000': 167 })
  })

  test('is not begun by who may only edit goods', async () => {
    const editor = await signIn('catalogue')
    expect((await start({ brand: await goods(1), total: 1 }, editor)).json().code).toBe('forbidden')
  })
})

describe('a change that is taken back', () => {
  test('leaves every price as it was, but for those that somebody changed since', async () => {
    const brand = await goods(300)
    const id = await begin(brand, 300)
    await work()
    await desk.shop.db
      .update(products)
      .set({ price: 777_000 })
      .where(eq(products.sku, `${brand}1`))
    expect((await act('undo', id)).json().state).toBe('undoing')
    await work()
    expect(await stateOf(id)).toMatchObject({ state: 'undone', undone: 299, kept: 1 })
    expect(await tally(brand)).toEqual({ '777000 null': 1, '1000000 null': 199, '1000000 1250000': 100 })
    expect((await act('undo', id)).json().code).toBe('conflict')
  })

  test('in its middle or after it was cancelled touches what it changed alone', async () => {
    const brand = await goods(500)
    const id = await begin(brand, 500)
    // One batch only: a process that dies after it.
    await desk.shop.db.execute(
      sql`UPDATE price_jobs SET place = ${`${brand}-00000250`}, seen = 250 WHERE id = ${id}`,
    )
    await work()
    expect(await tally(brand)).toMatchObject({ '1100000 null': 167 })
    await desk.shop.db.execute(sql`UPDATE price_jobs SET state = 'running' WHERE id = ${id}`)
    expect((await act('cancel', id)).json()).toMatchObject({ state: 'cancelled', changed: 250 })
    await act('undo', id)
    await work()
    expect(await tally(brand)).toEqual({ '1000000 null': 334, '1000000 1250000': 166 })
    expect(await stateOf(id)).toMatchObject({ undone: 250, kept: 0 })
  })
})
