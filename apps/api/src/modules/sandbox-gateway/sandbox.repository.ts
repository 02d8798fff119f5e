import { and, desc, eq, isNull, lte, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { newId } from '../../shared/ids.ts'
import { sandboxFaults, sandboxPayments } from './sandbox.tables.ts'

export type SandboxPayment = typeof sandboxPayments.$inferSelect
export type SandboxFault = Omit<typeof sandboxFaults.$inferInsert, 'id'>

/** Money that leaves the card later has not left it yet. */
const asOf = (now: Date, payment: SandboxPayment): SandboxPayment =>
  payment.status === 'PAID' && payment.paidAt !== null && payment.paidAt > now
    ? { ...payment, status: 'IN_BANK' }
    : payment

export const sandboxRepository = (db: Db) => ({
  insert: async (
    payment: Omit<SandboxPayment, 'refId' | 'paidAt' | 'verifiedAt' | 'transactionId'> & {
      transactionId?: string
      refId?: string
    },
  ): Promise<void> => {
    await db.insert(sandboxPayments).values(payment)
  },

  find: async (authority: string, now: Date): Promise<SandboxPayment | null> => {
    const [row] = await db.select().from(sandboxPayments).where(eq(sandboxPayments.authority, authority))
    return row ? asOf(now, row) : null
  },

  findByRef: async (merchantId: string, refId: string, now: Date): Promise<SandboxPayment | null> => {
    const [row] = await db
      .select()
      .from(sandboxPayments)
      .where(and(eq(sandboxPayments.merchantId, merchantId), eq(sandboxPayments.refId, refId)))
    return row ? asOf(now, row) : null
  },

  hasTransaction: async (transactionId: string): Promise<boolean> =>
    (await db.$count(sandboxPayments, eq(sandboxPayments.transactionId, transactionId))) > 0,

  /** Moves a payment on, if it is still in one of the states it may come from; null when it is not. */
  move: async (
    payment: SandboxPayment,
    from: SandboxPayment['status'][],
    changes: Partial<Pick<SandboxPayment, 'status' | 'amount' | 'refId' | 'paidAt' | 'verifiedAt'>>,
  ): Promise<SandboxPayment | null> => {
    const [row] = await db
      .update(sandboxPayments)
      .set(changes)
      .where(
        and(
          eq(sandboxPayments.authority, payment.authority),
          sql`${sandboxPayments.status} = ANY(${sql.param(from)}::text[])`,
        ),
      )
      .returning()
    return row ?? null
  },

  unverified: (merchantId: string, now: Date, count: number): Promise<SandboxPayment[]> =>
    db
      .select()
      .from(sandboxPayments)
      .where(
        and(
          eq(sandboxPayments.merchantId, merchantId),
          eq(sandboxPayments.status, 'PAID'),
          or(isNull(sandboxPayments.paidAt), lte(sandboxPayments.paidAt, now)),
        ),
      )
      .orderBy(desc(sandboxPayments.createdAt))
      .limit(count),

  addFault: async (fault: SandboxFault): Promise<void> => {
    await db.insert(sandboxFaults).values({ id: newId(), ...fault })
  },

  /** What goes wrong with this call, the oldest order of that first; null when nothing does. */
  takeFault: async (
    operation: SandboxFault['operation'],
    authority: string | null,
  ): Promise<SandboxFault['kind'] | null> => {
    const { rows } = await db.execute<Pick<SandboxFault, 'kind'>>(sql`
      UPDATE sandbox_faults SET remaining = remaining - 1 WHERE id = (
        SELECT id FROM sandbox_faults
        WHERE operation = ${operation} AND remaining > 0 AND (authority IS NULL OR authority = ${authority})
        ORDER BY created_at LIMIT 1 FOR UPDATE SKIP LOCKED)
      RETURNING kind`)
    return rows[0]?.kind ?? null
  },
})
