import { releaseStock } from '../../modules/inventory/inventory.service.ts'
import { moveOrder } from '../../modules/order/move-order.ts'
import type { OrderRow } from '../../modules/order/order.repository.ts'
import { tellByOrderSms } from '../../modules/order/order-sms.ts'
import { cardReportRepository } from '../../modules/payment/card-report.repository.ts'
import { type PaymentRow, paymentRepository } from '../../modules/payment/payment.repository.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { lockBoth, settlePayment } from './settle-payment.ts'

const openReport = async ({ database: { db } }: Dependencies, order: Pick<OrderRow, 'id'>) => {
  const open = await cardReportRepository(db).openOf(order.id)
  if (!open) throw new DomainError('illegal_transition')
  return open
}

/**
 * The operator found the transfer on the account: the order is paid; if it was paid online meanwhile, or its goods
 * are gone, the money is owed back. Throws `illegal_transition` without a report to decide on.
 */
export const confirmCardPayment = async (
  dependencies: Dependencies,
  order: Pick<OrderRow, 'id'>,
): Promise<PaymentRow> => {
  const { payment, report } = await openReport(dependencies, order)
  return settlePayment(
    dependencies,
    payment,
    { refId: report.trackingCode, maskedCard: payment.maskedCard },
    'operator',
  )
}

/** The operator found no such transfer: the order waits for its payment again and its goods are free. */
export const rejectCardPayment = async (
  dependencies: Dependencies,
  order: Pick<OrderRow, 'id'>,
): Promise<void> => {
  const { payment: reported } = await openReport(dependencies, order)
  const { database, clock } = dependencies
  await database.db.transaction(async (tx) => {
    const { order: locked, payment } = await lockBoth(tx, reported)
    if (payment.status !== 'open') throw new DomainError('illegal_transition')
    const now = clock()
    await paymentRepository(tx).settle(locked, payment, {
      status: 'failed',
      failureReason: 'rejected',
      settledAt: now,
    })
    await cardReportRepository(tx).reject(payment.id)
    if (locked.status !== 'awaiting_review') return
    await moveOrder(tx, locked, 'awaiting_payment', 'operator', now)
    await releaseStock(tx, locked)
    await tellByOrderSms(tx, dependencies, locked, 'transfer_rejected')
  })
}
