import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { jsonRow } from '../../db/json-row.ts'
import { asLocked, type Locked } from '../../db/locked.ts'
import { newestFirst } from '../../db/paging/newest-first.ts'
import { orders } from '../order/order.tables.ts'
import { payments } from './payment.tables.ts'
import type { GatewayMemo } from './payment-gateway.ts'

export type PaymentRow = typeof payments.$inferSelect

interface Due {
  now: Date
  count: number
}

interface OpenDue extends Due {
  gateway: string
  madeBefore: Date
  checkedBefore: Date
}

interface GivenUpDue extends Due {
  gateway: string
  madeAfter: Date
  checkedBefore: Date
}

const payment = jsonRow(payments)
const order = jsonRow(orders)

/** Card-to-card payments are checked by people, not by a gateway. */
const isOnline = eq(payments.method, 'online')
const hasAuthority = (authorities: readonly string[]) =>
  sql`${payments.authority} = ANY(${sql.param(authorities)}::text[])`

/** No later caller asks the gateway for an authority, and there is none yet. */
const isClaimed = ({ id, requestedAt }: PaymentRow) =>
  and(eq(payments.id, id), isNull(payments.authority), eq(payments.requestedAt, requestedAt))

const notCheckedSince = (time: Date) => or(isNull(payments.checkedAt), lte(payments.checkedAt, time))

/**
 * Takes attempts to ask their gateway about, and marks them as checked, so that processes share them. The one that was
 * not asked about for the longest time comes first: however many stay open, each gets its turn.
 */
const takeForCheck = (db: Db, which: SQL | undefined, { now, count }: Due): Promise<PaymentRow[]> => {
  const due = db
    .select({ id: payments.id })
    .from(payments)
    .where(which)
    .orderBy(sql`${payments.checkedAt} NULLS FIRST`, asc(payments.createdAt))
    .limit(count)
    .for('update', { skipLocked: true })
  return db.update(payments).set({ checkedAt: now }).where(inArray(payments.id, due)).returning()
}

const withOrderNumber = (db: Db) =>
  db
    .select({ payment, orderNumber: orders.orderNumber })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))

type NewPayment = Pick<
  PaymentRow,
  'id' | 'orderId' | 'customerId' | 'method' | 'gateway' | 'amount' | 'createdAt'
> & { maskedCard?: string; editId?: string | null }

/** A locked order: its payments move only under this lock. */
type HeldOrder = Locked<{ id: string }>

/** The result of an attempt. */
type End = Pick<PaymentRow, 'status' | 'failureReason' | 'settledAt'> &
  Partial<Pick<PaymentRow, 'refId' | 'maskedCard'>>

export const paymentRepository = (db: Db) => ({
  /** Adds an open attempt; the process that adds it asks the gateway. */
  insert: async (attempt: NewPayment): Promise<PaymentRow> => {
    const [made] = await db
      .insert(payments)
      .values({ ...attempt, status: 'open', requestedAt: attempt.createdAt })
      .returning({ payment })
    if (!made) throw new Error('the payment was not made')
    return made.payment
  },

  find: async (id: string): Promise<PaymentRow | null> => {
    const [row] = await db.select().from(payments).where(eq(payments.id, id))
    return row ?? null
  },

  /**
   * Locks a payment and its order, the order first. In one statement, which waits for a transaction that changes one of
   * them and returns both as they are then.
   */
  lockWithOrder: async (
    id: string,
  ): Promise<{ order: Locked<typeof orders.$inferSelect>; payment: PaymentRow } | null> => {
    const [row] = await db
      .select({ order, payment })
      .from(orders)
      .innerJoin(payments, eq(payments.orderId, orders.id))
      .where(eq(payments.id, id))
      .for('update')
    return row ? { order: asLocked(row.order), payment: row.payment } : null
  },

  /** Returns the open attempt at a gateway for an order, or for what an edit of it costs more. */
  findOpen: async (orderId: string, editId: string | null = null): Promise<PaymentRow | null> => {
    const ofEdit = editId === null ? isNull(payments.editId) : eq(payments.editId, editId)
    const [row] = await db
      .select()
      .from(payments)
      .where(and(eq(payments.orderId, orderId), eq(payments.status, 'open'), isOnline, ofEdit))
    return row ?? null
  },

  /** Every open attempt at a gateway for an order and its edits. */
  allOpen: (orderId: string): Promise<PaymentRow[]> =>
    db
      .select()
      .from(payments)
      .where(and(eq(payments.orderId, orderId), eq(payments.status, 'open'), isOnline))
      .orderBy(asc(payments.createdAt), asc(payments.id)),

  /** With the number of its order. */
  findOwnByAuthority: async (customerId: string, authority: string) => {
    const [row] = await withOrderNumber(db).where(
      and(eq(payments.authority, authority), eq(payments.customerId, customerId)),
    )
    return row ?? null
  },

  /** With the number of its order. */
  latestOwn: async (customerId: string) => {
    const [row] = await withOrderNumber(db)
      .where(and(eq(payments.customerId, customerId), isOnline))
      .orderBy(newestFirst(payments.createdAt), desc(payments.id))
      .limit(1)
    return row ?? null
  },

  ofOrder: (orderId: string): Promise<PaymentRow[]> =>
    db
      .select()
      .from(payments)
      .where(eq(payments.orderId, orderId))
      .orderBy(asc(payments.createdAt), asc(payments.id)),

  /** A page of a customer's attempts with the numbers of their orders, newest first. */
  listOwn: (customerId: string, take: number, skip: number) =>
    withOrderNumber(db)
      .where(eq(payments.customerId, customerId))
      .orderBy(newestFirst(payments.createdAt), desc(payments.id))
      .limit(take)
      .offset(skip),

  countOwn: (customerId: string): Promise<number> => db.$count(payments, eq(payments.customerId, customerId)),

  /** Moves all payments of an order that have one status to another. */
  moveAll: async (
    { id: orderId }: HeldOrder,
    from: PaymentRow['status'],
    to: PaymentRow['status'],
  ): Promise<number> => {
    const rows = await db
      .update(payments)
      .set({ status: to })
      .where(and(eq(payments.orderId, orderId), eq(payments.status, from)))
      .returning({ id: payments.id })
    return rows.length
  },

  /** Marks all of a paid payment as owed back. */
  oweBack: async ({ id: orderId }: HeldOrder, { id }: Pick<PaymentRow, 'id'>): Promise<void> => {
    await db
      .update(payments)
      .set({ status: 'refund_due' })
      .where(and(eq(payments.id, id), eq(payments.orderId, orderId), eq(payments.status, 'paid')))
  },

  /** Records that all of a payment that was owed back was sent back. */
  refund: async (
    { id: orderId }: HeldOrder,
    { id }: Pick<PaymentRow, 'id'>,
    refundReference: string | null,
  ): Promise<void> => {
    await db
      .update(payments)
      .set({ status: 'refunded', refundReference })
      .where(and(eq(payments.id, id), eq(payments.orderId, orderId), eq(payments.status, 'refund_due')))
  },

  /** Stores what the gateway answered. False when another caller claimed the request, or stored its answer. */
  setAuthority: async (
    claim: PaymentRow,
    authority: string,
    gatewayMemo: GatewayMemo | null,
  ): Promise<boolean> => {
    const rows = await db
      .update(payments)
      .set({ authority, gatewayMemo })
      .where(isClaimed(claim))
      .returning({ id: payments.id })
    return rows.length === 1
  },

  /** Adds to the gateway's memo of an attempt that is open, failed or expired. */
  addMemo: async (gateway: string, authority: string, memo: GatewayMemo): Promise<void> => {
    await db
      .update(payments)
      .set({
        gatewayMemo: sql`coalesce(${payments.gatewayMemo}, '{}'::jsonb) || ${JSON.stringify(memo)}::jsonb`,
      })
      .where(
        and(
          eq(payments.gateway, gateway),
          eq(payments.authority, authority),
          inArray(payments.status, ['open', 'failed', 'expired']),
        ),
      )
  },

  /** Ends an attempt at a locked order. Returns the changed attempt. */
  settle: async ({ id: orderId }: HeldOrder, payment: PaymentRow, end: End): Promise<PaymentRow> => {
    await db
      .update(payments)
      .set(end)
      .where(and(eq(payments.id, payment.id), eq(payments.orderId, orderId)))
    return { ...payment, ...end }
  },

  /** Returns the attempt to the one caller that may ask the gateway in the place of the caller before. */
  claimRequest: async (claim: PaymentRow, now: Date): Promise<PaymentRow | null> => {
    const [row] = await db
      .update(payments)
      .set({ requestedAt: now })
      .where(and(isClaimed(claim), eq(payments.status, 'open')))
      .returning()
    return row ?? null
  },

  /** The gateways of all open attempts, set up or not. */
  gatewaysOfOpen: async (): Promise<string[]> => {
    const rows = await db
      .selectDistinct({ gateway: payments.gateway })
      .from(payments)
      .where(and(eq(payments.status, 'open'), isOnline))
    return rows.map(({ gateway }) => gateway)
  },

  /** Takes open attempts at a gateway that were made at `madeBefore` or earlier, and not checked since `checkedBefore`. */
  takeOpen: ({ gateway, madeBefore, checkedBefore, ...due }: OpenDue): Promise<PaymentRow[]> =>
    takeForCheck(
      db,
      and(
        eq(payments.status, 'open'),
        isOnline,
        eq(payments.gateway, gateway),
        lte(payments.createdAt, madeBefore),
        notCheckedSince(checkedBefore),
      ),
      due,
    ),

  /** Takes failed attempts at a gateway that were made at `madeAfter` or later, and not checked since `checkedBefore`. */
  takeGivenUp: ({ gateway, madeAfter, checkedBefore, ...due }: GivenUpDue): Promise<PaymentRow[]> =>
    takeForCheck(
      db,
      and(
        inArray(payments.status, ['failed', 'expired']),
        isOnline,
        eq(payments.gateway, gateway),
        isNotNull(payments.authority),
        gte(payments.createdAt, madeAfter),
        notCheckedSince(checkedBefore),
      ),
      due,
    ),

  /** Takes those of a gateway's list that are not settled here. */
  takeUnsettled: (authorities: readonly string[], due: Due): Promise<PaymentRow[]> =>
    takeForCheck(
      db,
      and(hasAuthority(authorities), inArray(payments.status, ['open', 'failed', 'expired'])),
      due,
    ),

  /** Attempts at a gateway since a moment, oldest first. */
  ofGatewaySince: (gateway: string, since: Date): Promise<PaymentRow[]> =>
    db
      .select()
      .from(payments)
      .where(
        and(eq(payments.gateway, gateway), gte(payments.createdAt, since), isNotNull(payments.authority)),
      )
      .orderBy(asc(payments.createdAt)),

  byAuthorities: (authorities: string[]): Promise<PaymentRow[]> =>
    db.select().from(payments).where(hasAuthority(authorities)),
})
