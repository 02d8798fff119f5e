import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fillCart } from '../../../test/checkout.ts'
import { makeDesk, type TestDesk } from '../../../test/desk.ts'
import { putProduct } from '../../../test/put-product.ts'
import { adminPage, signInStaff, type TestStaff } from '../../../test/staff.ts'
import { asLocked } from '../../db/locked.ts'
import { couponRepository } from '../../modules/coupon/coupon.repository.ts'

let desk: TestDesk
let other: FastifyInstance
let manager: TestStaff
let members = 0
beforeAll(async () => {
  desk = await makeDesk()
  other = await desk.shop.secondApp()
})
beforeEach(async () => {
  members += 1
  desk.shop.time.advance(61_000)
  manager = await signInStaff(desk.shop, 'manager', `0930${String(members).padStart(7, '0')}`)
})
afterAll(async () => {
  await other.close()
  await desk.shop.close()
})

const terms = { title: 'جشنواره', kind: 'percent', value: 20 }
/** Edits a coupon; unless `body` says which version it saw, version 0, that of one never edited before. */
const edit = (code: string, body: object, by: Pick<TestStaff, 'post'> = manager) =>
  by.post(`/api/admin/coupon/edit?code=${code}`, { version: 0, ...body })
const end = (code: string, by: Pick<TestStaff, 'post'> = manager) =>
  by.post(`/api/admin/coupon/end?code=${code}`)
const statusesOf = (responses: { statusCode: number }[]) =>
  responses.map(({ statusCode }) => statusCode).toSorted()
/** A customer with goods in the cart; returns the call by which they use a coupon. */
const shopper = async () => {
  const customer = await desk.newCustomer()
  await fillCart(customer, [{ productId: await putProduct(desk.shop.db, { price: 4_000_000 }), count: 1 }])
  return (code: string) => customer.post('/api/order/coupon', { code })
}

test('a coupon that is made at the desk is one that shoppers use, from its first day to the end of its last', async () => {
  const day = (days: number) =>
    new Date(desk.shop.time.clock().getTime() + days * 86_400_000).toISOString().slice(0, 10)
  const made = await manager.post('/api/admin/coupon/add', {
    ...terms,
    code: 'yalda ۱۴',
    maxDiscount: 300_000,
    maxUses: 5,
    firstDay: day(2),
    lastDay: day(4),
  })
  expect(made.json()).toMatchObject({ code: 'YALDA14', state: 'waiting', uses: 0 })
  const use = await shopper()
  expect((await use('YALDA14')).json().code).toBe('coupon_refused')
  desk.shop.time.advance(3 * 86_400_000)
  expect((await use('YALDA14')).json().couponDiscount).toBe(300_000)
  desk.shop.time.advance(3 * 86_400_000)
  expect((await use('YALDA14')).json().code).toBe('coupon_refused')
})

test.each([
  ['code', { code: 'ab' }],
  ['value', { value: 101 }],
  ['value', { kind: 'fixed', value: 15 }],
  ['value', { kind: 'free_shipping' }],
  ['title', { title: ' ' }],
  ['maxUses', { maxUses: 0 }],
  ['lastDay', { lastDay: '1405/13/01' }],
  ['lastDay', { lastDay: '1405/09/01 25:00' }],
  ['lastDay', { firstDay: '1405/09/10', lastDay: '1405/09/09' }],
  ['lastDay', { firstDay: '1405/09/10 18:00', lastDay: '1405/09/10 18:00' }],
])('a wrong %s is told at its field: %j', async (field, changes) => {
  const response = await manager.post('/api/admin/coupon/add', { ...terms, code: 'RIGHT', ...changes })
  expect(response.statusCode).toBe(422)
  expect(response.json().fields[field]).toMatch(/[آ-ی]/)
})

describe('a coupon that was used', () => {
  const used = async () => {
    const code = await desk.coupon({ maxUses: 3 })
    await couponRepository(desk.shop.db).update(asLocked({ code }), { uses: 2 })
    return code
  }
  test.each([
    ['another value', { value: 30 }],
    ['another kind', { kind: 'fixed', value: 10_000 }],
    ['fewer uses than it had', { maxUses: 1 }],
  ])('keeps what was promised: %s is refused', async (_title, changes) => {
    const response = await edit(await used(), { ...terms, value: 10, ...changes })
    expect([response.statusCode, response.json().code]).toEqual([409, 'coupon_used'])
  })

  test('may have another title, end and number of uses, which the books keep', async () => {
    const code = await used()
    expect((await edit(code, { ...terms, value: 10, maxUses: 2 })).json()).toMatchObject({
      ...{ title: 'جشنواره', maxUses: 2, uses: 2, state: 'used_up' },
    })
    const { items } = (await manager.get(`/api/admin/actions?subject=coupon:${code}&call=editCoupon`)).json()
    expect(items).toMatchObject([
      { before: { title: 'نوروز', maxUses: 3 }, after: { title: 'جشنواره', maxUses: 2 } },
    ])
  })
})

describe('of two members who saw the same coupon, the second', () => {
  const saw = async () => {
    const code = await desk.coupon()
    const colleague = await signInStaff(desk.shop, 'manager', `0931${String(members).padStart(7, '0')}`)
    const coupon = async () => (await manager.get(`/api/admin/coupon?code=${code}`)).json()
    return { code, colleague, coupon }
  }
  test('gets 409, the first one’s words stay, and the second’s are taken once they saw them', async () => {
    const { code, colleague, coupon } = await saw()
    const texts = [
      { ...terms, title: 'یلدا' },
      { ...terms, maxUses: 7 },
    ]
    const [first, second] = await Promise.all([
      edit(code, texts[0] ?? {}),
      edit(code, texts[1] ?? {}, adminPage({ app: other }, colleague.headers)),
    ])
    expect(statusesOf([first, second])).toEqual([200, 409])
    const refused = first.statusCode === 409 ? first : second
    expect(refused.json().code).toBe('edit_conflict')
    const [kept, lost] = first.statusCode === 200 ? texts : texts.toReversed()
    expect(await coupon()).toMatchObject({ ...kept, edition: { version: 1 } })
    expect((await edit(code, { ...lost, version: 1 }, colleague)).statusCode).toBe(200)
    expect(await coupon()).toMatchObject({ ...lost, edition: { version: 2 } })
  })

  test('does not make one begin again that the first one ended', async () => {
    const { code, colleague, coupon } = await saw()
    await end(code, colleague)
    expect((await edit(code, terms)).json().code).toBe('edit_conflict')
    expect(await coupon()).toMatchObject({ state: 'ended' })
  })
})

test('a coupon may be taken for some hours alone', async () => {
  const minute = (hours: number) => {
    const inTehran = desk.shop.time.clock().getTime() + (hours + 3.5) * 3_600_000
    return new Date(inTehran).toISOString().slice(0, 16).replace('T', ' ')
  }
  const body = { ...terms, code: 'HAPPY-HOUR', firstDay: minute(1), lastDay: minute(3) }
  expect((await manager.post('/api/admin/coupon/add', body)).json()).toMatchObject({ state: 'waiting' })
  const use = await shopper()
  expect((await use('HAPPY-HOUR')).json().code).toBe('coupon_refused')
  desk.shop.time.advance(2 * 3_600_000)
  expect((await use('HAPPY-HOUR')).json().couponDiscount).toBeGreaterThan(0)
  desk.shop.time.advance(2 * 3_600_000)
  expect((await use('HAPPY-HOUR')).json().code).toBe('coupon_refused')
})

test('presses at the same moment make a code once and end it once', async () => {
  const twin = adminPage({ app: other }, manager.headers)
  const body = { ...terms, code: 'TWICE' }
  const add = (by: Pick<TestStaff, 'post'>) => by.post('/api/admin/coupon/add', body)
  expect(statusesOf(await Promise.all([add(manager), add(twin)]))).toEqual([200, 409])
  expect(statusesOf(await Promise.all([end('TWICE'), end('TWICE', twin)]))).toEqual([200, 409])
  expect((await manager.get('/api/admin/coupon?code=twice')).json()).toMatchObject({ state: 'ended' })
})
