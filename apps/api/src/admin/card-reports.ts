import type { CardReport } from '@hojreh/contract/admin'
import type { Db } from '../db/client.ts'
import { type CardReportRow, cardReportRepository } from '../modules/payment/card-report.repository.ts'
import type { PaymentRow } from '../modules/payment/payment.repository.ts'
import { toldCardRepository } from '../modules/payment/told-card.repository.ts'

const stateOf = ({ isAccepted }: CardReportRow, { status }: PaymentRow): CardReport['state'] => {
  if (status === 'open') return 'waiting'
  return isAccepted ? 'accepted' : 'rejected'
}

/** What is known beside a report: other orders that name its transfer, and the cards that its customer was told. */
const besidesOf = async (db: Db, report: CardReportRow, { orderId }: PaymentRow) => ({
  sameCode: await cardReportRepository(db).ordersWithSameCode(report),
  shopCards: await toldCardRepository(db).ofOrder(orderId),
})

export const toCardReport = async (
  db: Db,
  report: CardReportRow,
  payment: PaymentRow,
): Promise<CardReport> => ({
  paymentId: payment.id,
  state: stateOf(report, payment),
  trackingCode: report.trackingCode,
  cardLast4: report.cardLast4,
  amountAsked: payment.amount,
  amountReported: report.amount,
  paidAt: report.paidAt.toISOString(),
  reportedAt: payment.createdAt.toISOString(),
  hasReceipt: report.hasReceipt,
  ...(await besidesOf(db, report, payment)),
})

/** The reports of an order, newest first. */
export const cardReportsOf = async (db: Db, orderId: string): Promise<CardReport[]> => {
  const reports: CardReport[] = []
  for (const { report, payment } of await cardReportRepository(db).ofOrder(orderId))
    reports.push(await toCardReport(db, report, payment))
  return reports
}
