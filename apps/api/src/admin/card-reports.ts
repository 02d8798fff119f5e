import type { CardReport } from '@hojreh/contract/admin'
import type { Db } from '../db/client.ts'
import { type CardReportRow, cardReportRepository } from '../modules/payment/card-report.repository.ts'
import type { PaymentRow } from '../modules/payment/payment.repository.ts'

const stateOf = ({ isAccepted }: CardReportRow, { status }: PaymentRow): CardReport['state'] => {
  if (status === 'open') return 'waiting'
  return isAccepted ? 'accepted' : 'rejected'
}

export const toCardReport = (report: CardReportRow, payment: PaymentRow, sameCode: string[]): CardReport => ({
  paymentId: payment.id,
  state: stateOf(report, payment),
  trackingCode: report.trackingCode,
  cardLast4: report.cardLast4,
  amountAsked: payment.amount,
  amountReported: report.amount,
  paidAt: report.paidAt.toISOString(),
  reportedAt: payment.createdAt.toISOString(),
  hasReceipt: report.hasReceipt,
  sameCode,
})

/** The reports of an order, newest first. */
export const cardReportsOf = async (db: Db, orderId: string): Promise<CardReport[]> => {
  const repository = cardReportRepository(db)
  const reports: CardReport[] = []
  for (const { report, payment } of await repository.ofOrder(orderId))
    reports.push(toCardReport(report, payment, await repository.ordersWithSameCode(report)))
  return reports
}
