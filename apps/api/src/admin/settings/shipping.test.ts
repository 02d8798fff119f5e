import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sampleShipping } from '../../../test/acts/sample-shipping.ts'
import { fillCart, payUrl } from '../../../test/checkout.ts'
import { makeDesk, type TestDesk } from '../../../test/desk.ts'
import { adminPage, signInStaff, type TestStaff } from '../../../test/staff.ts'
import { untilSomebodyWaits } from '../../../test/waiting/until-somebody-waits.ts'
import { shippingRepository } from '../../modules/shipping/shipping.repository.ts'
import { newId } from '../../shared/ids.ts'

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
  manager = await signInStaff(desk.shop, 'manager', `0936${String(members).padStart(7, '0')}`)
})
afterAll(async () => {
  await other.close()
  await desk.shop.close()
})

const add = async (changes: object = {}): Promise<string> =>
  (await manager.post('/api/admin/shipping-rule/add', { ...sampleShipping, ...changes })).json().id
const edit = (id: string, body: object, by: Pick<TestStaff, 'post'> = manager) =>
  by.post(`/api/admin/shipping-rule/edit?id=${id}`, body)
const act = (name: 'stop' | 'resume', id: string, by: Pick<TestStaff, 'post'> = manager) =>
  by.post(`/api/admin/shipping-rule/${name}?id=${id}`)
const statusesOf = (responses: { statusCode: number }[]) =>
  responses.map(({ statusCode }) => statusCode).toSorted()
const booksOf = async (id: string, call: string) =>
  (await manager.get(`/api/admin/actions?subject=shipping:${id}&call=${call}`)).json().items

/** A shopper in Tehran with goods and this way of sending in the cart. */
const shopper = async (shippingMethodId: string) => {
  const customer = await desk.newCustomer()
  await fillCart(customer, [{ productId: desk.productId, count: 1 }])
  const { address } = (await customer.get('/api/order/pending')).json()
  await customer.post(`/api/order/setAddress?id=${address.id}`, { shippingMethodId })
  const offered = async () =>
    (await customer.get('/api/order/shippingMethods')).json<{ id: string; fee: number }[]>()
  return { customer, offered }
}

test('a new way of sending is what shoppers of its places are offered at its price, and nobody else', async () => {
  const here = await add({ areas: [{ province: 'تهران', cities: ['تهران'] }], feeNear: 310_000 })
  const elsewhere = await add({ areas: [{ province: 'یزد', cities: [] }] })
  const { offered } = await shopper('post')
  const methods = await offered()
  expect(methods.find(({ id }) => id === here)).toMatchObject({
    title: 'باربری',
    fee: 310_000,
    isFree: false,
  })
  expect(methods.map(({ id }) => id)).not.toContain(elsewhere)
})

test('a cart whose way of sending was switched off meanwhile is told so and pays nothing, until that one is back', async () => {
  const id = await add({ areas: null })
  const { customer, offered } = await shopper(id)
  expect((await act('stop', id)).json()).toMatchObject({ isActive: false })
  const refused = await customer.get(payUrl())
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'shipping_unavailable'])
  expect((await customer.get('/api/order/pending')).json().shippingMethodId).toBeNull()
  expect((await offered()).map((method) => method.id)).not.toContain(id)
  await act('resume', id)
  expect((await customer.get(payUrl())).statusCode).toBe(200)
})

test('a paid order goes where it was promised to go with a way of sending that was switched off since', async () => {
  const order = await desk.paidOrder()
  await act('stop', 'post')
  const changed = await manager.post(`/api/admin/order/address?id=${order}`, {
    ...{ version: 0, province: 'یزد', city: 'میبد' },
  })
  await act('resume', 'post')
  expect(changed.statusCode).toBe(200)
})

test('an edit changes only what it names, and the books have both states in words', async () => {
  const id = await add()
  expect((await edit(id, { version: 0, feeNear: 320_000, areas: null })).json()).toMatchObject({
    ...{ title: 'باربری', feeNear: 320_000, areas: null, edition: { version: 1, by: 'همکار manager' } },
  })
  expect(await booksOf(id, 'editShippingRule')).toMatchObject([
    {
      before: { feeNear: 300_000, areas: 'یزد؛ تهران: تهران، شهریار' },
      after: { feeNear: 320_000, areas: 'سراسر کشور' },
    },
  ])
})

test.each([
  ['areas', { areas: [{ province: 'نیویورک', cities: [] }] }, 'نیویورک'],
  ['areas', { areas: [{ province: 'یزد', cities: ['شهریار'] }] }, 'شهریار'],
  [
    'areas',
    {
      areas: [
        { province: 'یزد', cities: [] },
        { province: 'یزد', cities: [] },
      ],
    },
    'دو بار',
  ],
  ['areas', { areas: [] }, 'استان'],
  ['maxDays', { minDays: 5, maxDays: 4 }, 'روز'],
  ['feeNear', { feeNear: -10 }, 'مبلغ'],
  ['feeFar', { feeFar: 15 }, 'تومان'],
  ['title', { title: ' ' }, 'نام'],
])('a wrong %s is told at its field: %j', async (field, changes, word) => {
  const response = await manager.post('/api/admin/shipping-rule/add', { ...sampleShipping, ...changes })
  expect(response.statusCode).toBe(422)
  expect(response.json().fields[field]).toContain(word)
})

test('days that are out of order with those that stay are refused at an edit, too', async () => {
  const response = await edit(await add(), { version: 0, maxDays: 1 })
  expect(response.json().fields.maxDays).toMatch(/[آ-ی]/)
})

test('of two members who edit the same one the second is told who was quicker; two presses switch it off once', async () => {
  const id = await add()
  const twin = adminPage({ app: other }, manager.headers)
  const edits = await Promise.all([
    edit(id, { version: 0, title: 'یک' }),
    edit(id, { version: 0, title: 'دو' }, twin),
  ])
  expect(statusesOf(edits)).toEqual([200, 409])
  expect(statusesOf(await Promise.all([act('stop', id), act('stop', id, twin)]))).toEqual([200, 409])
  expect(await booksOf(id, 'stopShippingRule')).toHaveLength(2)
})

test('an order of the list that lacks one that is being added is refused', async () => {
  const { db } = desk.shop
  await add()
  const ids = (await desk.shippingRules()).toReversed()
  let ordering: Promise<{ statusCode: number }> | undefined
  await db.transaction(async (tx) => {
    await shippingRepository(tx).lockAll()
    await shippingRepository(tx).insert({ ...sampleShipping, id: newId(), isActive: true })
    ordering = manager.post('/api/admin/shipping-rules/order', { ids })
    await untilSomebodyWaits(db)
  })
  expect((await ordering)?.statusCode).toBe(409)
})

test('the order of the shop decides among those that cost the same; an order that lacks one is refused', async () => {
  const [first, second] = [await add({ areas: null, feeNear: 0 }), await add({ areas: null, feeNear: 0 })]
  const { offered } = await shopper('post')
  const placesOf = async () => {
    const ids = (await offered()).map(({ id }) => id)
    return [ids.indexOf(first), ids.indexOf(second)]
  }
  const [a = 0, b = 0] = await placesOf()
  expect(a).toBeLessThan(b)
  const ids = (await desk.shippingRules()).toReversed()
  const order = (wanted: string[]) => manager.post('/api/admin/shipping-rules/order', { ids: wanted })
  expect((await order(ids)).json().map(({ id }: { id: string }) => id)).toEqual(ids)
  const [c = 0, d = 0] = await placesOf()
  expect(d).toBeLessThan(c)
  expect((await order(ids.slice(1))).json().code).toBe('conflict')
  expect((await order(ids)).json().code).toBe('already_done')
})
