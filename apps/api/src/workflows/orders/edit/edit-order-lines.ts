import type { adminEndpoints, Edition } from '@hojreh/contract/admin'
import type { z } from 'zod'
import type { Db } from '../../../db/client.ts'
import { beginEdit } from '../../../modules/edition/edition.service.ts'
import { lockForDesk } from '../../../modules/identity/customer-lock.ts'
import { OutOfStockError } from '../../../modules/inventory/inventory.service.ts'
import { type LockedOrder, orderRepository } from '../../../modules/order/order.repository.ts'
import { type OrderEditRow, orderEditRepository } from '../../../modules/order-edit/order-edit.repository.ts'
import { isFresh } from '../../../modules/payment/attempt.ts'
import { paymentRepository } from '../../../modules/payment/payment.repository.ts'
import type { Desk } from '../../../modules/staff-action/actor.ts'
import { DomainError } from '../../../shared/domain-error.ts'
import { newId } from '../../../shared/ids.ts'
import { closeSending } from '../parcels/close-sending.ts'
import { applySold, applyUnpaid } from './apply-edit.ts'
import { askDifference } from './ask-difference.ts'
import { holdEdit, outOfStock } from './hold-edit.ts'
import { type EditPlan, piecesBeyond, planEdit, soldStatuses } from './plan-edit.ts'

type Wish = z.output<typeof adminEndpoints.editOrderLines.body>

const HOUR_MS = 60 * 60_000

/** Throws while the order is being paid. An attempt whose time is over is given up, as when it is paid anew. */
const checkNobodyPays = async (tx: Db, order: LockedOrder, now: Date): Promise<void> => {
  const open = await paymentRepository(tx).findOpen(order.id)
  if (!open) return
  if (isFresh(open, now)) throw new DomainError('payment_under_way')
  await paymentRepository(tx).settle(order, open, {
    status: 'expired',
    settledAt: now,
    failureReason: 'replaced',
  })
}

const told = (lines: readonly { title: string; count: number }[]) =>
  lines.map(({ title, count }) => `${title} × ${count}`).join('، ')

/**
 * Leaves the order as it is until its transfer is reviewed, or the difference is paid; the pieces are held until then.
 */
const keepOpen = async (tx: Db, desk: Desk, order: LockedOrder, edit: OrderEditRow, until: Date) => {
  await holdEdit(tx, order, edit, until)
  if (edit.isOfPaid) await askDifference(tx, desk, order, edit)
}

const apply = async (tx: Db, desk: Desk, order: LockedOrder, edit: OrderEditRow) => {
  if (order.status === 'awaiting_payment') return applyUnpaid(tx, desk, order, edit)
  const [first] = piecesBeyond(edit.linesAfter, edit.linesBefore)
  if (!(await applySold(tx, desk, order, edit))) throw new OutOfStockError(first?.productId ?? '')
  await closeSending(tx, desk, order)
}

const editOf = (desk: Desk, order: LockedOrder, plan: EditPlan, heldHours: number): OrderEditRow => {
  const { total, ...sumsAfter } = plan.sums
  const now = desk.clock()
  const isOfPaid = soldStatuses.includes(order.status)
  const isOpen = order.status === 'awaiting_review' || (isOfPaid && total > (order.total ?? 0))
  return {
    ...{ id: newId(), orderId: order.id, state: isOpen ? 'open' : 'applied', isOfPaid },
    ...{ linesBefore: plan.before, linesAfter: plan.after, sumsAfter },
    ...{ totalBefore: order.total ?? 0, totalAfter: total, cardAmountBefore: order.cardAmount },
    ...{ staffId: desk.actor.staffId, editedBy: desk.actor.name },
    heldUntil: isOpen ? new Date(now.getTime() + heldHours * HOUR_MS) : null,
    createdAt: now,
    endedAt: isOpen ? null : now,
  }
}

/**
 * Changes what a placed order consists of; the goods are held, or sold, before anything else. An unpaid order costs
 * another sum from here on. Of a paid one, what it costs less is owed back, and what it costs more has to be paid
 * before the change is made. Throws `edit_conflict`, `order_sum_changed`, `payment_under_way`, `insufficient_stock`,
 * and what `planEdit` throws.
 */
export const editOrderLines = (desk: Desk, id: string, wish: Wish): Promise<Edition> =>
  desk.actor.write(async (tx, book) => {
    const found = await orderRepository(tx).findPlaced(id)
    if (!found) throw new DomainError('not_found')
    // A checkout takes the place of whatever is held for its customer, so that no holds may be added beside it.
    await lockForDesk(tx, found.customerId)
    const order = await orderRepository(tx).lock(id)
    if (!order) throw new DomainError('not_found')
    const subject = `order:${id}`
    const now = desk.clock()
    const edition = await beginEdit(tx, { subject, version: wish.version, by: desk.actor, now })
    const plan = await planEdit(tx, order, wish.lines)
    if (plan.sums.total !== wish.total) throw new DomainError('order_sum_changed')
    if (order.status === 'awaiting_payment') await checkNobodyPays(tx, order, now)
    const edit = editOf(desk, order, plan, wish.heldHours)
    await orderEditRepository(tx).insert(order, edit)
    try {
      if (edit.heldUntil) await keepOpen(tx, desk, order, edit, edit.heldUntil)
      else await apply(tx, desk, order, edit)
    } catch (error) {
      throw error instanceof OutOfStockError ? outOfStock(edit, error) : error
    }
    book({
      subject,
      label: order.orderNumber,
      before: { lines: told(plan.before), total: order.total },
      after: { lines: told(plan.after), total: plan.sums.total, edit: edit.id, state: edit.state },
    })
    return edition
  })
