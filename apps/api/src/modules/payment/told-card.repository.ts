import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { toldCards } from './payment.tables.ts'

const lastFour = (cardNumber: string): string => cardNumber.slice(-4)

/** Which cards a customer was told for an order. */
export const toldCardRepository = (db: Db) => ({
  tell: async (orderId: string, cardNumber: string, toldAt: Date): Promise<void> => {
    await db
      .insert(toldCards)
      .values({ orderId, cardNumber, toldAt })
      .onConflictDoUpdate({ target: [toldCards.orderId, toldCards.cardNumber], set: { toldAt } })
  },

  /** Last four digits of the newest other card, if there is one. */
  before: async (orderId: string, cardNumber: string): Promise<string | null> => {
    const [row] = await db
      .select({ cardNumber: toldCards.cardNumber })
      .from(toldCards)
      .where(and(eq(toldCards.orderId, orderId), ne(toldCards.cardNumber, cardNumber)))
      .orderBy(desc(toldCards.toldAt))
      .limit(1)
    return row ? lastFour(row.cardNumber) : null
  },

  /** By order, the last four digits of all of them, the newest first. */
  ofOrders: async (orderIds: readonly string[]): Promise<(orderId: string) => string[]> => {
    const rows = await db
      .select({ orderId: toldCards.orderId, cardNumber: toldCards.cardNumber })
      .from(toldCards)
      .where(sql`${toldCards.orderId} = ANY(${sql.param([...new Set(orderIds)])}::text[])`)
      .orderBy(desc(toldCards.toldAt))
    const byOrder = Map.groupBy(rows, (row) => row.orderId)
    return (orderId) => (byOrder.get(orderId) ?? []).map(({ cardNumber }) => lastFour(cardNumber))
  },
})
