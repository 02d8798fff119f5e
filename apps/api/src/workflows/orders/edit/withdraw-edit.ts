import type { Db } from '../../../db/client.ts'
import { releaseEdit } from '../../../modules/inventory/inventory.service.ts'
import { type LockedOrder, orderRepository } from '../../../modules/order/order.repository.ts'
import { type OrderEditRow, orderEditRepository } from '../../../modules/order-edit/order-edit.repository.ts'
import { paymentRepository } from '../../../modules/payment/payment.repository.ts'
import type { Desk } from '../../../modules/staff-action/actor.ts'
import { DomainError } from '../../../shared/domain-error.ts'
import { forEach } from '../../for-each.ts'
import type { PaymentDependencies } from '../../payment/payment-dependencies.ts'

const BATCH = 50

/** An open edit comes to nothing: its pieces are free. Money that still comes for it is owed back. */
export const endEdit = async (tx: Db, order: LockedOrder, edit: OrderEditRow, now: Date): Promise<void> => {
  await releaseEdit(tx, order, edit.id)
  await orderEditRepository(tx).change(order, edit, { state: 'withdrawn', endedAt: now })
}

/** Likewise, if the order has one. */
export const endOpenEdit = async (tx: Db, order: LockedOrder, now: Date): Promise<void> => {
  const edit = await orderEditRepository(tx).openOf(order.id)
  if (edit) await endEdit(tx, order, edit, now)
}

/** The desk takes an edit back whose difference is not there. Throws `payment_under_way` while somebody pays it. */
export const withdrawOrderEdit = (desk: Desk, { id }: { id: string }): Promise<void> =>
  desk.actor.write(async (tx, book) => {
    const order = await orderRepository(tx).lock(id)
    if (!order || order.status === 'pending') throw new DomainError('not_found')
    const edit = await orderEditRepository(tx).openOf(id)
    if (!edit) throw new DomainError('illegal_transition')
    if (await paymentRepository(tx).findOpen(id, edit.id)) throw new DomainError('payment_under_way')
    await endEdit(tx, order, edit, desk.clock())
    book({
      subject: `order:${id}`,
      label: order.orderNumber,
      before: { edit: edit.id, state: 'open' },
      after: { edit: edit.id, state: 'withdrawn' },
    })
  })

/** Edits whose difference nobody paid in time. One that is being paid waits for what becomes of that. */
export const endForgottenEdits = async ({
  database: { db },
  clock,
  log,
}: Pick<PaymentDependencies, 'database' | 'clock' | 'log'>): Promise<void> => {
  const now = clock()
  await forEach(await orderEditRepository(db).overdue(now, BATCH), log, (orderId) =>
    db.transaction(async (tx) => {
      const order = await orderRepository(tx).lock(orderId)
      // It may have been paid or withdrawn between the query and the lock.
      const edit = await orderEditRepository(tx).openOf(orderId)
      if (!order || !edit?.heldUntil || edit.heldUntil > now) return
      if (await paymentRepository(tx).findOpen(orderId, edit.id)) await releaseEdit(tx, order, edit.id)
      else await endEdit(tx, order, edit, now)
    }),
  )
}
