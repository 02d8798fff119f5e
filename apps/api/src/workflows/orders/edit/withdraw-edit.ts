import { formatToman } from '@hojreh/persian'
import type { Db } from '../../../db/client.ts'
import { releaseEdit, releaseExpiredEdit } from '../../../modules/inventory/inventory.service.ts'
import { type LockedOrder, orderRepository } from '../../../modules/order/order.repository.ts'
import { tellByOrderSms } from '../../../modules/order/order-sms.ts'
import { type OrderEditRow, orderEditRepository } from '../../../modules/order-edit/order-edit.repository.ts'
import { cardReportRepository } from '../../../modules/payment/card-report.repository.ts'
import { paymentRepository } from '../../../modules/payment/payment.repository.ts'
import type { Desk } from '../../../modules/staff-action/actor.ts'
import { DomainError } from '../../../shared/domain-error.ts'
import { forEach } from '../../for-each.ts'
import type { PaymentDependencies } from '../../payment/payment-dependencies.ts'
import { differenceOf } from './apply-edit.ts'

const BATCH = 50

type Telling = Pick<PaymentDependencies, 'config' | 'clock'>

/** Ends an open edit without effect: its pieces are free. Money that still comes for it is owed back. */
export const endEdit = async (tx: Db, order: LockedOrder, edit: OrderEditRow, now: Date): Promise<void> => {
  await releaseEdit(tx, order, edit.id)
  await orderEditRepository(tx).change(order, edit, { state: 'withdrawn', endedAt: now })
}

/** Whether the customer is at the bank, or has reported a transfer of the difference. */
export const isBeingPaid = async (tx: Db, { id, orderId }: OrderEditRow): Promise<boolean> =>
  (await paymentRepository(tx).findOpen(orderId, id)) !== null ||
  (await cardReportRepository(tx).waitsFor(id))

/** Sends an SMS to a customer who was asked to pay the difference: nothing is to be paid any more. */
const tellEnded = async (
  tx: Db,
  dependencies: Telling,
  order: LockedOrder,
  edit: OrderEditRow,
  news: 'edit_withdrawn' | 'edit_lapsed' | 'edit_cancelled',
): Promise<void> => {
  if (!edit.isOfPaid) return
  await tellByOrderSms(tx, dependencies, order, news, '', formatToman(differenceOf(edit)), edit.id)
}

/** Ends the edit that an order which is over may still have. */
export const endEditOfOver = async (tx: Db, dependencies: Telling, order: LockedOrder): Promise<void> => {
  const edit = await orderEditRepository(tx).openOf(order.id)
  if (!edit) return
  await endEdit(tx, order, edit, dependencies.clock())
  await tellEnded(tx, dependencies, order, edit, 'edit_cancelled')
}

/** Withdraws an edit whose difference was not paid. Throws `payment_under_way` while the customer pays it. */
export const withdrawOrderEdit = (desk: Desk, { id }: { id: string }): Promise<void> =>
  desk.actor.write(async (tx, book) => {
    const order = await orderRepository(tx).lock(id)
    if (!order || order.status === 'pending') throw new DomainError('not_found')
    const edit = await orderEditRepository(tx).openOf(id)
    if (!edit) throw new DomainError('illegal_transition')
    if (await isBeingPaid(tx, edit)) throw new DomainError('payment_under_way')
    await endEdit(tx, order, edit, desk.clock())
    await tellEnded(tx, desk, order, edit, 'edit_withdrawn')
    book({
      subject: `order:${id}`,
      label: order.orderNumber,
      before: { edit: edit.id, state: 'open' },
      after: { edit: edit.id, state: 'withdrawn' },
    })
  })

/**
 * Ends edits whose difference was not paid in time. One that is being paid, or whose order's transfer is under review,
 * waits for the outcome; its hold ends with the time of the attempt.
 */
export const endForgottenEdits = async ({
  database: { db },
  config,
  clock,
  log,
}: Pick<PaymentDependencies, 'database' | 'config' | 'clock' | 'log'>): Promise<void> => {
  const now = clock()
  await forEach(await orderEditRepository(db).overdue(now, BATCH), log, (orderId) =>
    db.transaction(async (tx) => {
      const order = await orderRepository(tx).lock(orderId)
      // It may have been paid or withdrawn between the query and the lock.
      const edit = await orderEditRepository(tx).openOf(orderId)
      if (!order || !edit?.heldUntil || edit.heldUntil > now) return
      if (order.status === 'awaiting_review' || (await isBeingPaid(tx, edit)))
        return releaseExpiredEdit(tx, order, edit.id, now)
      await endEdit(tx, order, edit, now)
      await tellEnded(tx, { config, clock }, order, edit, 'edit_lapsed')
    }),
  )
}
