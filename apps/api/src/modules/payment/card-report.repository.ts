import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNull,
  lte,
  max,
  min,
  ne,
  notInArray,
  or,
  sql,
} from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { stockHolds } from '../inventory/inventory.tables.ts'
import { orders } from '../order/order.tables.ts'
import { orderEdits } from '../order-edit/order-edit.tables.ts'
import { cardReports, payments } from './payment.tables.ts'

export type CardReportRow = typeof cardReports.$inferSelect

export interface WaitingReports {
  count: number
  oldest: Date | null
  newest: Date | null
  /** How many of them name a transfer that another order names, too. */
  sameCode: number
}

/** Any number that no other advisory lock of ours uses. */
const TRACKING_CODE_LOCK = 7_246_011

const withPayment = (db: Db) =>
  db
    .select({ report: cardReports, payment: payments })
    .from(cardReports)
    .innerJoin(payments, eq(payments.id, cardReports.paymentId))

const hasTwin = sql`EXISTS (SELECT FROM card_reports AS other WHERE other.tracking_code = ${cardReports.trackingCode}
  AND other.payment_id <> ${cardReports.paymentId} AND NOT other.is_rejected)`

/** Whatever became of the order meanwhile: the customer says that money has left an account. */
const waitsForLook = eq(payments.status, 'open')

/** The order is paid or over, or the edit is: what arrived buys nothing. */
const isLate = or(
  and(isNull(payments.editId), notInArray(orders.status, ['awaiting_payment', 'awaiting_review'])),
  ne(orderEdits.state, 'open'),
)

/** Makes what says of each of these reports which other orders name its transfer. */
const sameCodesOf = async (db: Db, reports: readonly CardReportRow[]) => {
  const codes = reports.map(({ trackingCode }) => trackingCode)
  const rows = await db
    .select({
      paymentId: cardReports.paymentId,
      trackingCode: cardReports.trackingCode,
      orderNumber: orders.orderNumber,
    })
    .from(cardReports)
    .innerJoin(payments, eq(payments.id, cardReports.paymentId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(
      and(
        sql`${cardReports.trackingCode} = ANY(${sql.param(codes)}::text[])`,
        eq(cardReports.isRejected, false),
      ),
    )
    .orderBy(orders.orderNumber)
  const byCode = Map.groupBy(rows, (row) => row.trackingCode)
  return ({ paymentId, trackingCode }: CardReportRow): string[] =>
    (byCode.get(trackingCode) ?? [])
      .filter((row) => row.paymentId !== paymentId)
      .map(({ orderNumber }) => orderNumber ?? '')
}

export const cardReportRepository = (db: Db) => ({
  insert: async (report: typeof cardReports.$inferInsert): Promise<void> => {
    await db.insert(cardReports).values(report)
  },

  /** Of which of these payments there is a report. */
  existing: async (paymentIds: readonly string[]): Promise<Set<string>> => {
    const rows = await db
      .select({ id: cardReports.paymentId })
      .from(cardReports)
      .where(sql`${cardReports.paymentId} = ANY(${sql.param([...paymentIds])}::text[])`)
    return new Set(rows.map(({ id }) => id))
  },

  ofOrder: (orderId: string) =>
    withPayment(db).where(eq(payments.orderId, orderId)).orderBy(desc(payments.createdAt)),

  /** The undecided report of an order, or that one of them; without a name the newest, which is asked about. */
  openOf: async (orderId: string, paymentId?: string) => {
    const isThat = paymentId === undefined ? undefined : eq(payments.id, paymentId)
    const [row] = await withPayment(db)
      .where(and(eq(payments.orderId, orderId), eq(payments.status, 'open'), isThat))
      .orderBy(desc(payments.createdAt))
      .limit(1)
    return row ?? null
  },

  /** Whether a transfer for the difference of an edit waits for a look. */
  waitsFor: async (editId: string): Promise<boolean> =>
    (await db.$count(
      payments,
      and(eq(payments.editId, editId), eq(payments.method, 'card'), eq(payments.status, 'open')),
    )) > 0,

  /** Whether the customer has reported this transfer before, for any order, and it was not turned down. */
  hasReported: async (customerId: string, trackingCode: string): Promise<boolean> => {
    const rows = await withPayment(db)
      .where(
        and(
          eq(cardReports.trackingCode, trackingCode),
          eq(payments.customerId, customerId),
          eq(cardReports.isRejected, false),
        ),
      )
      .limit(1)
    return rows.length > 0
  },

  /** How many transfers that the customer reported since a moment were not found on the account. */
  countUnconfirmed: async (customerId: string, since: Date): Promise<number> =>
    db.$count(
      payments,
      and(
        eq(payments.customerId, customerId),
        eq(payments.method, 'card'),
        inArray(payments.status, ['open', 'failed']),
        gte(payments.createdAt, since),
      ),
    ),

  /** Numbers of other orders that were reported with the same transfer and not turned down. */
  ordersWithSameCode: async (report: CardReportRow): Promise<string[]> =>
    (await sameCodesOf(db, [report]))(report),

  /** The same for many, in one query. */
  ordersWithSameCodes: (reports: readonly CardReportRow[]) => sameCodesOf(db, reports),

  /** Which of these reports wait for a look, while the money can no longer buy what it was sent for. */
  late: async (paymentIds: readonly string[]): Promise<Set<string>> => {
    const rows = await db
      .select({ id: payments.id })
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .leftJoin(orderEdits, eq(orderEdits.id, payments.editId))
      .where(and(sql`${payments.id} = ANY(${sql.param([...paymentIds])}::text[])`, waitsForLook, isLate))
    return new Set(rows.map(({ id }) => id))
  },

  /** Of these orders, the ones that wait for a look with a transfer that another order names, too. */
  sharingCode: async (orderIds: readonly string[]): Promise<Set<string>> => {
    const rows = await db
      .select({ id: payments.orderId })
      .from(cardReports)
      .innerJoin(payments, eq(payments.id, cardReports.paymentId))
      .where(and(inArray(payments.orderId, [...orderIds]), waitsForLook, hasTwin))
    return new Set(rows.map(({ id }) => id))
  },

  /** Those that wait for a look, the one that waits longest first, after the one that was read last. */
  listWaiting: (take: number, last?: { at: Date; id: string }) =>
    db
      .select({ report: cardReports, payment: payments, order: orders })
      .from(cardReports)
      .innerJoin(payments, eq(payments.id, cardReports.paymentId))
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .where(
        and(
          waitsForLook,
          last &&
            sql`(${payments.createdAt}, ${payments.id}) > (${last.at.toISOString()}::timestamptz, ${last.id})`,
        ),
      )
      .orderBy(asc(payments.createdAt), asc(payments.id))
      .limit(take),

  /** The reports that wait for a look. */
  waiting: async (): Promise<WaitingReports> => {
    const [row] = await db
      .select({
        count: count(),
        oldest: min(payments.createdAt),
        newest: max(payments.createdAt),
        sameCode: sql`count(*) FILTER (WHERE ${hasTwin})`.mapWith(Number),
      })
      .from(cardReports)
      .innerJoin(payments, eq(payments.id, cardReports.paymentId))
      .where(waitsForLook)
    return row ?? { count: 0, oldest: null, newest: null, sameCode: 0 }
  },

  /** Orders whose goods are held for an undecided report of `until` or earlier, and by now no longer by the desk. */
  ordersKeptSince: async (
    { until, now }: { until: Date; now: Date },
    take: number,
    orderId?: string,
  ): Promise<string[]> => {
    const rows = await db
      .selectDistinct({ orderId: stockHolds.orderId })
      .from(stockHolds)
      .innerJoin(payments, eq(payments.orderId, stockHolds.orderId))
      .innerJoin(orders, eq(orders.id, stockHolds.orderId))
      .where(
        and(
          eq(stockHolds.isKept, true),
          or(isNull(orders.heldUntil), lte(orders.heldUntil, now)),
          eq(payments.method, 'card'),
          eq(payments.status, 'open'),
          lte(payments.createdAt, until),
          orderId === undefined ? undefined : eq(stockHolds.orderId, orderId),
        ),
      )
      .limit(take)
    return rows.map((row) => row.orderId)
  },

  /** Counts the transfer as this payment; false when it was counted as another one before. Its payment must be locked. */
  accept: async (paymentId: string): Promise<boolean> => {
    const own = sql`(SELECT tracking_code FROM card_reports WHERE payment_id = ${paymentId})`
    await db.execute(sql`SELECT pg_advisory_xact_lock(${TRACKING_CODE_LOCK}, hashtext(${own}))`)
    const { rowCount } = await db.execute(sql`
      UPDATE card_reports SET is_accepted = true WHERE payment_id = ${paymentId} AND NOT EXISTS (
        SELECT FROM card_reports AS other WHERE other.tracking_code = card_reports.tracking_code AND other.is_accepted)`)
    return rowCount === 1
  },

  reject: async (paymentId: string): Promise<void> => {
    await db.update(cardReports).set({ isRejected: true }).where(eq(cardReports.paymentId, paymentId))
  },
})
