import type { CardTransfer } from '@hojreh/contract'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import type { Customer } from '../modules/identity/customer.ts'
import type { CustomerTx } from '../modules/identity/customer-lock.ts'
import { hasHold, holdEnd } from '../modules/inventory/inventory.service.ts'
import { type OrderRow, orderRepository } from '../modules/order/order.repository.ts'
import { shopCardOf } from '../modules/payment/shop-card.ts'
import type { Dependencies } from '../shared/dependencies.ts'
import { DomainError } from '../shared/domain-error.ts'
import { holdOrderStock } from './hold-order-stock.ts'
import { checkPayable } from './pay-again.ts'
import { placeCart } from './place-cart.ts'

/** Any number that no other advisory lock of ours uses. */
export const CARD_AMOUNT_LOCK = 7_246_010
/** Rial: an amount in whole toman, as people type it. */
const STEP = 10
const LARGEST_STEP = 999

/** A sum that no other unpaid order is to be transferred with: by it the transfer is known on the account. */
const chooseAmount = async (tx: Db, { id, total }: OrderRow): Promise<number> => {
  const from = total ?? 0
  const [, amount] = await Promise.all([
    tx.execute(sql`SELECT pg_advisory_xact_lock(${CARD_AMOUNT_LOCK})`).execute(),
    orderRepository(tx).chooseCardAmount(id, from + STEP, from + LARGEST_STEP * STEP, STEP),
  ])
  if (amount === null) throw new DomainError('card_payment_off')
  return amount
}

interface Transfer {
  order: OrderRow
  amount: number
  heldUntil: Date | null
}

/** Asks for all of it at once, see `placeOrder`. */
const arrangeTransfer = async (tx: Db, order: OrderRow): Promise<Transfer> => {
  const [amount, heldUntil] = await Promise.all([
    order.cardAmount ?? chooseAmount(tx, order),
    holdEnd(tx, order.id),
  ])
  return { order, amount, heldUntil }
}

const transferAgain = async (tx: CustomerTx, orderId: string, now: Date): Promise<Transfer> => {
  const order = await orderRepository(tx).lock(orderId)
  if (!order) throw new DomainError('not_found')
  checkPayable(order)
  if (!(await hasHold(tx, order.id)))
    await holdOrderStock(tx, order, await orderRepository(tx).lines(order.id), now)
  return arrangeTransfer(tx, order)
}

const transferForCart = async (tx: CustomerTx, customerId: string, now: Date): Promise<Transfer> => {
  let transfer: Transfer | undefined
  const { order } = await placeCart(tx, customerId, now, async (placed) => {
    transfer = await arrangeTransfer(tx, placed)
  })
  return transfer ? { ...transfer, order } : transferAgain(tx, order.id, now)
}

const transferForOrder = async (
  tx: CustomerTx,
  customerId: string,
  orderId: string,
  now: Date,
): Promise<Transfer> => {
  const found = await orderRepository(tx).findOwn(customerId, orderId)
  if (!found) throw new DomainError('not_found')
  return transferAgain(tx, found.id, now)
}

/**
 * Tells to which card how much is to be transferred for the cart or for an unpaid order, with its goods held.
 * The same answer however often it is asked.
 */
export const startCardPayment = async (
  { config, clock }: Dependencies,
  { customerId, write }: Customer,
  orderId?: string,
): Promise<CardTransfer> => {
  const card = shopCardOf(config)
  if (!card) throw new DomainError('card_payment_off')
  const now = clock()
  const { order, amount, heldUntil } = await write((tx) =>
    orderId === undefined
      ? transferForCart(tx, customerId, now)
      : transferForOrder(tx, customerId, orderId, now),
  )
  return {
    ...card,
    orderId: order.id,
    orderNumber: order.orderNumber ?? '',
    amount,
    heldUntil: heldUntil?.toISOString() ?? null,
  }
}
