import { randomInt } from 'node:crypto'
import type { CardTransfer } from '@hojreh/contract'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { customerRepository } from '../modules/identity/customer.repository.ts'
import { holdEnd } from '../modules/inventory/inventory.service.ts'
import { orderRepository } from '../modules/order/order.repository.ts'
import { shopCardOf } from '../modules/payment/shop-card.ts'
import type { Dependencies } from '../shared/dependencies.ts'
import { DomainError } from '../shared/domain-error.ts'
import { holdOrderStock } from './hold-order-stock.ts'
import { checkPayable } from './pay-again.ts'
import { placeCart } from './place-cart.ts'

/** Any number that no other advisory lock of ours uses. */
const CARD_AMOUNT_LOCK = 7_246_010
/** Rial: an amount in whole toman, as people type it. */
const STEP = 10
const LARGEST_STEP = 999

/** A sum that no other unpaid order is to be transferred with: by it the transfer is known on the account. */
const chooseAmount = async (tx: Db, total: number): Promise<number> => {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${CARD_AMOUNT_LOCK})`)
  const taken = new Set(await orderRepository(tx).cardAmountsBetween(total, total + LARGEST_STEP * STEP))
  const free = Array.from({ length: LARGEST_STEP }, (_, index) => total + (index + 1) * STEP).filter(
    (amount) => !taken.has(amount),
  )
  const amount = free.length > 0 ? free[randomInt(free.length)] : undefined
  if (amount === undefined) throw new DomainError('card_payment_off')
  return amount
}

const findLocked = async (tx: Db, customerId: string, orderId: string) => {
  await customerRepository(tx).lock(customerId)
  return orderRepository(tx).findOwn(customerId, orderId)
}

/**
 * Tells to which card how much is to be transferred for the cart or for an unpaid order, with its goods held.
 * The same answer however often it is asked.
 */
export const startCardPayment = async (
  { config, database, clock }: Dependencies,
  customerId: string,
  orderId?: string,
): Promise<CardTransfer> => {
  const card = shopCardOf(config)
  if (!card) throw new DomainError('card_payment_off')
  return database.db.transaction(async (tx) => {
    const now = clock()
    const found =
      orderId === undefined
        ? (await placeCart(tx, customerId, now)).order
        : await findLocked(tx, customerId, orderId)
    const order = found && (await orderRepository(tx).lock(found.id))
    if (!order) throw new DomainError('not_found')
    checkPayable(order)
    if (!(await holdEnd(tx, order.id)))
      await holdOrderStock(tx, order, await orderRepository(tx).lines([order.id]), now)
    const amount = order.cardAmount ?? (await chooseAmount(tx, order.total ?? 0))
    if (order.cardAmount === null) await orderRepository(tx).update(order.id, { cardAmount: amount })
    const heldUntil = await holdEnd(tx, order.id)
    return {
      ...card,
      orderId: order.id,
      orderNumber: order.orderNumber ?? '',
      amount,
      heldUntil: heldUntil?.toISOString() ?? null,
    }
  })
}
