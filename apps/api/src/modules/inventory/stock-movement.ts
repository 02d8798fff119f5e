import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { stockMovements } from './stock-movement.tables.ts'

export type StockMovementRow = typeof stockMovements.$inferSelect

/** Why stock changes in the rest of a transaction, and by whom. */
export interface MovementReason {
  reason: string
  staffId?: string | null
  staffName?: string
  note?: string
  at?: Date
}

/** Says why the stock changes that follow in this transaction. */
export const giveReason = async (tx: Db, why: MovementReason): Promise<void> => {
  await tx.execute(sql`SELECT set_config('hojreh.movement', ${JSON.stringify(why)}, true)`)
}

export const stockMovementRepository = (db: Db) => ({
  /** Newest first, after the one that was read last. */
  readPage: (productId: string, take: number, before?: number): Promise<StockMovementRow[]> =>
    db
      .select()
      .from(stockMovements)
      .where(
        and(
          eq(stockMovements.productId, productId),
          before === undefined ? undefined : lt(stockMovements.number, before),
        ),
      )
      .orderBy(desc(stockMovements.number))
      .limit(take),
})
