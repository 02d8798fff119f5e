import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { putProduct } from '../../../test/put-product.ts'
import { signInStaff } from '../../../test/staff.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { products } from '../catalog/catalog.tables.ts'
import { stock } from '../inventory/inventory.tables.ts'
import { searchMisses, searchWishes } from './search-miss.tables.ts'
import { removeOldMisses, tellWishes } from './tell-wishes.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
let shop: TestApp
let members = 0
let phones = 0
let phone = ''
beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(() => shop.close())
beforeEach(async () => {
  phones += 1
  phone = `0919${String(phones).padStart(7, '0')}`
  await shop.db.delete(searchMisses)
  await shop.db.delete(searchWishes)
  await shop.db.delete(products)
  // The next noon in Tehran: no SMS is sent at night.
  const now = shop.time.clock().getTime()
  shop.time.advance(DAY - (now % DAY) + 8.5 * 60 * MINUTE)
})

const note = (q: string, more: object = {}) =>
  shop.app.inject({ method: 'POST', url: '/api/shop/missedSearch', payload: { q, ...more } })
const dependencies = () => ({
  config: shop.config,
  database: shop.database,
  files: shop.files,
  clock: shop.time.clock,
})
const tell = async () => {
  shop.time.advance(11 * MINUTE)
  await tellWishes(dependencies())
}
const told = async () =>
  (await shop.outbox.newest(shop.db, 500))
    .filter((sms) => sms.phone === phone && sms.text.includes('جستجو کرده بودید'))
    .map(({ text }) => text)
/**
 * Reads the list of the back office; each time a new member signs in, because sessions end in the days that pass here.
 */
const list = async (query = '') => {
  members += 1
  const manager = await signInStaff(shop, 'manager', `0933${String(members).padStart(7, '0')}`)
  return (await manager.get(`/api/admin/missed-searches${query}`)).json()
}

test('what found nothing is counted by its words and the day, in whatever spelling it was typed', async () => {
  expect((await note('سماور  زغالي')).json()).toMatchObject({ success: true })
  shop.time.advance(DAY)
  await note('سماور زغالی')
  await note('سماور زغالی')
  await note('قند شکن')
  expect(await list()).toMatchObject({
    items: [
      { words: 'سماور زغالی', times: 3, goods: 0, waiting: 0 },
      { words: 'قند شکن', times: 1 },
    ],
    total: 2,
    next: null,
  })
  expect((await list('?take=1')).next).toBe('1')
  expect((await list('?take=1&after=1')).items).toMatchObject([{ words: 'قند شکن' }])
  const [row] = await shop.db.select().from(searchMisses)
  expect(Object.keys(row ?? {}).sort()).toEqual(['count', 'day', 'words'])
})

test.each(['علی ۰۹۱۲ ۱۲۳ ۴۵ ۶۷', '6219-8610-1234-5678', 'ali@example.com', '!؟'])(
  '%s is not kept',
  async (q) => {
    expect((await note(q)).statusCode).toBe(200)
    expect((await note(q, { phone })).statusCode).toBe(200)
    expect(await shop.db.$count(searchMisses)).toBe(0)
    expect(await shop.db.$count(searchWishes)).toBe(0)
  },
)

test('words that find goods are no miss', async () => {
  await putProduct(shop.db, { title: 'سماور برنجی' })
  expect((await note('سماور')).json()).toMatchObject({ code: 'already_found' })
  expect((await note('سماور', { phone })).json()).toMatchObject({ code: 'already_found' })
  expect((await list()).items).toEqual([])
})

test('who pressed twice gets one SMS when such goods came, from however many processes', async () => {
  await Promise.all([note('کرسی چوبی', { phone }), note('كرسي چوبی', { phone })])
  await tell()
  expect(await told()).toEqual([])
  const id = await putProduct(shop.db, { title: 'کرسی چوبی گردو', onHand: 0 })
  await tell()
  expect(await told()).toEqual([])
  await shop.db.update(stock).set({ onHand: 2 }).where(eq(stock.productId, id))
  shop.time.advance(11 * MINUTE)
  await Promise.all([tellWishes(dependencies()), tellWishes(dependencies()), tellWishes(dependencies())])
  await tell()
  const [text, ...others] = await told()
  expect(others).toEqual([])
  expect(text).toContain('/shop/search?q=')
  expect(await shop.db.$count(searchWishes)).toBe(0)
})

test('the desk sees how many wait for what, and that it is there by now', async () => {
  await note('کرسی چوبی')
  await note('کرسی چوبی', { phone })
  await note('کرسی چوبی', { phone: '09190000999' })
  expect((await list()).items).toMatchObject([{ words: 'کرسی چوبی', times: 1, waiting: 2, goods: 0 }])
  await putProduct(shop.db, { title: 'کرسی چوبی گردو' })
  expect((await list()).items).toMatchObject([{ goods: 1 }])
})

test('nobody is woken: what came by night is told in the morning', async () => {
  await note('کرسی چوبی', { phone })
  await putProduct(shop.db, { title: 'کرسی چوبی گردو' })
  shop.time.advance(12 * 60 * MINUTE)
  await tell()
  expect(await told()).toEqual([])
  shop.time.advance(12 * 60 * MINUTE)
  await tell()
  expect(await told()).toHaveLength(1)
})

test('the shop looks by itself', async () => {
  await note('کرسی چوبی', { phone })
  await putProduct(shop.db, { title: 'کرسی چوبی گردو' })
  shop.time.advance(11 * MINUTE)
  for (const { run } of shop.app.catalogJobs) await run()
  expect(await told()).toHaveLength(1)
})

test('a number is not written to for all that a stranger types, and a visitor does not fill the list', async () => {
  for (let n = 0; n < 10; n += 1)
    expect((await note(`کرسی ${'ابپتثجچحخدذر'[n]}`, { phone })).statusCode).toBe(200)
  expect((await note('کرسی ز', { phone })).json()).toMatchObject({ code: 'too_many_requests' })
  const answers: number[] = []
  for (let n = 0; n < 70; n += 1) answers.push((await note('کرسی')).statusCode)
  expect(answers).toContain(429)
})

test('searches of a quarter ago and wishes of half a year ago are forgotten', async () => {
  await note('کرسی چوبی')
  await note('کرسی چوبی', { phone })
  shop.time.advance(91 * DAY)
  await removeOldMisses(dependencies())
  expect(await shop.db.$count(searchMisses)).toBe(0)
  expect(await shop.db.$count(searchWishes)).toBe(1)
  shop.time.advance(90 * DAY)
  await removeOldMisses(dependencies())
  expect(await shop.db.$count(searchWishes)).toBe(0)
})
