import type { CardTransfer } from '@hojreh/contract'
import type { Config } from '../../config/config.ts'
import type { Db } from '../../db/client.ts'
import { checkShopOpen, readShopState } from '../../modules/content/shop-state.ts'
import type { Customer } from '../../modules/identity/customer.ts'
import type { CustomerTx } from '../../modules/identity/customer-lock.ts'
import { hasHold, holdEnd } from '../../modules/inventory/inventory.service.ts'
import { type LockedOrder, type OrderRow, orderRepository } from '../../modules/order/order.repository.ts'
import type { OrderEditRow } from '../../modules/order-edit/order-edit.repository.ts'
import { type ShopCard, shopCardOf } from '../../modules/payment/shop-card.ts'
import { toldCardRepository } from '../../modules/payment/told-card.repository.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { placeCart } from '../checkout/place-cart.ts'
import { type PreparedCart, prepareCart } from '../checkout/prepare-cart.ts'
import { differenceOf } from '../orders/edit/apply-edit.ts'
import { holdEditAgain } from '../orders/edit/hold-edit.ts'
import { findQueuedFor, holdOrderAgain } from './hold-order-again.ts'
import { checkInTime, isPayable } from './is-payable.ts'
import { checkPayable, checkUnreported, dueEditOf } from './pay-again.ts'

/**
 * A sum that no other unpaid order is to be transferred with: by it the transfer is known on the account. Who has too
 * many open transfers is refused here, before any money is sent; a report of what was started is always taken.
 */
const chooseAmount = async (tx: Db, order: LockedOrder, most: number): Promise<number> => {
  await orderRepository(tx).lockCardAmounts()
  const { own, toPhone } = await orderRepository(tx).countTransfers(order)
  if (Math.max(own, toPhone) >= most) throw new DomainError('card_transfers_full')
  const amount = await orderRepository(tx).chooseCardAmount(order, order.total ?? 0)
  if (amount === null) throw new DomainError('card_payment_off')
  return amount
}

interface Transfer {
  order: OrderRow
  amount: number
  heldUntil: Date | null
  replacedCard: string | null
}
interface Wish {
  config: Config
  /** Null while no transfer may begin. */
  card: ShopCard | null
  most: number
  now: Date
}

/** Tells the card of today: money that has not left yet is to go there. What was told before stays known. */
const arrangeTransfer = async (tx: Db, order: LockedOrder, { card, most, now }: Wish): Promise<Transfer> => {
  const amount = order.cardAmount ?? (await chooseAmount(tx, order, most))
  const told = toldCardRepository(tx)
  if (card) await told.tell(order.id, card.cardNumber, now)
  const replacedCard = await told.before(order.id, card?.cardNumber ?? '')
  return { order, amount, heldUntil: await holdEnd(tx, order.id), replacedCard }
}

/** Of an edit's difference, which is asked for as it is: what is to be done with the money is known by its order. */
const transferForEdit = async (
  tx: CustomerTx,
  order: LockedOrder,
  edit: OrderEditRow,
  { card, now }: Wish,
): Promise<Transfer> => {
  await checkUnreported(tx, edit)
  if (!card) throw new DomainError('card_payment_off')
  if (!(await hasHold(tx, edit.id))) await holdEditAgain(tx, order, edit, now)
  const told = toldCardRepository(tx)
  await told.tell(order.id, card.cardNumber, now)
  const replacedCard = await told.before(order.id, card.cardNumber)
  return { order, amount: differenceOf(edit), heldUntil: edit.heldUntil, replacedCard }
}

/**
 * Holds an order's goods again. A customer who has seen the shop's card may have sent the money: the card is shown to them
 * in any case, but goods that others queue for are not held, nor those of an order whose time is over.
 */
const holdForTransfer = async (tx: CustomerTx, order: LockedOrder, { config, now }: Wish): Promise<void> => {
  const isTold = order.cardAmount !== null
  if (isTold && (!isPayable(order, config, now) || (await findQueuedFor(tx, order, now)))) return
  await holdOrderAgain(tx, order, now)
}

const transferAgain = async (tx: CustomerTx, orderId: string, wish: Wish): Promise<Transfer> => {
  const order = await orderRepository(tx).lock(orderId)
  if (!order) throw new DomainError('not_found')
  const due = await dueEditOf(tx, order)
  if (due) {
    await checkShopOpen(tx)
    return transferForEdit(tx, order, due, wish)
  }
  checkPayable(order)
  if (order.cardAmount === null) await checkShopOpen(tx)
  if (!wish.card && order.cardAmount === null) throw new DomainError('card_payment_off')
  if (order.cardAmount === null) checkInTime(order, wish.config, wish.now)
  if (wish.card && !(await hasHold(tx, order.id))) await holdForTransfer(tx, order, wish)
  return arrangeTransfer(tx, order, wish)
}

const transferForCart = async (tx: CustomerTx, cart: PreparedCart, wish: Wish): Promise<Transfer> => {
  await checkShopOpen(tx)
  if (!wish.card) throw new DomainError('card_payment_off')
  let transfer: Transfer | undefined
  const { order } = await placeCart(tx, cart, wish.now, async (placed) => {
    transfer = await arrangeTransfer(tx, placed, wish)
  })
  return transfer ? { ...transfer, order } : transferAgain(tx, order.id, wish)
}

const transferForOrder = async (
  tx: CustomerTx,
  customerId: string,
  orderId: string,
  wish: Wish,
): Promise<Transfer> => {
  const found = await orderRepository(tx).findOwn(customerId, orderId)
  if (!found) throw new DomainError('not_found')
  return transferAgain(tx, found.id, wish)
}

/**
 * Tells to which card how much is to be transferred for the cart or for an unpaid order, with its goods held.
 * The same response however often it is asked, as long as the shop keeps its card.
 */
export const startCardPayment = async (
  dependencies: Dependencies,
  { customerId, write }: Customer,
  orderId?: string,
): Promise<CardTransfer> => {
  const { config, clock } = dependencies
  const paid = orderId ?? (await prepareCart(dependencies, customerId))
  return write(async (tx) => {
    // A transfer that was sent before the shop closed is still shown, and can be reported.
    const isOpen = (await readShopState(tx)) === 'open'
    const card = isOpen ? await shopCardOf(tx, config) : null
    const wish = { config, card, most: config.CARD_TRANSFERS_AT_ONCE, now: clock() }
    const { order, heldUntil, ...transfer } = await (typeof paid === 'string'
      ? transferForOrder(tx, customerId, paid, wish)
      : transferForCart(tx, paid, wish))
    return {
      ...(card ?? { cardNumber: '', holder: '', bank: '' }),
      ...transfer,
      orderId: order.id,
      orderNumber: order.orderNumber ?? '',
      heldUntil: heldUntil?.toISOString() ?? null,
    }
  })
}
