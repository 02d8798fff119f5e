import type { CardTransfer } from '@hojreh/contract'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import type { Customer } from '../../modules/identity/customer.ts'
import type { CustomerTx } from '../../modules/identity/customer-lock.ts'
import { hasHold, holdEnd } from '../../modules/inventory/inventory.service.ts'
import { type LockedOrder, type OrderRow, orderRepository } from '../../modules/order/order.repository.ts'
import { shopCardOf } from '../../modules/payment/shop-card.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { holdOrderStock } from '../checkout/hold-order-stock.ts'
import { placeCart } from '../checkout/place-cart.ts'
import { checkPayable } from './pay-again.ts'

/** Any number that no other advisory lock of ours uses. */
export const CARD_AMOUNT_LOCK = 7_246_010
/** Rial: an amount in whole toman, as people type it. */
const STEP = 10
const LARGEST_STEP = 999

/**
 * A sum that no other unpaid order is to be transferred with: by it the transfer is known on the account. Who has too
 * many open transfers is refused here, before any money is sent; a report of what was started is always taken.
 */
const chooseAmount = async (tx: Db, order: LockedOrder, most: number): Promise<number> => {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${CARD_AMOUNT_LOCK})`)
  const { own, toPhone } = await orderRepository(tx).countTransfers(order)
  if (Math.max(own, toPhone) >= most) throw new DomainError('card_transfers_full')
  const from = order.total ?? 0
  const amount = await orderRepository(tx).chooseCardAmount(
    order,
    from + STEP,
    from + LARGEST_STEP * STEP,
    STEP,
  )
  if (amount === null) throw new DomainError('card_payment_off')
  return amount
}

interface Transfer {
  order: OrderRow
  amount: number
  heldUntil: Date | null
}

const arrangeTransfer = async (tx: Db, order: LockedOrder, most: number): Promise<Transfer> => {
  const amount = order.cardAmount ?? (await chooseAmount(tx, order, most))
  return { order, amount, heldUntil: await holdEnd(tx, order.id) }
}

const transferAgain = async (tx: CustomerTx, orderId: string, most: number, now: Date): Promise<Transfer> => {
  const order = await orderRepository(tx).lock(orderId)
  if (!order) throw new DomainError('not_found')
  checkPayable(order)
  if (!(await hasHold(tx, order.id)))
    await holdOrderStock(tx, order, await orderRepository(tx).lines(order.id), now)
  return arrangeTransfer(tx, order, most)
}

const transferForCart = async (
  tx: CustomerTx,
  customerId: string,
  most: number,
  now: Date,
): Promise<Transfer> => {
  let transfer: Transfer | undefined
  const { order } = await placeCart(tx, customerId, now, async (placed) => {
    transfer = await arrangeTransfer(tx, placed, most)
  })
  return transfer ? { ...transfer, order } : transferAgain(tx, order.id, most, now)
}

const transferForOrder = async (
  tx: CustomerTx,
  customerId: string,
  orderId: string,
  most: number,
  now: Date,
): Promise<Transfer> => {
  const found = await orderRepository(tx).findOwn(customerId, orderId)
  if (!found) throw new DomainError('not_found')
  return transferAgain(tx, found.id, most, now)
}

/**
 * Tells to which card how much is to be transferred for the cart or for an unpaid order, with its goods held.
 * The same response however often it is asked.
 */
export const startCardPayment = async (
  { config, clock }: Dependencies,
  { customerId, write }: Customer,
  orderId?: string,
): Promise<CardTransfer> => {
  const card = shopCardOf(config)
  if (!card) throw new DomainError('card_payment_off')
  const most = config.CARD_TRANSFERS_AT_ONCE
  const now = clock()
  const { order, amount, heldUntil } = await write((tx) =>
    orderId === undefined
      ? transferForCart(tx, customerId, most, now)
      : transferForOrder(tx, customerId, orderId, most, now),
  )
  return {
    ...card,
    orderId: order.id,
    orderNumber: order.orderNumber ?? '',
    amount,
    heldUntil: heldUntil?.toISOString() ?? null,
  }
}
