import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillCart, payUrl } from '../../../test/checkout.ts'
import { makeFakeGateway } from '../../../test/fake-gateway.ts'
import { putProduct } from '../../../test/put-product.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { asLocked } from '../../db/locked.ts'
import { exportedOrders } from '../../workflows/orders/export/exported-orders.ts'
import { orderRepository } from './order.repository.ts'

const DAY = 24 * 60 * 60_000
let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp({ gateway: makeFakeGateway().gateway })
  const noon = shop.time.clock().getTime()
  const productId = await putProduct(shop.db, { onHand: 100, price: 1_000_000 })
  const first = await shop.signIn('09250000001')
  const second = await shop.signIn('09250000002')
  for (const [customer, age, status, receiver] of [
    [first, 0, 'paid', first.phone],
    [first, 1, 'delivered', first.phone],
    [second, 0, 'cancelled', '09121234567'],
    [await shop.signIn('09250000003'), 2, 'shipped', '09121234567'],
  ] as const) {
    await fillCart(customer, [{ productId, count: 1 }], receiver)
    const { orderId } = (await customer.get(payUrl())).json()
    await orderRepository(shop.db).update(asLocked({ id: orderId }), {
      status,
      placedAt: new Date(noon - age * DAY),
    })
  }
})
afterAll(() => shop.close())

test('an operator takes out all orders, the first one placed first, each once and with what was bought', async () => {
  const taken: { placedAt: Date | null; bought: number }[] = []
  for await (const { order, lines } of exportedOrders(shop.db, {}, 2))
    taken.push({ placedAt: order.placedAt, bought: lines.length })
  const all = await orderRepository(shop.db).newest(10)
  expect(taken).toEqual(all.toReversed().map(({ placedAt }) => ({ placedAt, bought: 1 })))
})

describe('an operator who looks for orders', () => {
  const days = (first: number, last: number) => () => {
    const now = shop.time.clock().getTime()
    return { from: new Date(now - first * DAY), before: new Date(now - last * DAY + 1) }
  }
  test.each([
    ['all', () => ({}), 4, 3],
    ['of a customer', () => ({ phone: '09250000001' }), 2, 2],
    ['of who receives them', () => ({ phone: '09121234567' }), 2, 1],
    ['of a phone that nobody has', () => ({ phone: '09259999999' }), 0, 0],
    ['of today', days(0, 0), 2, 1],
    ['of two days', days(2, 1), 2, 2],
    ['of today and a customer', () => ({ ...days(0, 0)(), phone: '09250000002' }), 1, 0],
    ['with a status', () => ({ statuses: ['shipped', 'cancelled'] as const }), 2, 1],
  ])('finds those %s, and what they are worth', async (_name, make, count, bought) => {
    const filter = make()
    const repository = orderRepository(shop.db)
    const found = await repository.newest(10, filter)
    expect(found).toHaveLength(count)
    const [one] = await repository.newest(1)
    expect(await repository.sums(filter)).toEqual({ count, bought, total: bought * (one?.total ?? 0) })
  })
})
