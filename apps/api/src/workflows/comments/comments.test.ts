import { endpoints, limits } from '@hojreh/contract'
import { eq, gt, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { authorityOf, fillCart, payUrl } from '../../../test/checkout.ts'
import { makeFakeGateway } from '../../../test/fake-gateway.ts'
import { putProduct } from '../../../test/put-product.ts'
import { createTestApp, type TestApp, type TestCustomer } from '../../../test/test-app.ts'
import { products } from '../../modules/catalog/catalog.tables.ts'
import { comments } from '../../modules/comment/comment.tables.ts'
import { articles } from '../../modules/content/content.tables.ts'
import { contentChanges } from '../../modules/content-revision/content-revision.tables.ts'
import { readContentRevision } from '../../modules/content-revision/content-revision.ts'
import { replyToComment, reviewComment } from './moderate-comment.ts'

const bank = makeFakeGateway()
let shop: TestApp
let customer: TestCustomer
let productId: string
let phones = 0
beforeAll(async () => {
  shop = await createTestApp({ gateway: bank.gateway })
})
afterAll(() => shop.close())
beforeEach(async () => {
  phones += 1
  customer = await shop.signIn(`0916${String(phones).padStart(7, '0')}`)
  productId = await putProduct(shop.db)
})

const add = (body: object, who = customer) => who.post('/api/comment/add', body)
const list = async (query: string) => {
  const response = await shop.app.inject(`/api/comment/list?${query}`)
  return endpoints.listComments.response.parse(response.json())
}
const own = async () => (await customer.get('/api/user/comments')).json()
const newestId = async () => (await own()).items[0].id as string
const ratingOf = async (id: string) => {
  const [row] = await shop.db
    .select({ sum: products.ratingSum, count: products.ratingCount })
    .from(products)
    .where(eq(products.id, id))
  return row
}
const putArticle = async () => {
  const id = `article-${phones}`
  const at = new Date('2026-01-01')
  await shop.db.insert(articles).values({
    id,
    slug: id,
    title: 'نگه‌داری از قالی',
    summary: '',
    bodyHtml: '',
    author: 'مریم',
    readingMinutes: 1,
    searchJoined: '',
    publishedAt: at,
    updatedAt: at,
  })
  return id
}

describe('a comment', () => {
  test('waits for its review, then it is shown with its rating and counts for the product', {
    tags: ['§D4.2', '§D4.11', '§D5.13'],
  }, async () => {
    const response = await add({ productId, rating: 4, text: ' خيلي  خوب\r\n\r\n\r\n\r\nدوباره مي‌خرم ' })
    expect(response.json()).toEqual({
      success: true,
      message: 'نظر شما ثبت شد و پس از بررسی نمایش داده می‌شود',
    })
    expect((await list(`productId=${productId}`)).total).toBe(0)
    expect(await ratingOf(productId)).toEqual({ sum: 0, count: 0 })

    await reviewComment(shop.desk, await newestId(), 'published')
    expect(await list(`productId=${productId}`)).toMatchObject({
      total: 1,
      items: [{ rating: 4, text: 'خیلی خوب\n\nدوباره می‌خرم', isBuyer: false, reply: null }],
      summary: { average: 4, count: 1, stars: [0, 0, 0, 1, 0] },
    })
    expect(await ratingOf(productId)).toEqual({ sum: 4, count: 1 })
  })

  test('never tells the phone number of its author', async () => {
    await add({ productId, text: 'خوب' })
    await reviewComment(shop.desk, await newestId(), 'published')
    expect(JSON.stringify(await list(`productId=${productId}`))).not.toContain(customer.phone.slice(1))
  })

  test('counts once however often it is published, and no longer when it is rejected or deleted', async () => {
    await add({ productId, rating: 5, text: 'عالی' })
    const id = await newestId()
    await Promise.all([1, 2, 3].map(() => reviewComment(shop.desk, id, 'published')))
    expect(await ratingOf(productId)).toEqual({ sum: 5, count: 1 })
    await reviewComment(shop.desk, id, 'rejected')
    expect(await ratingOf(productId)).toEqual({ sum: 0, count: 0 })
    await reviewComment(shop.desk, id, 'published')
    expect((await customer.post(`/api/user/deleteComment?id=${id}`)).statusCode).toBe(200)
    expect(await ratingOf(productId)).toEqual({ sum: 0, count: 0 })
    expect((await own()).total).toBe(0)
  })

  test('may come without a rating, and on an article only so', async () => {
    const articleId = await putArticle()
    expect((await add({ articleId, rating: 5, text: 'خواندنی' })).json().fields).toHaveProperty('rating')
    expect((await add({ articleId, text: 'خواندنی' })).statusCode).toBe(200)
    await reviewComment(shop.desk, await newestId(), 'published')
    expect(await list(`articleId=${articleId}`)).toMatchObject({
      items: [{ rating: null, text: 'خواندنی' }],
      summary: { average: 0, count: 0 },
    })
    expect((await own()).items[0].about).toEqual({
      kind: 'article',
      slug: articleId,
      title: 'نگه‌داری از قالی',
    })
  })

  test.each([
    ['no text', { text: '  \n ' }, { text: 'متن نظر را بنویسید' }],
    ['six stars', { rating: 6 }, { rating: 'امتیاز باید از ۱ تا ۵ ستاره باشد' }],
    ['half a star', { rating: 2.5 }, { rating: 'امتیاز باید از ۱ تا ۵ ستاره باشد' }],
    [
      'a novel',
      { text: 'آ'.repeat(limits.commentLength + 1) },
      { text: 'متن وارد شده بیش از اندازه بلند است' },
    ],
  ])('with %s is refused', async (_title, changes, fields) => {
    const response = await add({ productId, text: 'خوب', ...changes })
    expect(response.statusCode).toBe(422)
    expect(response.json().fields).toEqual(fields)
  })

  test.each([
    ['nothing', () => ({})],
    ['two things', () => ({ productId, articleId: 'article-x' })],
  ])('on %s is refused', async (_title, about) => {
    expect((await add({ ...about(), text: 'خوب' })).statusCode).toBe(422)
  })

  test('on something that visitors do not see is not found, for reading too', async () => {
    const hidden = await putProduct(shop.db, { isPublished: false })
    expect((await add({ productId: hidden, text: 'خوب' })).statusCode).toBe(404)
    expect((await shop.app.inject(`/api/comment/list?productId=${hidden}`)).statusCode).toBe(404)
  })
})

describe('reviewing', () => {
  test('one comment of a customer on a product waits at a time, even of two at the same moment', async () => {
    const responses = await Promise.all([add({ productId, text: 'یک' }), add({ productId, text: 'دو' })])
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect((await add({ productId, text: 'سه' })).json().code).toBe('comment_pending')
    await reviewComment(shop.desk, await newestId(), 'rejected')
    expect((await add({ productId, text: 'چهار' })).statusCode).toBe(200)
  })

  test('ten comments an hour are enough', async () => {
    for (let count = 0; count < 10; count += 1)
      expect((await add({ productId: await putProduct(shop.db), text: 'خوب' })).statusCode).toBe(200)
    expect((await add({ productId, text: 'خوب' })).statusCode).toBe(429)
    shop.time.advance(3_600_001)
    expect((await add({ productId, text: 'خوب' })).statusCode).toBe(200)
  })

  test('a comment and its answer empty caches when they are shown, not when they are handed in', async () => {
    const revision = async () => (await readContentRevision(shop.database)).revision
    const articleId = await putArticle()
    const before = await revision()
    await add({ articleId, text: 'خوب' })
    const id = await newestId()
    await replyToComment(shop.desk, id, 'سپاس')
    expect(await revision()).toBe(before)
    await reviewComment(shop.desk, id, 'published')
    const shown = await revision()
    expect(shown).toBeGreaterThan(before)
    await replyToComment(shop.desk, id, '')
    expect(await revision()).toBeGreaterThan(shown)
  })
})

test('who has paid for a product is marked as a buyer, also when the payment came after the comment', {
  tags: ['§D4.10'],
}, async () => {
  const boughtOptions = [{ name: 'رنگ', value: 'فیروزه‌ای' }]
  const bought = await putProduct(shop.db, { options: boughtOptions })
  const later = await putProduct(shop.db)
  const pay = async (id: string) => {
    await fillCart(customer, [{ productId: id, count: 1 }])
    const authority = authorityOf(await customer.get(payUrl()))
    bank.pay(authority)
    await customer.get(`/api/order/paymentCheck?Authority=${authority}&Status=OK`)
  }
  await pay(bought)
  await add({ productId: bought, text: 'خریدم' })
  await add({ productId: later, text: 'می‌خرم' })
  await pay(later)
  await add({ productId, text: 'نخریدم' })
  for (const { id } of (await own()).items) await reviewComment(shop.desk, id, 'published')
  const isBuyer = async (id: string) => (await list(`productId=${id}`)).items[0]?.isBuyer
  expect([await isBuyer(bought), await isBuyer(later), await isBuyer(productId)]).toEqual([true, true, false])
  const optionsOf = async (id: string) => (await list(`productId=${id}`)).items[0]?.boughtOptions
  expect([await optionsOf(bought), await optionsOf(productId)]).toEqual([boughtOptions, []])
})

test('comments come newest first, page by page', { tags: ['§D5.13'] }, async () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 5, 1, 8, minute))
  await shop.db.insert(comments).values(
    Array.from({ length: 12 }, (_, minute) => ({
      id: `page-${phones}-${minute}`,
      productId,
      authorName: 'کاربر',
      isBuyer: false,
      rating: 1 + (minute % 5),
      text: `${minute}`,
      status: 'published' as const,
      createdAt: at(minute),
    })),
  )
  const first = await list(`productId=${productId}`)
  const second = await list(`productId=${productId}&pageId=2`)
  expect([...first.items, ...second.items].map(({ text }) => Number(text))).toEqual([
    11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0,
  ])
  expect(first).toMatchObject({ total: 12, take: 10, summary: { count: 12, stars: [3, 3, 2, 2, 2] } })
  expect(second).toMatchObject({ pageId: 2, summary: { count: 12 } })
})

test('nobody deletes the comment of somebody else', async () => {
  await add({ productId, text: 'خوب' })
  const id = await newestId()
  const other = await shop.signIn('09179999999')
  expect((await other.post(`/api/user/deleteComment?id=${id}`)).statusCode).toBe(404)
  expect((await own()).total).toBe(1)
})

describe('finding a comment helpful', () => {
  const vote = (who: TestCustomer, commentId: string, isHelpful = true) =>
    who.post('/api/comment/vote', { commentId, isHelpful })
  const published = async (who = customer, more: object = {}) => {
    await add({ productId, text: 'خوب', ...more }, who)
    const id = (await who.get('/api/user/comments')).json().items[0].id as string
    await reviewComment(shop.desk, id, 'published')
    return id
  }
  const another = (place: number) =>
    shop.signIn(`0935${phones}${String(place).padStart(7 - `${phones}`.length, '0')}`)

  test('counts each customer once, of many presses at the same moment, and is taken back', async () => {
    const id = await published()
    const voters = await Promise.all([1, 2, 3].map(another))
    await Promise.all(voters.flatMap((who) => [vote(who, id), vote(who, id), vote(who, id)]))
    const [first] = voters
    expect((await vote(first as TestCustomer, id)).json()).toEqual({ success: true, helpfulCount: 3 })
    const standing = (await (first as TestCustomer).get(`/api/comment/votes?productId=${productId}`)).json()
    expect(standing).toEqual({ helpful: [{ id, helpfulCount: 3 }], own: [] })
    expect((await vote(first as TestCustomer, id, false)).json().helpfulCount).toBe(2)
    expect((await vote(first as TestCustomer, id, false)).json().helpfulCount).toBe(2)
  })

  test('is for others: not for the own comment, nor for one that is not shown', async () => {
    const id = await published()
    expect((await vote(customer, id)).json().code).toBe('own_comment')
    expect((await customer.get(`/api/comment/votes?productId=${productId}`)).json().own).toEqual([id])
    await reviewComment(shop.desk, id, 'rejected')
    expect((await vote(await another(1), id)).statusCode).toBe(404)
  })

  test('empties caches at the next full ten minutes, however many vote', async () => {
    const id = await published()
    const due = () => shop.db.select().from(contentChanges).where(gt(contentChanges.madeAt, sql`now()`))
    const before = (await readContentRevision(shop.database)).revision
    for (const place of [1, 2, 3]) await vote(await another(place), id)
    expect((await readContentRevision(shop.database)).revision).toBe(before)
    // Two who vote at the same moment may each leave a row for it.
    const moments = new Set((await due()).map(({ madeAt }) => madeAt.getTime()))
    expect([...moments].map((moment) => moment % 600_000)).toEqual([0])
  })

  test('sorts: most helpful, highest and lowest first, the newest among equals', async () => {
    const writers = await Promise.all([1, 2, 3, 4].map(another))
    const ids: string[] = []
    for (const [place, rating] of [5, 2, undefined, 5].entries()) {
      shop.time.advance(1_000)
      ids.push(await published(writers[place], rating === undefined ? {} : { rating }))
    }
    await vote(customer, ids[1] as string)
    const places = async (sort: string) =>
      (await list(`productId=${productId}&sort=${sort}`)).items.map(({ id }) => ids.indexOf(id))
    expect(await places('newest')).toEqual([3, 2, 1, 0])
    expect(await places('helpful')).toEqual([1, 3, 2, 0])
    expect(await places('highest')).toEqual([3, 0, 1, 2])
    expect(await places('lowest')).toEqual([1, 3, 0, 2])
  })
})
