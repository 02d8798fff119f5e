import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { cardReports, payments } from './payment.tables.ts'

export type CardReportRow = typeof cardReports.$inferSelect

export const cardReportRepository = (db: Db) => ({
  /** False when the tracking code was reported before. */
  insert: async (report: typeof cardReports.$inferInsert): Promise<boolean> => {
    const rows = await db
      .insert(cardReports)
      .values(report)
      .onConflictDoNothing()
      .returning({ paymentId: cardReports.paymentId })
    return rows.length === 1
  },

  ofOrder: async (orderId: string) =>
    db
      .select({ report: cardReports, payment: payments })
      .from(cardReports)
      .innerJoin(payments, eq(payments.id, cardReports.paymentId))
      .where(eq(payments.orderId, orderId))
      .orderBy(desc(payments.createdAt)),

  /** The report of an order that nobody has decided on. */
  openOf: async (orderId: string) => {
    const [row] = await db
      .select({ report: cardReports, payment: payments })
      .from(cardReports)
      .innerJoin(payments, eq(payments.id, cardReports.paymentId))
      .where(and(eq(payments.orderId, orderId), eq(payments.status, 'open')))
    return row ?? null
  },

  reject: async (paymentId: string): Promise<void> => {
    await db.update(cardReports).set({ isRejected: true }).where(eq(cardReports.paymentId, paymentId))
  },
})
