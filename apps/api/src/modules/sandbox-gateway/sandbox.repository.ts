import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { sandboxPayments } from './sandbox.tables.ts'

export type SandboxPayment = typeof sandboxPayments.$inferSelect

export const sandboxRepository = (db: Db) => ({
  insert: async (payment: typeof sandboxPayments.$inferInsert): Promise<void> => {
    await db.insert(sandboxPayments).values(payment)
  },

  find: async (authority: string): Promise<SandboxPayment | null> => {
    const [row] = await db.select().from(sandboxPayments).where(eq(sandboxPayments.authority, authority))
    return row ?? null
  },

  /** Moves a payment on, if it is still in one of the states it may come from. */
  move: async (
    authority: string,
    from: SandboxPayment['status'][],
    changes: Partial<typeof sandboxPayments.$inferInsert>,
  ): Promise<boolean> => {
    const rows = await db
      .update(sandboxPayments)
      .set(changes)
      .where(and(eq(sandboxPayments.authority, authority), inArray(sandboxPayments.status, from)))
      .returning({ authority: sandboxPayments.authority })
    return rows.length === 1
  },

  unverified: (merchantId: string, count: number): Promise<SandboxPayment[]> =>
    db
      .select()
      .from(sandboxPayments)
      .where(and(eq(sandboxPayments.merchantId, merchantId), eq(sandboxPayments.status, 'PAID')))
      .orderBy(desc(sandboxPayments.createdAt))
      .limit(count),
})
