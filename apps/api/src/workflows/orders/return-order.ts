import { formatToman } from '@hojreh/persian'
import type { Db } from '../../db/client.ts'
import type { Customer } from '../../modules/identity/customer.ts'
import { returnStock } from '../../modules/inventory/inventory.service.ts'
import { moveOrder } from '../../modules/order/move-order.ts'
import { type LockedOrder, type OrderRow, orderRepository } from '../../modules/order/order.repository.ts'
import { tellByOrderSms } from '../../modules/order/order-sms.ts'
import { isReturnTooLate } from '../../modules/order/return-rule.ts'
import { type PaymentRow, paymentRepository } from '../../modules/payment/payment.repository.ts'
import {
  countsOf,
  type RefundLine,
  refundRepository,
  remainingOf,
} from '../../modules/refund/refund.repository.ts'
import type { Desk } from '../../modules/staff-action/actor.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { newId } from '../../shared/ids.ts'
import { closePaidBack } from '../refunds/finish-refund.ts'
import { partsOf } from '../refunds/owe-back.ts'
import { worthOf } from '../refunds/prepare-refund.ts'
import { withLockedOrder } from './fulfil-order.ts'
import { getOrderDetails } from './read-orders.ts'
import { returnMessages } from './return-order.messages.ts'

type ById = Pick<OrderRow, 'id'>

/** The customer wants to send a delivered order back. Throws `return_too_late`, `illegal_transition`. */
export const requestReturn = async (
  dependencies: Dependencies,
  { customerId, write }: Customer,
  id: string,
  reason: string,
) => {
  const own = await orderRepository(dependencies.database.db).findOwn(customerId, id)
  if (!own) throw new DomainError('not_found')
  await write(async (tx) => {
    const order = await orderRepository(tx).lock(id)
    if (!order) throw new DomainError('not_found')
    const now = dependencies.clock()
    // A parcel on its way can only be taken back by the operator.
    if (order.status !== 'delivered') throw new DomainError('illegal_transition')
    if (isReturnTooLate(await orderRepository(tx).events(id), now)) throw new DomainError('return_too_late')
    await moveOrder(tx, order, 'return_requested', 'customer', now)
    await orderRepository(tx).update(order, { returnReason: reason })
    await tellByOrderSms(tx, dependencies, order, 'return_requested')
  })
  return getOrderDetails(dependencies, customerId, id)
}

/** Of all goods of an order, those that are with the customer. */
const allGoods = async (tx: Db, order: LockedOrder, isRestocked: boolean): Promise<RefundLine[]> => {
  const gone = countsOf(await refundRepository(tx).linesOfOrder(order.id))
  return (await orderRepository(tx).lines(order.id)).flatMap((line) => {
    const count = line.count - (gone.get(line.productId) ?? 0)
    return count > 0 ? [{ productId: line.productId, count, restocked: isRestocked ? count : 0 }] : []
  })
}

/** A refund of each payment that covers a part of what the goods cost; the first one names the goods. */
const oweForGoods = async (
  tx: Db,
  order: LockedOrder,
  parts: ReturnType<typeof partsOf>,
  { payments, taken, now }: { payments: readonly PaymentRow[]; taken: readonly RefundLine[]; now: Date },
): Promise<void> => {
  const own = payments.find(({ editId }) => editId === null)
  if (!own) throw new Error('a delivered order without its payment')
  const owed = parts.length > 0 ? parts : [{ payment: own, amount: 0, isAll: false }]
  for (const [place, { payment, amount, isAll }] of owed.entries()) {
    const isOwed = amount > 0
    // A supplement of which nothing is kept bought nothing.
    if (isAll && payment.editId !== null) await paymentRepository(tx).oweBack(order, payment)
    await refundRepository(tx).insert(
      order,
      {
        ...{ id: newId(), paymentId: payment.id, kind: 'goods', amount, createdAt: now },
        ...{ state: isOwed ? 'owed' : 'done', doneAt: isOwed ? null : now },
        ...{ note: '', preparedByName: null, preparedAt: null, reference: null },
      },
      place === 0 ? taken : [],
    )
  }
}

/**
 * Goods are back in the shop, all of the order or some: their money is owed. Those that can be sold again go on the shelf.
 * What was not sent back stays delivered. Throws `goods_exceed_order`.
 * @param goods which, or of all of them whether they can be sold again
 */
export const takeReturn = (desk: Desk, order: ById, goods: readonly RefundLine[] | boolean): Promise<void> =>
  withLockedOrder(desk, order, async (tx, locked, now) => {
    if (locked.status !== 'return_requested') throw new DomainError('illegal_transition')
    const taken = typeof goods === 'boolean' ? await allGoods(tx, locked, goods) : goods
    const { amount, isAll } = await worthOf(tx, locked, taken)
    const payments = (await paymentRepository(tx).ofOrder(locked.id)).filter(
      ({ status }) => status === 'paid',
    )
    const refunds = await refundRepository(tx).ofOrder(locked.id)
    const kept = payments.reduce((sum, payment) => sum + remainingOf(payment, refunds), 0)
    const owed = isAll ? kept : Math.min(amount, kept)
    const isRestocked = taken.some(({ restocked }) => restocked > 0)
    await moveOrder(tx, locked, 'returned', desk.actor, now, {
      note: isRestocked ? returnMessages.restocked : '',
    })
    const to = isAll ? 'refund_due' : 'delivered'
    await moveOrder(tx, { ...locked, status: 'returned' }, to, desk.actor, now)
    if (isAll) await paymentRepository(tx).moveAll(locked, 'paid', 'refund_due')
    await oweForGoods(tx, locked, partsOf(payments, refunds, owed), { payments, taken, now })
    if (isAll) await tellByOrderSms(tx, desk, locked, 'returned')
    else await tellByOrderSms(tx, desk, locked, 'returned_part', '', formatToman(owed))
    // Money that went back before is nothing to wait for.
    if (isAll) await closePaidBack(tx, desk, { ...locked, status: to }, null)
    // After the coupon, which may be given back above.
    await returnStock(tx, taken)
  })

/** The shop refuses the return; the customer gets the reason. */
export const refuseReturn = (desk: Desk, order: ById, reason: string): Promise<void> =>
  withLockedOrder(desk, order, async (tx, locked, now) => {
    if (locked.status !== 'return_requested') throw new DomainError('illegal_transition')
    await moveOrder(tx, locked, 'delivered', desk.actor, now, { note: reason })
    await tellByOrderSms(tx, desk, locked, 'return_refused', reason)
  })
