import { and, asc, desc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { columnsOf, compileOnce, texts } from '../../db/compile-once.ts'
import { newId } from '../../shared/ids.ts'
import { sandboxFaults, sandboxPayments } from './sandbox.tables.ts'

export type SandboxPayment = typeof sandboxPayments.$inferSelect
export type SandboxFault = Omit<typeof sandboxFaults.$inferInsert, 'id'>

/** Money that leaves the card later has not left it yet. */
const asOf = (now: Date, payment: SandboxPayment): SandboxPayment =>
  payment.status === 'PAID' && payment.paidAt !== null && payment.paidAt > now
    ? { ...payment, status: 'IN_BANK' }
    : payment

const insert = compileOnce(
  columnsOf(
    sandboxPayments,
    'authority',
    'merchantId',
    'amount',
    'callbackUrl',
    'description',
    'status',
    'createdAt',
  ),
  (db, payment) => db.insert(sandboxPayments).values(payment),
)

const find = compileOnce(columnsOf(sandboxPayments, 'authority'), (db, { authority }) =>
  db.select().from(sandboxPayments).where(eq(sandboxPayments.authority, authority)),
)

const move = compileOnce(
  {
    ...columnsOf(sandboxPayments, 'authority', 'status', 'amount', 'refId', 'paidAt', 'verifiedAt'),
    from: texts,
  },
  (db, { authority, from, refId, verifiedAt, ...changes }) =>
    db
      .update(sandboxPayments)
      .set({
        ...changes,
        // Of a payment that was read before another call verified it.
        refId: sql`coalesce(${refId}, ${sandboxPayments.refId})`,
        verifiedAt: sql`coalesce(${verifiedAt}::timestamptz, ${sandboxPayments.verifiedAt})`,
      })
      .where(
        and(eq(sandboxPayments.authority, authority), sql`${sandboxPayments.status} = ANY(${from}::text[])`),
      )
      .returning(),
)

const takeFault = compileOnce(
  columnsOf(sandboxFaults, 'operation', 'authority'),
  (db, { operation, authority }) => {
    const next = db
      .select({ id: sandboxFaults.id })
      .from(sandboxFaults)
      .where(
        and(
          eq(sandboxFaults.operation, operation),
          gt(sandboxFaults.remaining, 0),
          or(isNull(sandboxFaults.authority), eq(sandboxFaults.authority, authority)),
        ),
      )
      .orderBy(asc(sandboxFaults.createdAt))
      .limit(1)
      .for('update', { skipLocked: true })
    return db
      .update(sandboxFaults)
      .set({ remaining: sql`${sandboxFaults.remaining} - 1` })
      .where(inArray(sandboxFaults.id, next))
      .returning()
  },
)

export const sandboxRepository = (db: Db) => ({
  insert: async (payment: Omit<SandboxPayment, 'refId' | 'paidAt' | 'verifiedAt'>): Promise<void> => {
    await insert(db, payment)
  },

  find: async (authority: string, now: Date): Promise<SandboxPayment | null> => {
    const [row] = await find(db, { authority })
    return row ? asOf(now, row) : null
  },

  /** Moves a payment on, if it is still in one of the states it may come from; null when it is not. */
  move: async (
    payment: SandboxPayment,
    from: SandboxPayment['status'][],
    changes: Partial<Pick<SandboxPayment, 'status' | 'amount' | 'refId' | 'paidAt' | 'verifiedAt'>>,
  ): Promise<SandboxPayment | null> => {
    const [row] = await move(db, { ...payment, ...changes, from })
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
    const [row] = await takeFault(db, { operation, authority })
    return row?.kind ?? null
  },
})
