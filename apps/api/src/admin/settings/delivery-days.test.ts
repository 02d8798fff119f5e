import { jalaliDay } from '@hojreh/persian'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sampleShipping } from '../../../test/acts/sample-shipping.ts'
import { fillCart } from '../../../test/checkout.ts'
import { makeDesk, type TestDesk } from '../../../test/desk.ts'
import { putProduct } from '../../../test/put-product.ts'
import { adminPage, signInStaff, type TestStaff } from '../../../test/staff.ts'

let desk: TestDesk
let other: FastifyInstance
let manager: TestStaff
let members = 0
beforeAll(async () => {
  desk = await makeDesk()
  other = await desk.shop.secondApp()
  await putProduct(desk.shop.db, { slug: 'bowl', price: 1_000_000 })
})
beforeEach(async () => {
  members += 1
  desk.shop.time.advance(61_000)
  manager = await signInStaff(desk.shop, 'manager', `0934${String(members).padStart(7, '0')}`)
})
afterAll(async () => {
  await other.close()
  await desk.shop.close()
})

const terms = async () => (await manager.get('/api/admin/delivery-terms')).json()
const edit = async (changes: object) =>
  manager.post('/api/admin/delivery-terms/edit', { version: (await terms()).edition.version, ...changes })
const promise = async (city: { province: string; city: string } = { province: 'یزد', city: 'یزد' }) =>
  (await desk.shop.app.inject({ url: '/api/shop/delivery', query: { slug: 'bowl', ...city } })).json()
    .delivery
/** The last expected day of an order, asked of the process that did not write the terms. */
const lastDayOf = async (order: string, customer: { headers: Record<string, string> }) => {
  const response = await other.inject({
    url: `/api/order/orderDetails?id=${order}`,
    headers: customer.headers,
  })
  return jalaliDay(new Date(response.json().arrival.to))
}

test('until somebody sets them, days are off as they always were', async () => {
  expect(await terms()).toMatchObject({
    ...{ daysOff: ['friday'], hasOfficialHolidays: true, holidays: [], lastHour: 12, province: 'تهران' },
    edition: { version: 0 },
  })
})

test('a holiday that is set moves what the product page and a paid order promise, in every process at once', async () => {
  const { customer, id } = await desk.buy(1)
  const before = { product: await promise(), order: await lastDayOf(id, customer) }
  const closed = [jalaliDay(new Date(before.product.to)), before.order]
  expect((await edit({ holidays: closed })).statusCode).toBe(200)
  expect(Date.parse((await promise()).to)).toBeGreaterThan(Date.parse(before.product.to))
  expect((await lastDayOf(id, customer)) > before.order).toBe(true)
  await edit({ holidays: [] })
  expect(await promise()).toEqual(before.product)
})

test('the fee within the sender’s province follows the sender, in page and cart; a placed order keeps its own', async () => {
  const id = await desk.shippingRule({ ...sampleShipping, areas: null, feeNear: 10_000, feeFar: 20_000 })
  const customer = await desk.newCustomer()
  await fillCart(customer, [{ productId: desk.productId, count: 1 }])
  const feeHere = async () => {
    const methods = (await customer.get('/api/order/shippingMethods')).json<{ id: string; fee: number }[]>()
    return methods.find((method) => method.id === id)?.fee
  }
  expect(await feeHere()).toBe(10_000)
  expect((await promise()).fee).toBe(20_000)
  expect((await edit({ province: 'یزد' })).statusCode).toBe(200)
  expect(await feeHere()).toBe(20_000)
  expect((await promise()).fee).toBe(10_000)
  await edit({ province: 'تهران' })
})

test('days of any keyboard are understood, kept once and in order, and stand in the books', async () => {
  const response = await edit({ holidays: ['۱۴۰۶/۱/۵', '1406-01-04', '١٤٠٦/٠١/٠٥'], lastHour: 16 })
  expect(response.json()).toMatchObject({ holidays: ['1406/01/04', '1406/01/05'], lastHour: 16 })
  const { items } = (await manager.get('/api/admin/actions?subject=settings:delivery')).json()
  expect(items[0]).toMatchObject({
    before: { holidays: '', lastHour: 12 },
    after: { holidays: '1406/01/04 1406/01/05', lastHour: 16 },
  })
})

test('of two edits of one version the second is told so, also when both come at once', async () => {
  const { edition } = await terms()
  const body = { version: edition.version, lastHour: 9 }
  const twice = await Promise.all([
    manager.post('/api/admin/delivery-terms/edit', body),
    adminPage({ app: other }, manager.headers).post('/api/admin/delivery-terms/edit', body),
  ])
  expect(twice.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
})

test.each([
  ['a day that no year has', { holidays: ['1405/12/30'] }, 'holidays'],
  ['what is no day', { holidays: ['نوروز'] }, 'holidays'],
  ['a week without a working day', { daysOff: [...new Array(7).fill('friday')] }, 'daysOff'],
  ['a word that is no day of the week', { daysOff: ['جمعه'] }, 'daysOff'],
  ['an hour that no day has', { lastHour: 25 }, 'lastHour'],
  ['a province that is none', { province: 'ری' }, 'province'],
])('%s is told at its field', async (_, changes, field) => {
  const response = await edit(changes)
  expect(response.statusCode).toBe(422)
  expect(response.json().fields[field]).toMatch(/[آ-ی]/)
})

test('the last day of a leap year is a day', async () => {
  expect((await edit({ holidays: ['1408/12/30'] })).statusCode).toBe(200)
})
