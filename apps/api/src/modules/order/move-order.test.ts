import { canMoveOrder, orderStatuses } from '@hojreh/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { asLocked } from '../../db/locked.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { newId } from '../../shared/ids.ts'
import { moveOrder } from './move-order.ts'
import { orderRepository } from './order.repository.ts'
import { orders } from './order.tables.ts'

let shop: TestApp
let customerId: string
beforeAll(async () => {
  shop = await createTestApp()
  customerId = (await shop.signIn('09190000001')).customerId
})
afterAll(() => shop.close())

const address = {
  receiverName: '',
  receiverPhone: '',
  province: '',
  city: '',
  street: '',
  plaque: '',
  unit: '',
  postalCode: '',
  location: null,
}

/** What decisions say may happen to an order; everything else may not. */
const allowed = new Set([
  'pending→awaiting_payment',
  'awaiting_payment→paid',
  'awaiting_payment→awaiting_review',
  'awaiting_payment→cancelled',
  'awaiting_payment→refund_due',
  'awaiting_review→paid',
  'awaiting_review→awaiting_payment',
  'awaiting_review→cancelled',
  'awaiting_review→refund_due',
  'paid→preparing',
  'paid→cancelled',
  'paid→refund_due',
  'preparing→shipped',
  'preparing→refund_due',
  'shipped→delivered',
  'shipped→return_requested',
  'delivered→return_requested',
  'cancelled→refund_due',
  'refund_due→refunded',
  'return_requested→returned',
  'return_requested→delivered',
  'returned→refund_due',
  'returned→delivered',
])

const pairs = orderStatuses.flatMap((from) => orderStatuses.map((to) => [from, to] as const))

test.each(pairs)(
  'an order moves from %s to %s only if the table says so',
  { tags: ['§4.17', '§D4.16'] },
  async (from, to) => {
    const isAllowed = allowed.has(`${from}→${to}`)
    expect(canMoveOrder(from, to)).toBe(isAllowed)
    const id = newId()
    await shop.db.insert(orders).values({
      id,
      customerId,
      status: from,
      orderNumber: id,
      address,
      shippingMethodId: 'post',
      shippingMethodTitle: '',
      subtotal: 10,
      discount: 0,
      shippingFee: 0,
      total: 10,
      placedAt: new Date(),
      createdAt: new Date(),
    })
    const move = shop.db.transaction((tx) =>
      moveOrder(tx, asLocked({ id, status: from }), to, { staffId: null }, shop.time.clock()),
    )
    if (isAllowed) await move
    else await expect(move).rejects.toThrow(new DomainError('illegal_transition'))
    const [row] = await shop.db.select().from(orders).where(eq(orders.id, id))
    expect(row?.status).toBe(isAllowed ? to : from)
    const events = await orderRepository(shop.db).events(id)
    expect(events.map(({ status, by }) => [status, by])).toEqual(isAllowed ? [[to, 'operator']] : [])
    await shop.db.delete(orders).where(eq(orders.id, id))
  },
)
