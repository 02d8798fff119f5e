import type { OrderRecord } from '@hojreh/contract/admin'
import { withEdition } from '../modules/edition/edition.service.ts'
import { customerRepository } from '../modules/identity/customer.repository.ts'
import { orderRepository } from '../modules/order/order.repository.ts'
import { orderSearchRepository } from '../modules/order/order-search.repository.ts'
import { orderEditRepository } from '../modules/order-edit/order-edit.repository.ts'
import { toOrderEdit } from '../modules/order-edit/order-edit-view.ts'
import { orderNoteRepository } from '../modules/order-note/order-note.repository.ts'
import { paymentRepository } from '../modules/payment/payment.repository.ts'
import { toPayment } from '../modules/payment/payment-view.ts'
import { noWays } from '../modules/payment/ways-of-order.ts'
import { refundRepository, remainingOf } from '../modules/refund/refund.repository.ts'
import type { StaffActor } from '../modules/staff-session/staff-actor.ts'
import type { Dependencies } from '../shared/dependencies.ts'
import { DomainError } from '../shared/domain-error.ts'
import { maskPhone } from '../shared/mask-phone.ts'
import { viewOrder } from '../workflows/orders/read-orders.ts'
import { cardReportsOf } from './card-reports.ts'
import { refundsOf } from './money/refund-views.ts'
import { actsOn } from './order-acts.ts'

const readOrder = async (
  { database: { db }, clock }: Dependencies,
  { staffId, permissions }: Pick<StaffActor, 'staffId' | 'permissions'>,
  id: string,
) => {
  const repository = orderRepository(db)
  const order = await repository.findPlaced(id)
  const customer = order && (await customerRepository(db).find(order.customerId))
  if (!order || !customer) throw new DomainError('not_found')
  const now = clock()
  const view = await viewOrder(db, order, { ...noWays, now })
  const payments = await paymentRepository(db).ofOrder(id)
  const events = await repository.eventsWithNames(id)
  const rows = await refundRepository(db).ofOrder(id)
  const { refunds, backOf } = await refundsOf(db, id, view.lines, { staffId, now })
  const notes = await orderNoteRepository(db).ofOrder(id)
  const edits = await orderEditRepository(db).ofOrder(id)
  const cardReports = await cardReportsOf(db, id)
  const isReported = cardReports.some(({ state }) => state === 'waiting')
  return {
    ...view,
    lines: view.lines.map((line) => ({ ...line, back: backOf(line.productId) })),
    refunds,
    acts: actsOn({ status: order.status, isPartlySent: view.isPartlySent, isReported }, permissions),
    address: { ...view.address, receiverPhone: maskPhone(view.address.receiverPhone) },
    cardAmount: order.cardAmount,
    heldUntil: order.heldUntil?.toISOString() ?? null,
    customer: {
      id: customer.id,
      name: `${customer.firstName} ${customer.lastName}`.trim(),
      phone: maskPhone(customer.phone),
      since: customer.createdAt.toISOString(),
      ...(await orderSearchRepository(db).countOf(customer.id)),
    },
    payments: payments.map((payment) => ({
      ...toPayment(payment),
      refundReference: payment.refundReference,
      remaining: remainingOf(payment, rows),
    })),
    cardReports,
    events: events.map(({ event: { status, at, by, note }, staffName }) => ({
      status,
      at: at.toISOString(),
      by,
      staffName,
      note,
    })),
    edits: edits.map(toOrderEdit),
    notes: notes.map(({ id: noteId, text, createdAt, staffName }) => ({
      id: noteId,
      text,
      at: createdAt.toISOString(),
      staffName,
    })),
  }
}

/** All of one order, for a member. Throws `not_found`. */
export const orderRecord = (
  dependencies: Dependencies,
  member: Pick<StaffActor, 'staffId' | 'permissions'>,
  id: string,
): Promise<OrderRecord> =>
  withEdition(dependencies.database.db, `order:${id}`, () => readOrder(dependencies, member, id))
