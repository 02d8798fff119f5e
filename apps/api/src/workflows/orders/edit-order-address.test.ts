import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDesk, type TestDesk } from '../../../test/desk.ts'
import { adminPage, signInStaff, type TestStaff, wholePhone } from '../../../test/staff.ts'
import { orders } from '../../modules/order/order.tables.ts'
import { staffActions } from '../../modules/staff-action/staff-action.tables.ts'

let desk: TestDesk
let other: FastifyInstance
let packer: TestStaff
let manager: TestStaff
beforeAll(async () => {
  desk = await makeDesk()
  other = await desk.shop.secondApp()
  packer = await signInStaff(desk.shop, 'orders', '09330000001')
  manager = await signInStaff(desk.shop, 'manager', '09330000002')
})
afterAll(async () => {
  await other.close()
  await desk.shop.close()
})

const edit = (by: Pick<TestStaff, 'post'>, id: string, body: object) =>
  by.post(`/api/admin/order/address?id=${id}`, body)
const recordOf = async (id: string) => (await manager.get(`/api/admin/order?id=${id}`)).json()
const addressOf = async (id: string) => {
  const [row] = await desk.shop.db.select().from(orders).where(eq(orders.id, id))
  return row?.address
}
const editsOf = (id: string) =>
  desk.shop.db
    .select()
    .from(staffActions)
    .where(eq(staffActions.subject, `order:${id}`))

test('a corrected address is the one that packers and the customer see, who gets an SMS; the rest stays', async () => {
  const id = await desk.packedOrder()
  const before = await addressOf(id)
  const response = await edit(packer, id, { version: 0, street: 'خیابان نو', receiverPhone: '۰۹۱۲ ۷۶۵ ۴۳۲۱' })
  expect(response.json()).toMatchObject({ version: 1, by: 'همکار orders' })
  expect(await addressOf(id)).toEqual({
    ...before,
    street: 'خیابان نو',
    receiverPhone: '09127654321',
    location: null,
  })
  const record = await recordOf(id)
  expect(record.edition).toEqual(response.json())
  expect(record.address).toMatchObject({ street: 'خیابان نو', receiverPhone: '0912•••4321' })
  const sms = await desk.shop.outbox.newest(desk.shop.db, 500)
  expect(sms.filter(({ text }) => text.includes('خیابان نو'))).toHaveLength(1)
})

test('the books have what was changed before and after, and no whole phone', async () => {
  const id = await desk.paidOrder()
  const before = await addressOf(id)
  await edit(packer, id, { version: 0, plaque: '77', receiverPhone: '09127654321' })
  const [row] = await editsOf(id)
  expect(row).toMatchObject({
    call: 'editOrderAddress',
    permission: 'orders.address',
    before: { plaque: before?.plaque, receiverPhone: expect.stringContaining('•••') },
    after: { plaque: '77', receiverPhone: '0912•••4321' },
  })
  expect(JSON.stringify(row)).not.toMatch(wholePhone)
})

test('the books show that a phone was corrected in the digits that they mask', async () => {
  const id = await desk.paidOrder()
  await edit(packer, id, { version: 0, receiverPhone: '09127654321' })
  await edit(packer, id, { version: 1, receiverPhone: '09127004321' })
  const masked = { receiverPhone: '0912•••4321' }
  expect(await editsOf(id)).toContainEqual(expect.objectContaining({ before: masked, after: masked }))
})

test('of two who edit one address, in two processes, the second gets who was first and when, and changes nothing', async () => {
  const id = await desk.paidOrder()
  const colleague = adminPage({ app: other }, manager.headers)
  const both = await Promise.all([
    edit(packer, id, { version: 0, plaque: '1' }),
    edit(colleague, id, { version: 0, unit: '2' }),
  ])
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  const conflict = both.find(({ statusCode }) => statusCode === 409)?.json()
  const { edition, address } = await recordOf(id)
  expect(conflict.code).toBe('edit_conflict')
  expect(conflict.message).toContain(edition.by)
  expect([address.plaque === '1', address.unit === '2'].toSorted()).toEqual([false, true])
  // Having seen what the other one wrote, the second goes on.
  expect((await edit(packer, id, { version: edition.version, plaque: '3', unit: '4' })).statusCode).toBe(200)
  expect(await addressOf(id)).toMatchObject({ plaque: '3', unit: '4' })
  const outcomes = (await editsOf(id)).map(({ outcome }) => outcome)
  expect(outcomes.toSorted()).toEqual(['done', 'done', 'refused'])
})

test.each([-1, 1, 1_000_000_000])(
  'a version that nobody could have seen (%s) changes nothing',
  async (version) => {
    const id = await desk.paidOrder()
    const response = await edit(packer, id, { version, plaque: '9' })
    expect(response.statusCode).toBe(version < 0 ? 422 : 409)
    expect((await addressOf(id))?.plaque).not.toBe('9')
  },
)

test('a sent parcel goes where it goes', async () => {
  const id = await desk.sentOrder()
  expect((await edit(packer, id, { version: 0, plaque: '9' })).json()).toMatchObject({
    code: 'illegal_transition',
  })
  expect((await recordOf(id)).acts).not.toContain('editOrderAddress')
})

test('a city that there is not, or that the order’s shipping does not serve, is refused', async () => {
  const id = await desk.paidOrder()
  await desk.shop.db.update(orders).set({ shippingMethodId: 'courier-tehran' }).where(eq(orders.id, id))
  const nowhere = await edit(packer, id, { version: 0, province: 'یزد', city: 'تهران' })
  expect(nowhere.json()).toMatchObject({ code: 'validation_failed', fields: { city: expect.any(String) } })
  const far = await edit(packer, id, { version: 0, province: 'یزد', city: 'یزد' })
  expect(far.json()).toMatchObject({ code: 'shipping_unavailable' })
  // A refused edit raised no version.
  expect((await edit(packer, id, { version: 0, plaque: '9' })).statusCode).toBe(200)
})

test('an edit that changes nothing is refused', async () => {
  const id = await desk.paidOrder()
  expect((await edit(packer, id, { version: 0 })).statusCode).toBe(422)
})

test('the form knows every province and city that an address may name', async () => {
  const places = (await packer.get('/api/admin/places')).json<{ province: string; cities: string[] }[]>()
  expect(places).toHaveLength(31)
  expect(places.find(({ province }) => province === 'تهران')?.cities).toContain('ورامین')
})
