import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { makeDesk, type TestDesk } from '../../../test/desk.ts'
import { putProduct } from '../../../test/put-product.ts'
import { runs } from '../../../test/runs.ts'
import { signInStaff, type TestStaff } from '../../../test/staff.ts'
import { products } from '../../modules/catalog/catalog.tables.ts'
import { productOffers } from '../../modules/offer/offer.tables.ts'

/** How late something planned for nine o'clock may be; the short form only asks that it comes, on a busy machine too. */
const LATE_MS = runs(30_000, 5_000)
const LOOK_EVERY_MS = 50
const NINE = '1405/09/20 09:00'
const NINE_INSTANT = Date.parse('2026-12-11T09:00:00+03:30')

let desk: TestDesk
let manager: TestStaff
let members = 0
beforeAll(async () => {
  desk = await makeDesk()
})
afterAll(() => desk.shop.close())

const shop = async (url: string) => (await desk.shop.app.inject({ url })).json()
/** The milliseconds until shoppers see it; fails when that is more than may be. */
const untilSeen = async (look: () => Promise<void>): Promise<number> => {
  const begun = performance.now()
  await vi.waitFor(look, { timeout: LATE_MS, interval: LOOK_EVERY_MS })
  return performance.now() - begun
}
const priceOf = async (slug: string) => (await shop(`/api/shop/product?slug=${slug}`)).product.price
/** The clock of the shop, so many milliseconds before or after nine. */
const standAt = (fromNine: number) =>
  desk.shop.time.advance(NINE_INSTANT + fromNine - desk.shop.time.clock().getTime())
const offer = async (id: string, startsAt: string) => {
  const body = { price: 700_000, startsAt, endsAt: '1405/09/21 09:00' }
  const planned = await manager.post(`/api/admin/product/offers/add?id=${id}`, body)
  expect(planned.statusCode, planned.body).toBe(200)
}

test('a price that was planned for nine is the old one before nine, and the new one within five seconds of it', async () => {
  standAt(-60 * 60_000)
  manager = await signInStaff(desk.shop, 'manager', '09330000091')
  const id = await putProduct(desk.shop.db, { slug: 'nine', price: 1_000_000 })
  const before = await putProduct(desk.shop.db, { slug: 'before-nine', price: 1_000_000 })
  await offer(id, NINE)
  await offer(before, '1405/09/20 08:59')
  standAt(-1)
  // The shop has published what was due a minute earlier, and nothing that is due at nine.
  await expect.poll(() => priceOf('before-nine')).toBe(700_000)
  expect(await priceOf('nine')).toBe(1_000_000)
  standAt(0)
  await untilSeen(async () => expect(await priceOf('nine')).toBe(700_000))
})

test('a price and a product appear by their rows, whoever wrote those: no process has a timer for them', async () => {
  manager = await signInStaff(desk.shop, 'manager', '09330000092')
  const id = await putProduct(desk.shop.db, { slug: 'row', price: 1_000_000 })
  await offer(id, '1405/09/20 18:00')
  const hidden = await putProduct(desk.shop.db, { slug: 'hidden-row', isPublished: false })
  const now = desk.shop.time.clock()
  // Another process, or a backup that was put back, planned them for this moment.
  await desk.shop.db
    .update(productOffers)
    .set({ startsAt: now, dueAt: now })
    .where(eq(productOffers.productId, id))
  await desk.shop.db.update(products).set({ publishAt: now }).where(eq(products.id, hidden))
  await untilSeen(async () => {
    expect(await priceOf('row')).toBe(700_000)
    expect((await shop('/api/shop/product?slug=hidden-row')).product.slug).toBe('hidden-row')
  })
})

const added = async () => {
  const words = {
    title: 'نوروز',
    author: 'سارا',
    bodyHtml: '<p>متن</p>',
    tags: [],
    summary: '',
    category: '',
  }
  const { id, slug } = (await manager.post('/api/admin/article/add', { ...words, slug: '' })).json()
  await manager.post(`/api/admin/article/publish?id=${id}`, { at: '1410/01/01 09:00' })
  return `/api/blog/article?slug=${encodeURIComponent(slug)}`
}
const drafted = async (path: string, body: object) => {
  const written = await manager.post(path, { version: 0, ...body, show: 'later', at: '1410/01/01 09:00' })
  expect(written.statusCode, written.body).toBe(200)
}

test.each([
  ['an article', 'articles', 'published_at', added, 'نوروز'],
  [
    'a static page',
    'page_drafts',
    'publish_at',
    async () => {
      await drafted('/api/admin/page/write?slug=nine', { title: 'نوروز', bodyHtml: '<p>متن</p>' })
      return '/api/site/page?slug=nine'
    },
    'نوروز',
  ],
  [
    'the contact page',
    'page_drafts',
    'publish_at',
    async () => {
      await drafted('/api/admin/page/write?slug=contact-us', {
        title: 'تماس',
        bodyHtml: '<p>نوروز بسته‌ایم</p>',
      })
      return '/api/site/contactUs'
    },
    'نوروز بسته‌ایم',
  ],
  [
    'the questions',
    'setting_drafts',
    'publish_at',
    async () => {
      const questions = [{ question: 'نوروز باز هستید؟', answerHtml: '<p>بله</p>' }]
      await drafted('/api/admin/faq/write', { groups: [{ title: 'نوروز', questions }] })
      return '/api/site/faq'
    },
    'نوروز باز هستید؟',
  ],
])(
  '%s is read at its time by its row: not before, and within five seconds',
  async (_what, table, column, plan, words) => {
    members += 1
    manager = await signInStaff(desk.shop, 'manager', `0933000010${members}`)
    const url = await plan()
    const isRead = async () => (await desk.shop.app.inject({ url })).body.includes(words)
    expect(await isRead()).toBe(false)
    const time = sql.identifier(column)
    await desk.shop.db.execute(sql`
    UPDATE ${sql.identifier(table)} SET ${time} = now() + interval '700 milliseconds' WHERE ${time} > now()`)
    await expect.poll(isRead, { timeout: LATE_MS }).toBe(true)
  },
)
