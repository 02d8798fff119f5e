import type { CardReport } from '@hojreh/contract/admin'
import type { Db } from '../db/client.ts'
import { type CardReportRow, cardReportRepository } from '../modules/payment/card-report.repository.ts'
import type { PaymentRow } from '../modules/payment/payment.repository.ts'
import { toldCardRepository } from '../modules/payment/told-card.repository.ts'

interface Found {
  report: CardReportRow
  payment: PaymentRow
}

const stateOf = ({ report: { isAccepted }, payment: { status } }: Found): CardReport['state'] => {
  if (status === 'open') return 'waiting'
  return isAccepted ? 'accepted' : 'rejected'
}

/** Reports with what is known beside them: other orders that name the same transfer, and the cards that customers were told. */
export const toCardReports = async (db: Db, found: readonly Found[]): Promise<CardReport[]> => {
  const repository = cardReportRepository(db)
  const sameCodeOf = await repository.ordersWithSameCodes(found.map(({ report }) => report))
  const late = await repository.late(found.map(({ payment }) => payment.id))
  const shopCardsOf = await toldCardRepository(db).ofOrders(found.map(({ payment }) => payment.orderId))
  return found.map((row) => {
    const { report, payment } = row
    return {
      paymentId: payment.id,
      state: stateOf(row),
      trackingCode: report.trackingCode,
      cardLast4: report.cardLast4,
      amountAsked: payment.amount,
      amountReported: report.amount,
      paidAt: report.paidAt.toISOString(),
      reportedAt: payment.createdAt.toISOString(),
      hasReceipt: report.hasReceipt,
      isSupplement: payment.editId !== null,
      isLate: late.has(payment.id),
      sameCode: sameCodeOf(report),
      shopCards: shopCardsOf(payment.orderId),
    }
  })
}

/** The reports of an order, newest first. */
export const cardReportsOf = async (db: Db, orderId: string): Promise<CardReport[]> =>
  toCardReports(db, await cardReportRepository(db).ofOrder(orderId))
