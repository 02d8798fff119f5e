import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fillCart, payUrl } from '../../../test/checkout.ts'
import { makeDesk, type TestDesk } from '../../../test/desk.ts'
import { putProduct } from '../../../test/put-product.ts'
import { adminPage, signInStaff, type TestStaff } from '../../../test/staff.ts'
import { asLocked } from '../../db/locked.ts'
import { sellStock } from '../../modules/inventory/inventory.service.ts'
import { auditBooks } from '../../workflows/audit/audit-books.ts'

let desk: TestDesk
let other: FastifyInstance
let editor: TestStaff
let members = 0
beforeAll(async () => {
  desk = await makeDesk()
  other = await desk.shop.secondApp()
})
beforeEach(async () => {
  members += 1
  desk.shop.time.advance(61_000)
  editor = await signInStaff(desk.shop, 'catalogue', `0941${String(members).padStart(7, '0')}`)
})
afterAll(async () => {
  await other.close()
  await desk.shop.close()
})

interface Movement {
  delta: number
  onHand: number
  reason: string
  by: string | null
  note: string
  orderId: string | null
}
const move = (id: string, body: object, by: Pick<TestStaff, 'post'> = editor) =>
  by.post(`/api/admin/product/stock?id=${id}`, body)
const movementsOf = async (id: string): Promise<Movement[]> =>
  (await editor.get(`/api/admin/product/movements?id=${id}`)).json().items
const shelfOf = async (id: string) => {
  const { onHand, reserved } = (await editor.get(`/api/admin/product?id=${id}`)).json()
  return { onHand, reserved }
}
const sell = (productId: string, orderId: string, count = 1) =>
  desk.shop.db.transaction((tx) => sellStock(tx, asLocked({ id: orderId }), [{ productId, count }]))

test('what comes in and goes out is told with its reason and its person, the shop’s own sales with their order', async () => {
  const id = await putProduct(desk.shop.db, { onHand: 10 })
  await sell(id, 'order-of-two', 2)
  expect((await move(id, { reason: 'received', count: 5, note: 'از کارگاه' })).json()).toMatchObject({
    onHand: 13,
  })
  expect((await move(id, { reason: 'damaged', count: 3 })).json()).toMatchObject({ onHand: 10 })
  expect((await move(id, { reason: 'counted', count: 8, seen: 10 })).json()).toMatchObject({ onHand: 8 })
  const by = 'همکار catalogue'
  expect(await movementsOf(id)).toMatchObject([
    { delta: -2, onHand: 8, reason: 'counted', by },
    { delta: -3, onHand: 10, reason: 'damaged', by },
    { delta: 5, onHand: 13, reason: 'received', by, note: 'از کارگاه' },
    { delta: -2, onHand: 8, reason: 'sold', by: null, orderId: 'order-of-two' },
    { delta: 10, onHand: 10, reason: 'first', by: null },
  ])
})

test('an order that is paid and cancelled leaves its two movements', async () => {
  const { id: orderId } = await desk.owedOrder()
  const [back, out] = await movementsOf(desk.productId)
  expect(out).toMatchObject({ delta: -1, reason: 'sold', orderId })
  expect(back).toMatchObject({ delta: 1, reason: 'restocked' })
})

test('a count that something was sold beside is refused, so that the sale is not lost', async () => {
  const id = await putProduct(desk.shop.db, { onHand: 10 })
  await sell(id, 'order-meanwhile')
  const late = await move(id, { reason: 'counted', count: 10, seen: 10 })
  expect([late.statusCode, late.json().code]).toEqual([409, 'stock_moved'])
  expect(await shelfOf(id)).toEqual({ onHand: 9, reserved: 0 })
})

test('what an order holds is not taken off the shelf', async () => {
  const id = await putProduct(desk.shop.db, { onHand: 3 })
  const customer = await desk.newCustomer()
  await fillCart(customer, [{ productId: id, count: 2 }])
  await customer.get(payUrl())
  const { reserved } = await shelfOf(id)
  expect(reserved).toBe(2)
  for (const body of [
    { reason: 'damaged', count: 2 },
    { reason: 'counted', count: 1, seen: 3 },
  ])
    expect((await move(id, body)).json()).toMatchObject({ code: 'stock_reserved' })
  expect((await move(id, { reason: 'damaged', count: 1 })).statusCode).toBe(200)
})

test.each([
  ['count', { reason: 'received', count: 0 }],
  ['count', { reason: 'counted', count: 4 }],
  ['reason', { reason: 'sold', count: 4 }],
])('a wrong %s is told at its field: %j', async (field, body) => {
  const response = await move(await putProduct(desk.shop.db), body)
  expect(response.statusCode).toBe(422)
  expect(response.json().fields[field]).toMatch(/[آ-ی]/)
})

test('sales, deliveries and counts at the same moment in two processes: no piece is lost and none appears', async () => {
  const id = await putProduct(desk.shop.db, { onHand: 30 })
  const twin = adminPage({ app: other }, editor.headers)
  const sales = Array.from({ length: 20 }, (_, n) => sell(id, `order-race-${n}`))
  const received = Array.from({ length: 5 }, (_, n) =>
    move(id, { reason: 'received', count: 10 }, n % 2 ? twin : editor),
  )
  const counts = Array.from({ length: 5 }, (_, n) =>
    move(id, { reason: 'counted', count: 29, seen: 30 }, n % 2 ? twin : editor),
  )
  const sold = (await Promise.all(sales)).filter(Boolean).length
  expect((await Promise.all(received)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
  // A count is right only while nothing moved since.
  const counted = (await Promise.all(counts)).filter(({ statusCode }) => statusCode === 200).length
  expect(await shelfOf(id)).toEqual({ onHand: 30 - sold + 50 - counted, reserved: 0 })
  const findings = await auditBooks(desk.shop.database, desk.shop.time.clock())
  expect(findings.filter(({ code }) => code.startsWith('stock'))).toEqual([])
})
