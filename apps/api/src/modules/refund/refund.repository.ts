import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import type { Locked } from '../../db/locked.ts'
import { orderEvents, orders } from '../order/order.tables.ts'
import { payments } from '../payment/payment.tables.ts'
import { refundLines, refunds } from './refund.tables.ts'

export type RefundRow = typeof refunds.$inferSelect
export type RefundLineRow = typeof refundLines.$inferSelect
export type RefundLine = Omit<RefundLineRow, 'refundId'>

/** A locked order: its refunds change only under this lock. */
type HeldOrder = Locked<{ id: string }>

/** Money that a customer waits for. */
export interface OwedRow {
  /** Of the refund, or of the payment while no refund is prepared. */
  id: string
  refundId: string | null
  paymentId: string
  orderId: string
  amount: number
  since: Date
}

/** Open refunds, and payments that are owed back as far as no refund covers them. */
const owed = sql`(
  SELECT refunds.id, refunds.id AS refund_id, payment_id, order_id, amount,
      coalesce(prepared_at, refunds.created_at) AS since
    FROM refunds WHERE state IN ('owed', 'prepared')
  UNION ALL
  SELECT payments.id, NULL, payments.id, order_id, amount - covered, coalesce(
      (SELECT max(at) FROM ${orderEvents} WHERE order_events.order_id = payments.order_id AND status = 'refund_due'),
      settled_at, created_at)
    FROM ${payments}, LATERAL (SELECT coalesce(sum(refunds.amount), 0) AS covered FROM refunds
      WHERE payment_id = payments.id AND state <> 'dropped') AS sums
    WHERE payments.status = 'refund_due' AND amount > covered
) AS owed`

export const refundRepository = (db: Db) => ({
  find: async (id: string): Promise<RefundRow | null> => {
    const [row] = await db.select().from(refunds).where(eq(refunds.id, id))
    return row ?? null
  },

  /** All of an order, oldest first. */
  ofOrder: (orderId: string): Promise<RefundRow[]> =>
    db
      .select()
      .from(refunds)
      .where(eq(refunds.orderId, orderId))
      .orderBy(asc(refunds.createdAt), asc(refunds.id)),

  /** The goods of refunds that were not dropped, of some orders. */
  linesOfOrders: (orderIds: readonly string[]) =>
    db
      .select({ orderId: refunds.orderId, productId: refundLines.productId, count: refundLines.count })
      .from(refundLines)
      .innerJoin(refunds, eq(refunds.id, refundLines.refundId))
      .where(
        and(sql`${refunds.orderId} = ANY(${sql.param([...orderIds])}::text[])`, ne(refunds.state, 'dropped')),
      ),

  /** The goods of the refunds of an order that were not dropped. */
  linesOfOrder: (orderId: string): Promise<RefundLineRow[]> =>
    db
      .select({
        refundId: refundLines.refundId,
        productId: refundLines.productId,
        count: refundLines.count,
        restocked: refundLines.restocked,
      })
      .from(refundLines)
      .innerJoin(refunds, eq(refunds.id, refundLines.refundId))
      .where(and(eq(refunds.orderId, orderId), ne(refunds.state, 'dropped')))
      .orderBy(asc(refundLines.productId)),

  insert: async (
    { id: orderId }: HeldOrder,
    refund: Omit<RefundRow, 'orderId' | 'editId' | 'toldAt'> & { editId?: string },
    lines: readonly RefundLine[] = [],
  ): Promise<void> => {
    await db.insert(refunds).values({ ...refund, orderId })
    if (lines.length > 0)
      await db.insert(refundLines).values(
        lines.map(({ productId, count, restocked }) => ({
          refundId: refund.id,
          productId,
          count,
          restocked,
        })),
      )
  },

  change: async (
    { id: orderId }: HeldOrder,
    { id }: Pick<RefundRow, 'id'>,
    changes: Partial<
      Pick<RefundRow, 'state' | 'note' | 'preparedByName' | 'preparedAt' | 'toldAt' | 'reference' | 'doneAt'>
    >,
  ): Promise<void> => {
    await db
      .update(refunds)
      .set(changes)
      .where(and(eq(refunds.id, id), eq(refunds.orderId, orderId)))
  },

  /** Removes the goods of the order's prepared refunds of kind `lines`: they are back already. */
  forgetLines: async ({ id: orderId }: HeldOrder): Promise<void> => {
    const prepared = db
      .select({ id: refunds.id })
      .from(refunds)
      .where(and(eq(refunds.orderId, orderId), eq(refunds.state, 'prepared'), eq(refunds.kind, 'lines')))
    await db.delete(refundLines).where(inArray(refundLines.refundId, prepared))
  },

  /**
   * Returns a page of the sums that customers wait for, the one that waits longest first, with their orders and
   * payments.
   */
  owed: async (take: number, last?: { at: Date; id: string }) => {
    const isAfter = last ? sql`(since, owed.id) > (${last.at.toISOString()}, ${last.id})` : sql`true`
    const { rows } = await db.execute<{
      id: string
      refund_id: string | null
      payment_id: string
      order_id: string
      amount: string
      since: string
    }>(sql`SELECT * FROM ${owed} WHERE ${isAfter} ORDER BY since, owed.id LIMIT ${take}`)
    return rows.map(
      (row): OwedRow => ({
        id: row.id,
        refundId: row.refund_id,
        paymentId: row.payment_id,
        orderId: row.order_id,
        amount: Number(row.amount),
        since: new Date(row.since),
      }),
    )
  },

  /** Counts the sums that customers wait for, with the times of the oldest and the newest. */
  waiting: async (): Promise<{ count: number; oldest: Date | null; newest: Date | null }> => {
    const { rows } = await db.execute<{ count: number; oldest: string | null; newest: string | null }>(
      sql`SELECT count(*)::int AS count, min(since) AS oldest, max(since) AS newest FROM ${owed}`,
    )
    const [{ count, oldest, newest } = { count: 0, oldest: null, newest: null }] = rows
    return { count, oldest: oldest ? new Date(oldest) : null, newest: newest ? new Date(newest) : null }
  },

  /** What is shown beside the rows of `owed`. */
  ordersOf: (ids: readonly string[]) =>
    db
      .select()
      .from(orders)
      .where(sql`${orders.id} = ANY(${sql.param(ids)}::text[])`),
  paymentsOf: (ids: readonly string[]) =>
    db
      .select()
      .from(payments)
      .where(sql`${payments.id} = ANY(${sql.param(ids)}::text[])`),
  byIds: (ids: readonly string[]): Promise<RefundRow[]> =>
    db
      .select()
      .from(refunds)
      .where(sql`${refunds.id} = ANY(${sql.param(ids)}::text[])`),
})

/** Returns the rial of a payment that were not sent back and will not be. */
export const remainingOf = (payment: { id: string; amount: number }, ofOrder: readonly RefundRow[]): number =>
  ofOrder
    .filter(({ paymentId, state }) => paymentId === payment.id && state !== 'dropped')
    .reduce((rest, { amount }) => rest - amount, payment.amount)

/** Counts the pieces of each product in some lines. */
export const countsOf = (lines: readonly Pick<RefundLine, 'productId' | 'count'>[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const { productId, count } of lines) counts.set(productId, (counts.get(productId) ?? 0) + count)
  return counts
}
