import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeDesk, type TestDesk } from '../../test/desk.ts'
import { signInStaff, type TestStaff } from '../../test/staff.ts'

let desk: TestDesk
let manager: TestStaff
let orderId: string
beforeAll(async () => {
  desk = await makeDesk()
  manager = await signInStaff(desk.shop, 'manager', '09370000001')
  const support = await signInStaff(desk.shop, 'support', '09370000002')
  orderId = await desk.paidOrder()
  for (const by of [manager, support]) {
    await by.post(`/api/admin/order/note?id=${orderId}`, { text: 'یادداشت' })
    await by.post(`/api/admin/order/pack?id=${orderId}`)
  }
  for (let n = 0; n < 3; n += 1) {
    await manager.post(`/api/admin/comment/approve?id=${await desk.comment()}`)
    await desk.comment()
    await manager.post(`/api/admin/question/answer?id=${await desk.question()}`, { answer: 'بله' })
    await desk.question()
    await manager.post(`/api/admin/message/open?id=${await desk.message()}`)
    await desk.message()
    await manager.post(`/api/admin/message/answer?id=${await desk.message()}`, { text: 'بله' })
    await desk.failedSms()
    await desk.coupon()
    await desk.article()
    await desk.coupon({ endsAt: new Date(0) })
    await desk.reportedOrder()
    // Some of one instant, and some of another.
    if (n === 1) desk.shop.time.advance(1_000)
  }
})
afterAll(() => desk.shop.close())

const read = async (path: string, query: Record<string, string> = {}) => {
  const response = await manager.get(`/api/admin/${path}?${new URLSearchParams(query)}`)
  expect(response.statusCode, response.body).toBe(200)
  return response.json<{ items: Record<string, string>[]; next: string | null; total: number }>()
}

describe.each([
  'orders',
  'customers',
  'card-reports',
  'comments',
  'questions',
  'messages',
  'sms',
  'coupons',
  'articles',
  'actions',
])('the list of %s', (path) => {
  test('comes page after page, each row once, with how many there are', async () => {
    const seen: string[] = []
    let after: string | null = ''
    while (after !== null) {
      const page: Awaited<ReturnType<typeof read>> = await read(path, {
        take: '2',
        ...(after && { after }),
      })
      seen.push(...page.items.map((row) => row.id ?? row.paymentId ?? row.code ?? ''))
      after = page.next
    }
    expect(seen.length).toBeGreaterThan(2)
    expect(new Set(seen).size).toBe(seen.length)
    expect((await read(path)).total).toBe(seen.length)
  })
})

test.each([
  ['comments', { status: 'pending' }, ({ status }: Record<string, string>) => status === 'pending'],
  ['comments', { status: 'published' }, ({ status }: Record<string, string>) => status === 'published'],
  ['questions', { status: 'pending' }, ({ status }: Record<string, string>) => status === 'pending'],
  ['messages', { state: 'new' }, ({ seenAt }: Record<string, string>) => seenAt === null],
  ['messages', { state: 'seen' }, ({ seenAt }: Record<string, string>) => seenAt !== null],
  ['messages', { state: 'answered' }, ({ answeredAt }: Record<string, string>) => answeredAt !== null],
  ['coupons', { state: 'active' }, ({ state }: Record<string, string>) => state === 'active'],
  ['coupons', { state: 'ended' }, ({ state }: Record<string, string>) => state === 'ended'],
  ['sms', { state: 'failed' }, ({ state }: Record<string, string>) => state === 'failed'],
  ['sms', { kind: 'order' }, ({ kind }: Record<string, string>) => kind === 'order'],
  ['actions', { call: 'addOrderNote' }, ({ call }: Record<string, string>) => call === 'addOrderNote'],
  ['actions', { outcome: 'refused' }, ({ outcome }: Record<string, string>) => outcome === 'refused'],
] as const)('the filter of %s by %j narrows it to what fits', async (path, query, fits) => {
  const { items, total } = await read(path, query)
  expect(items.length).toBeGreaterThan(0)
  expect(items.filter((row) => !fits(row))).toEqual([])
  expect(total).toBe(items.length)
  expect(total).toBeLessThan((await read(path)).total)
})

test('the books are found by person, by what they are about and by day', async () => {
  const mine = await read('actions', { staffId: manager.id, subject: `order:${orderId}` })
  expect(mine.items.map(({ call }) => call).toSorted()).toEqual(['addOrderNote', 'startPacking'])
  const today = desk.shop.time.clock().toISOString().slice(0, 10)
  expect((await read('actions', { from: today, to: today })).total).toBe((await read('actions')).total)
  expect((await read('actions', { to: '1400/01/01' })).total).toBe(0)
  expect((await read('actions', { from: '1420/01/01' })).total).toBe(0)
})

test('a message is opened with its whole number, and counts as seen from then on', async () => {
  const id = await desk.message()
  const [listed] = (await read('messages', { state: 'new' })).items.filter((row) => row.id === id)
  expect(listed).toMatchObject({ phone: '0912•••4567' })
  const opened = (await manager.post(`/api/admin/message/open?id=${id}`)).json()
  expect(opened).toMatchObject({ phone: '09121234567', seenAt: desk.shop.time.clock().toISOString() })
})

test('a comment that is approved and answered is what shoppers see; rejected it is gone', async () => {
  const id = await desk.comment()
  await manager.post(`/api/admin/comment/approve?id=${id}`)
  const answered = await manager.post(`/api/admin/comment/reply?id=${id}`, { reply: 'سپاس از شما' })
  expect(answered.json()).toMatchObject({ status: 'published', reply: 'سپاس از شما' })
  const late = await manager.post(`/api/admin/comment/reply?id=${id}`, { reply: 'خواهش می‌کنم', seen: null })
  expect(late.json()).toMatchObject({
    code: 'edit_conflict',
    message: expect.stringContaining('«سپاس از شما»'),
  })
  expect((await manager.post(`/api/admin/comment/reply?id=${id}`, { reply: null })).json().reply).toBeNull()
  expect((await manager.post(`/api/admin/comment/reject?id=${id}`)).json().status).toBe('rejected')
})
