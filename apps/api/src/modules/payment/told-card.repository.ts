import { and, desc, eq, ne } from 'drizzle-orm'
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

  /** Last four digits of all of them, the newest first. */
  ofOrder: async (orderId: string): Promise<string[]> => {
    const rows = await db
      .select({ cardNumber: toldCards.cardNumber })
      .from(toldCards)
      .where(eq(toldCards.orderId, orderId))
      .orderBy(desc(toldCards.toldAt))
    return rows.map(({ cardNumber }) => lastFour(cardNumber))
  },
})
