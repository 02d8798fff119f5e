import type { Db } from '../../db/client.ts'
import { type LockedOrder, orderRepository } from '../../modules/order/order.repository.ts'
import { areLeft, goodsLeft } from '../../modules/parcel/goods-left.ts'
import { parcelRepository } from '../../modules/parcel/parcel.repository.ts'
import { type PaymentRow, paymentRepository } from '../../modules/payment/payment.repository.ts'
import {
  countsOf,
  type RefundLine,
  type RefundRow,
  refundRepository,
  remainingOf,
} from '../../modules/refund/refund.repository.ts'
import { valueOfGoods } from '../../modules/refund/refund-amount.ts'
import type { Desk } from '../../modules/staff-action/actor.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { newId } from '../../shared/ids.ts'
import { askIfNeeded } from './refund-approval.ts'
import { refundDeed } from './refund-deed.ts'

export interface RefundWish {
  paymentId: string
  /** A refund that is owed: its sum is settled. */
  refundId?: string | undefined
  /** Rial; without it all that is owed of the payment. */
  amount?: number | undefined
  /** Goods that did not come; the sum follows from them. */
  lines?: readonly RefundLine[]
  note?: string
}

/** Returns what goods of an order cost, beyond those that are back already. Throws `goods_exceed_order`. */
export const worthOf = async (tx: Db, order: LockedOrder, goods: readonly RefundLine[]) => {
  const bought = await orderRepository(tx).lines(order.id)
  const before = countsOf(await refundRepository(tx).linesOfOrder(order.id))
  const after = new Map(before)
  for (const { productId, count } of goods) after.set(productId, (after.get(productId) ?? 0) + count)
  const boughtOf = new Map(bought.map(({ productId, count }) => [productId, count]))
  for (const [productId, count] of after)
    if (count > (boughtOf.get(productId) ?? 0)) throw new DomainError('goods_exceed_order')
  const worth = (counts: ReadonlyMap<string, number>) => valueOfGoods(order.couponDiscount, bought, counts)
  return {
    amount: worth(after) - worth(before),
    isAll: bought.every(({ productId, count }) => after.get(productId) === count),
  }
}

/** Throws when goods of a partly sent order have left: for those there is a return, or a refund of a sum. */
const checkUnsent = async (tx: Db, { id, status }: LockedOrder, goods: readonly RefundLine[]) => {
  if (status !== 'preparing' || !(await parcelRepository(tx).isBegun(id))) return
  if (!areLeft(await goodsLeft(tx, id), goods)) throw new DomainError('goods_exceed_order')
}

type Plan = Pick<RefundRow, 'kind' | 'amount'>

/**
 * Returns the refund that a wish comes to. Of a payment that bought something, some is always kept: to refund all of it
 * is a cancellation.
 */
const planFor = async (
  tx: Db,
  order: LockedOrder,
  { status }: PaymentRow,
  remaining: number,
  { amount, lines = [] }: RefundWish,
): Promise<Plan> => {
  if (status === 'refund_due') {
    const owed = amount ?? remaining
    if (lines.length > 0 || remaining === 0) throw new DomainError('illegal_transition')
    if (owed > remaining) throw new DomainError('refund_exceeds_payment')
    return { kind: 'payment', amount: owed }
  }
  if (status !== 'paid') throw new DomainError('illegal_transition')
  await checkUnsent(tx, order, lines)
  const plan: Plan =
    lines.length > 0
      ? { kind: 'lines', amount: (await worthOf(tx, order, lines)).amount }
      : { kind: 'sum', amount: amount ?? remaining }
  if (plan.amount >= remaining) throw new DomainError('refund_exceeds_payment')
  return plan
}

/** Writes a refund down as prepared: one that is owed, or a new one. Its order is locked. */
export const prepareLocked = async (
  tx: Db,
  desk: Desk,
  order: LockedOrder,
  payment: PaymentRow,
  wish: RefundWish,
): Promise<Pick<RefundRow, 'id' | 'amount'>> => {
  const repository = refundRepository(tx)
  await orderRepository(tx).takeOutOfArchive(order)
  const ofOrder = await repository.ofOrder(order.id)
  const ofPayment = ofOrder.filter(({ paymentId }) => paymentId === payment.id)
  if (ofPayment.some(({ state }) => state === 'prepared')) throw new DomainError('refund_prepared')
  const prepared = {
    state: 'prepared' as const,
    preparedByName: desk.actor.name,
    preparedAt: desk.clock(),
  }
  const { note = '' } = wish
  if (wish.refundId !== undefined) {
    const owed = ofPayment.find(({ id, state }) => id === wish.refundId && state === 'owed')
    if (!owed) throw new DomainError('illegal_transition')
    await repository.change(order, owed, { ...prepared, ...(note && { note }) })
    await askIfNeeded(tx, desk, order, owed)
    return owed
  }
  const plan = await planFor(tx, order, payment, remainingOf(payment, ofOrder), wish)
  const refund = { id: newId(), paymentId: payment.id, note, createdAt: desk.clock(), ...plan, ...prepared }
  await repository.insert(order, { ...refund, reference: null, doneAt: null }, wish.lines)
  await askIfNeeded(tx, desk, order, refund)
  return refund
}

/**
 * Prepares a sum to be sent back, never more than was paid. Over a set sum it waits for a second person. Throws
 * `refund_prepared` while another one of the payment waits, `refund_exceeds_payment`, `goods_exceed_order`.
 */
export const prepareRefund = (desk: Desk, orderId: string, wish: RefundWish): Promise<void> =>
  desk.actor.write(async (tx, book) => {
    const order = await orderRepository(tx).lock(orderId)
    const payments = order ? await paymentRepository(tx).ofOrder(orderId) : []
    const payment = payments.find(({ id }) => id === wish.paymentId)
    if (!order || !payment) throw new DomainError('not_found')
    const refund = await prepareLocked(tx, desk, order, payment, wish)
    book(refundDeed(order, refund, {}, { state: 'prepared' }))
  })
