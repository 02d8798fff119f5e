import { endpoints } from '@hojreh/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeDesk, type TestDesk } from '../../../test/desk.ts'
import { putProduct } from '../../../test/put-product.ts'
import { signInStaff, type TestStaff } from '../../../test/staff.ts'
import type { TestCustomer } from '../../../test/test-app.ts'
import { readContentRevision } from '../../modules/content-revision/content-revision.ts'
import { staffActions } from '../../modules/staff-action/staff-action.tables.ts'

let desk: TestDesk
let support: TestStaff
let asker: TestCustomer
let productId: string
let askers = 0
beforeAll(async () => {
  desk = await makeDesk()
  support = await signInStaff(desk.shop, 'support', '09370000002')
})
beforeEach(async () => {
  askers += 1
  asker = await desk.shop.signIn(`0917${String(askers).padStart(7, '0')}`)
  productId = await putProduct(desk.shop.db, { slug: `asked-${askers}` })
})
afterAll(() => desk.shop.close())

const ask = (text = 'شسته می‌شود؟') => asker.post('/api/question/add', { productId, text })
const shown = async () => {
  const response = await desk.shop.app.inject(`/api/question/list?productId=${productId}`)
  return endpoints.listQuestions.response.parse(response.json()).items
}
const asked = async (): Promise<string> => {
  await ask()
  const response = await support.get('/api/admin/questions?status=pending&take=1')
  return response.json<{ items: { id: string }[] }>().items[0]?.id ?? ''
}
const answer = (id: string, text: string) =>
  support.post(`/api/admin/question/answer?id=${id}`, { answer: text })
const told = async () =>
  (await desk.shop.outbox.newest(desk.shop.db, 500))
    .filter(({ phone, text }) => phone === asker.phone && text.includes(`/shop/asked-${askers}`))
    .map(({ text }) => text)
const booked = (id: string) =>
  desk.shop.db
    .select()
    .from(staffActions)
    .where(eq(staffActions.subject, `question:${id}`))

test('a question waits unseen; answered, it stands on the page with its answer', async () => {
  const before = await readContentRevision(desk.shop.database)
  const id = await asked()
  expect(await shown()).toEqual([])
  expect(await readContentRevision(desk.shop.database)).toEqual(before)
  expect((await answer(id, 'بله، با آب سرد')).json()).toMatchObject({ status: 'published' })
  expect(await shown()).toMatchObject([{ id, text: 'شسته می‌شود؟', answer: 'بله، با آب سرد' }])
  expect(await readContentRevision(desk.shop.database)).not.toEqual(before)
})

test('of two members who answer one question the second hears of the first and of the answer, and may write over it', async () => {
  const id = await asked()
  const other = await signInStaff(desk.shop, 'manager', `0916${String(askers).padStart(7, '0')}`)
  const path = `/api/admin/question/answer?id=${id}`
  const [one, two] = await Promise.all([
    support.post(path, { answer: 'بله', seen: null }),
    other.post(path, { answer: 'خیر', seen: null }),
  ])
  const [first, second] = one?.statusCode === 200 ? ['بله', two] : ['خیر', one]
  expect(second?.json()).toMatchObject({ code: 'edit_conflict' })
  expect(second?.json().message).toMatch(new RegExp(`^همکار .*پاسخ کنونی: «${first}»`))
  expect(await shown()).toMatchObject([{ answer: first }])
  // Whose response was lost sends the same again.
  expect((await support.post(path, { answer: first, seen: null })).statusCode).toBe(200)
  expect((await other.post(path, { answer: 'با آب سرد' })).statusCode).toBe(200)
  expect((await other.post(path, { answer: 'با آب ولرم', seen: 'با آب سرد' })).statusCode).toBe(200)
  expect(await shown()).toMatchObject([{ answer: 'با آب ولرم' }])
})

test('the asker gets one SMS, pressed twice at once as mended later, and the books have each press', async () => {
  const id = await asked()
  const presses = await Promise.all([answer(id, 'بله'), answer(id, 'بله'), answer(id, 'بله')])
  expect(presses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  await support.post(`/api/admin/question/reject?id=${id}`)
  expect(await shown()).toEqual([])
  await answer(id, 'بله، با آب سرد')
  expect(await shown()).toMatchObject([{ answer: 'بله، با آب سرد' }])
  expect(await told()).toEqual([expect.stringContaining(`/shop/asked-${askers}#questions`)])
  expect(await booked(id)).toHaveLength(5)
})

test('what is rejected tells nobody', async () => {
  const id = await asked()
  await support.post(`/api/admin/question/reject?id=${id}`)
  expect(await shown()).toEqual([])
  expect(await told()).toEqual([])
})

test('one question of a customer on a product waits at a time, also of two at once', async () => {
  const both = await Promise.all([ask('یک'), ask('دو')])
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  expect((await ask('سه')).json().code).toBe('question_pending')
})

test('questions and comments are ten an hour together', async () => {
  for (let n = 0; n < 9; n += 1) {
    productId = await putProduct(desk.shop.db)
    expect((await ask()).statusCode).toBe(200)
  }
  expect((await asker.post('/api/comment/add', { productId, text: 'خوب' })).statusCode).toBe(200)
  productId = await putProduct(desk.shop.db)
  expect((await ask()).statusCode).toBe(429)
})

test('the queue of today has those that wait, and since when', async () => {
  const queue = async () => {
    const { queues } = (await support.get('/api/admin/pulse')).json<{
      queues: { name: string; count: number }[]
    }>()
    return queues.find(({ name }) => name === 'questions')
  }
  const { count = 0 } = (await queue()) ?? {}
  const id = await asked()
  expect(await queue()).toMatchObject({ count: count + 1, newest: desk.shop.time.clock().toISOString() })
  await answer(id, 'بله')
  expect((await queue())?.count).toBe(count)
})

test('the asker finds it in the account, before and after its answer; nobody else does', async () => {
  const own = async (customer: TestCustomer) =>
    endpoints.listOwnQuestions.response.parse((await customer.get('/api/user/questions')).json())
  await ask()
  const product = { slug: `asked-${askers}` }
  const { items } = await own(asker)
  expect(items).toMatchObject([{ status: 'pending', answer: null, product }])
  const id = items[0]?.id ?? ''
  await answer(id, 'بله، با آب سرد')
  expect(await own(asker)).toMatchObject({
    items: [{ id, status: 'published', answer: 'بله، با آب سرد', product }],
    total: 1,
  })
  expect(await own(await desk.shop.signIn('09179999999'))).toMatchObject({ items: [], total: 0 })
})
