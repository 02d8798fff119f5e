import { orderStatuses } from '@hojreh/contract'
import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/client.ts'
import { asLocked, type Locked } from '../../db/locked.ts'
import { newestFirst } from '../../db/paging/newest-first.ts'
import { customers } from '../identity/identity.tables.ts'
import { staff } from '../staff/staff.tables.ts'
import { boughtStatuses } from './has-bought.ts'
import { orderEvents, orderLines, orders } from './order.tables.ts'
import { nextOrderNumber } from './order-number.sql.ts'

export type OrderRow = typeof orders.$inferSelect
export type LockedOrder = Locked<OrderRow>
type Held = Locked<Pick<OrderRow, 'id'>>
export type OrderLineRow = typeof orderLines.$inferSelect
export type OrderEventRow = typeof orderEvents.$inferSelect

/** Any number that no other advisory lock of ours uses. */
export const CARD_AMOUNT_LOCK = 7_246_010
/** Rial: a sum to transfer is in whole toman, as people type it. */
const CARD_STEP = 10
const CARD_STEPS = 999

/** The columns of an update; a value may be an SQL expression. */
export type OrderChanges = PgUpdateSetSource<typeof orders>

// Leaves out carts, which are orders with status `pending`.
const isPlaced = ne(orders.status, 'pending')

type Statuses = readonly OrderRow['status'][] | undefined

const ofCustomer = (customerId: string, statuses: Statuses) =>
  and(
    eq(orders.customerId, customerId),
    isPlaced,
    statuses ? inArray(orders.status, [...statuses]) : undefined,
  )

/** Which orders an operator asks for. */
export interface OrderFilter {
  statuses?: Statuses
  /** Of the customer or of the receiver, `09…`. */
  phone?: string | undefined
  /** Placed at this time or later. */
  from?: Date | undefined
  /** Placed before this time. */
  before?: Date | undefined
}

export interface OrderSums {
  count: number
  bought: number
  /** Rial, of the orders that are bought. */
  total: number
}

const placedStatuses = orderStatuses.filter((status) => status !== 'pending')

const matches = (db: Db, { statuses = placedStatuses, phone, from, before }: OrderFilter) =>
  and(
    // Every status by name, so that the index on status and time serves.
    inArray(orders.status, [...statuses]),
    from && gte(orders.placedAt, from),
    before && lt(orders.placedAt, before),
    phone === undefined
      ? undefined
      : or(
          sql`${orders.address} ->> 'receiverPhone' = ${phone}`,
          inArray(
            orders.customerId,
            db.select({ id: customers.id }).from(customers).where(eq(customers.phone, phone)),
          ),
        ),
  )

/** The fields that an order gets when it is placed; it gets its number then, too. */
export type Placed = Pick<
  OrderRow,
  | 'address'
  | 'shippingMethodId'
  | 'shippingMethodTitle'
  | 'subtotal'
  | 'discount'
  | 'couponCode'
  | 'couponDiscount'
  | 'promotionTitle'
  | 'shippingFee'
  | 'total'
  | 'placedAt'
>

/** A line as it was bought. */
type LineSnapshot = Pick<
  OrderLineRow,
  'productId' | 'title' | 'slug' | 'image' | 'listPrice' | 'unitPrice' | 'shownPrice'
>

type ChangedLine = Pick<
  OrderLineRow,
  'productId' | 'count' | 'unitPrice' | 'listPrice' | 'title' | 'slug' | 'image'
>

/** An order that was no cart before. */
type NewOrder = Placed &
  Pick<
    OrderRow,
    'id' | 'customerId' | 'note' | 'couponCode' | 'heldUntil' | 'deskRequestId' | 'createdAt'
  > & {
    event: Omit<OrderEventRow, 'sequence' | 'orderId'>
    lines: readonly (LineSnapshot & Pick<OrderLineRow, 'count' | 'addedAt'>)[]
  }

/** Treats an order as locked before `insertPlaced`: no other transaction knows its id yet. */
export const orderToPlace = <Row extends Pick<OrderRow, 'id'>>(row: Row): Locked<Row> => asLocked(row)

export const orderRepository = (db: Db) => ({
  findOwn: async (customerId: string, id: string): Promise<OrderRow | null> => {
    const [row] = await db
      .select()
      .from(orders)
      .where(and(eq(orders.id, id), eq(orders.customerId, customerId), isPlaced))
    return row ?? null
  },

  /** Returns an order of any customer, unless it is a cart. */
  findPlaced: async (id: string): Promise<OrderRow | null> => {
    const [row] = await db
      .select()
      .from(orders)
      .where(and(eq(orders.id, id), isPlaced))
    return row ?? null
  },

  /** Whether all of these are placed orders. */
  arePlaced: async (ids: readonly string[]): Promise<boolean> =>
    (await db.$count(orders, and(inArray(orders.id, [...ids]), isPlaced))) === new Set(ids).size,

  /** Locks the order until the transaction ends: settling, cancelling and moving it begin here. */
  lock: async (id: string): Promise<LockedOrder | null> => {
    const [row] = await db.select().from(orders).where(eq(orders.id, id)).for('update')
    return row ? asLocked(row) : null
  },

  findByNumber: async (orderNumber: string): Promise<OrderRow | null> => {
    const [row] = await db.select().from(orders).where(eq(orders.orderNumber, orderNumber))
    return row ?? null
  },

  list: (customerId: string, statuses: Statuses, take: number, skip: number): Promise<OrderRow[]> =>
    db
      .select()
      .from(orders)
      .where(ofCustomer(customerId, statuses))
      .orderBy(newestFirst(orders.placedAt), desc(orders.id))
      .limit(take)
      .offset(skip),

  newest: (take: number, filter: OrderFilter = {}): Promise<OrderRow[]> =>
    db
      .select()
      .from(orders)
      .where(matches(db, filter))
      .orderBy(desc(orders.placedAt), desc(orders.id))
      .limit(take),

  /** Returns orders with their customers' phones, the oldest first, after the one that was read last. */
  placedAfter: (take: number, filter: OrderFilter, last?: Pick<OrderRow, 'placedAt' | 'id'>) =>
    db
      .select({ order: orders, phone: customers.phone })
      .from(orders)
      .innerJoin(customers, eq(customers.id, orders.customerId))
      .where(
        and(
          matches(db, filter),
          last && sql`(${orders.placedAt}, ${orders.id}) > (${last.placedAt?.toISOString()}, ${last.id})`,
        ),
      )
      .orderBy(asc(orders.placedAt), asc(orders.id))
      .limit(take),

  /** Counts the orders and those of them that are bought, and sums up what is bought. */
  sums: async (filter: OrderFilter): Promise<OrderSums> => {
    const isSold = inArray(orders.status, boughtStatuses)
    const [row] = await db
      .select({
        count: sql<number>`count(*)::int`,
        bought: sql<number>`(count(*) FILTER (WHERE ${isSold}))::int`,
        total: sql<number>`coalesce(sum(${orders.total}) FILTER (WHERE ${isSold}), 0)`.mapWith(Number),
      })
      .from(orders)
      .where(matches(db, filter))
    return row ?? { count: 0, bought: 0, total: 0 }
  },

  /** Returns the bought orders and their sum for each day that begins at one of these moments, in their order. */
  sumsOfDays: async (starts: readonly Date[]): Promise<Pick<OrderSums, 'bought' | 'total'>[]> => {
    const days = sql.param(starts.map((start) => start.toISOString()))
    // One query per day instead of one over all orders: each is read from the index on time.
    const { rows } = await db.execute<{ bought: number; total: string }>(sql`
      SELECT sold.bought, sold.total FROM unnest(${days}::timestamptz[]) WITH ORDINALITY AS day (start, place)
      CROSS JOIN LATERAL (
        SELECT count(*)::int AS bought, coalesce(sum(${orders.total}), 0) AS total FROM ${orders}
        WHERE ${orders.placedAt} >= day.start AND ${orders.placedAt} < day.start + interval '24 hours'
          AND ${isPlaced} AND ${inArray(orders.status, boughtStatuses)}
      ) AS sold ORDER BY day.place`)
    return rows.map(({ bought, total }) => ({ bought, total: Number(total) }))
  },

  count: (customerId: string, statuses: Statuses): Promise<number> =>
    db.$count(orders, ofCustomer(customerId, statuses)),

  /** Returns the lines, sorted by product: the order in which their stock is locked. */
  lines: (orderId: string): Promise<OrderLineRow[]> =>
    db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.productId)),

  linesOfAll: (orderIds: string[]): Promise<OrderLineRow[]> =>
    db
      .select()
      .from(orderLines)
      .where(sql`${orderLines.orderId} = ANY(${sql.param(orderIds)}::text[])`)
      .orderBy(asc(orderLines.productId)),

  events: (orderId: string): Promise<OrderEventRow[]> =>
    db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId)).orderBy(asc(orderEvents.sequence)),

  eventsOfAll: (orderIds: readonly string[]): Promise<OrderEventRow[]> =>
    db
      .select()
      .from(orderEvents)
      .where(sql`${orderEvents.orderId} = ANY(${sql.param([...orderIds])}::text[])`)
      .orderBy(asc(orderEvents.sequence)),

  /** With the names of the staff who made them. */
  eventsWithNames: (orderId: string) =>
    db
      .select({ event: orderEvents, staffName: staff.name })
      .from(orderEvents)
      .leftJoin(staff, eq(staff.id, orderEvents.staffId))
      .where(eq(orderEvents.orderId, orderId))
      .orderBy(asc(orderEvents.sequence)),

  update: async ({ id }: Held, changes: OrderChanges): Promise<void> => {
    await db.update(orders).set(changes).where(eq(orders.id, id))
  },

  /**
   * Moves an order and records who did, in one statement; an order that is placed also gets its fields and its number.
   * Returns the order number; null for a cart.
   */
  move: async (
    { id: orderId }: Held,
    event: Omit<OrderEventRow, 'sequence' | 'orderId'>,
    placed?: Placed,
  ): Promise<string | null> => {
    const written = db.$with('written').as(
      db
        .insert(orderEvents)
        .values({ ...event, orderId })
        .returning({ id: orderEvents.id }),
    )
    const [row] = await db
      .with(written)
      .update(orders)
      // An order that moves again leaves the archive.
      .set({
        status: event.status,
        isArchived: false,
        ...placed,
        ...(placed && { orderNumber: nextOrderNumber }),
      })
      .where(eq(orders.id, orderId))
      .returning({ orderNumber: orders.orderNumber })
    return row?.orderNumber ?? null
  },

  /** Takes an order out of the archive when it is worked on without being moved. */
  takeOutOfArchive: async ({ id }: Held): Promise<void> => {
    await db
      .update(orders)
      .set({ isArchived: false })
      .where(and(eq(orders.id, id), eq(orders.isArchived, true)))
  },

  /**
   * Writes an order that was no cart, with its lines and its first event, in one statement that takes its number: only
   * rows that refer to the order come after it. The transaction that wrote it holds it as locked.
   */
  insertPlaced: async ({ event, lines, ...order }: NewOrder): Promise<LockedOrder> => {
    const orderId = order.id
    const made = db.$with('made').as(
      db
        .insert(orders)
        .values({ ...order, status: event.status, orderNumber: nextOrderNumber })
        .returning({ orderNumber: orders.orderNumber }),
    )
    const written = db.$with('written').as(
      db
        .insert(orderEvents)
        .values({ ...event, orderId })
        .returning({ id: orderEvents.id }),
    )
    const lined = db.$with('lined').as(
      db
        .insert(orderLines)
        .values(lines.map((line) => ({ ...line, orderId })))
        .returning({ id: orderLines.productId }),
    )
    await db.with(made, written, lined).select({ orderNumber: made.orderNumber }).from(made)
    const [row] = await db.select().from(orders).where(eq(orders.id, orderId))
    if (!row) throw new Error('the order was not made')
    return asLocked(row)
  },

  findByDeskRequest: async (deskRequestId: string): Promise<OrderRow | null> => {
    const [row] = await db.select().from(orders).where(eq(orders.deskRequestId, deskRequestId))
    return row ?? null
  },

  /** Stores the lines as they were bought, whatever becomes of the products. */
  snapshotLines: async ({ id: orderId }: Held, lines: readonly LineSnapshot[]): Promise<void> => {
    await db.execute(sql`
      UPDATE order_lines SET title = line.title, slug = line.slug, image = line.image,
          list_price = line."listPrice", unit_price = line."unitPrice", shown_price = line."shownPrice"
        FROM jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) AS line ("productId" text, title text, slug text,
          image jsonb, "listPrice" bigint, "unitPrice" bigint, "shownPrice" bigint)
        WHERE order_lines.order_id = ${orderId} AND order_lines.product_id = line."productId"`)
  },

  /**
   * Changes what the order consists of; lines that stay keep their place. No line is removed of which a piece has left.
   */
  changeLines: async ({ id: orderId }: Held, lines: readonly ChangedLine[], addedAt: Date): Promise<void> => {
    const kept = sql.param(lines.map(({ productId }) => productId))
    await db.execute(
      sql`DELETE FROM order_lines WHERE order_id = ${orderId} AND NOT product_id = ANY(${kept}::text[])`,
    )
    await db
      .insert(orderLines)
      .values(
        lines.map(({ productId, count, unitPrice, listPrice, title, slug, image }, place) => ({
          ...{ orderId, productId, count, unitPrice, listPrice, title, slug, image },
          shownPrice: unitPrice,
          addedAt: new Date(addedAt.getTime() + place),
        })),
      )
      .onConflictDoUpdate({
        target: [orderLines.orderId, orderLines.productId],
        set: { count: sql`excluded.count` },
      })
  },

  /** Keeps other transactions from choosing a sum of a transfer. */
  lockCardAmounts: async (): Promise<void> => {
    await db.execute(sql`SELECT pg_advisory_xact_lock(${CARD_AMOUNT_LOCK})`)
  },

  /**
   * Gives the order a sum a little over its total that no other unpaid order asks to be transferred; returns null when
   * none is free. The sums must be locked.
   */
  chooseCardAmount: async ({ id }: Held, total: number): Promise<number | null> => {
    const [least, most] = [total + CARD_STEP, total + CARD_STEPS * CARD_STEP]
    const free = sql<number>`(SELECT amount FROM (
      SELECT generate_series(${least}::bigint, ${most}::bigint, ${CARD_STEP}::bigint) AS amount
      EXCEPT SELECT card_amount FROM orders
        WHERE card_amount BETWEEN ${least} AND ${most} AND status IN ('awaiting_payment', 'awaiting_review')
    ) AS free ORDER BY random() LIMIT 1)`
    const [row] = await db
      .update(orders)
      .set({ cardAmount: free })
      .where(eq(orders.id, id))
      .returning({ amount: orders.cardAmount })
    return row?.amount ?? null
  },

  /**
   * Counts the other orders, of the same customer and to the same receiver's phone, that wait for a transfer or its
   * check.
   */
  countTransfers: async ({
    id,
    customerId,
    address,
  }: OrderRow): Promise<{ own: number; toPhone: number }> => {
    const isOwn = eq(orders.customerId, customerId)
    const isToPhone = sql`${orders.address} ->> 'receiverPhone' = ${address?.receiverPhone ?? null}`
    const [row] = await db
      .select({
        own: sql<number>`count(*) FILTER (WHERE ${isOwn})`.mapWith(Number),
        toPhone: sql<number>`count(*) FILTER (WHERE ${isToPhone})`.mapWith(Number),
      })
      .from(orders)
      .where(
        and(
          sql`${orders.status} IN ('awaiting_payment', 'awaiting_review')`,
          isNotNull(orders.cardAmount),
          ne(orders.id, id),
        ),
      )
    return row ?? { own: 0, toPhone: 0 }
  },

  /**
   * Returns unpaid orders that no open attempt can still pay and that staff no longer hold: placed and last tried
   * before `since`, or placed before `end`, however often they were tried.
   */
  forgotten: async (
    { since, end, now }: { since: Date; end: Date; now: Date },
    { take, skip = 0, id }: { take: number; skip?: number; id?: string },
  ): Promise<OrderRow[]> =>
    db
      .select()
      .from(orders)
      .where(
        and(
          eq(orders.status, 'awaiting_payment'),
          id === undefined ? undefined : eq(orders.id, id),
          lte(orders.placedAt, since),
          or(isNull(orders.heldUntil), lte(orders.heldUntil, now)),
          sql`NOT EXISTS (SELECT 1 FROM payments WHERE payments.order_id = ${orders.id} AND (payments.status = 'open'
            OR (${orders.placedAt} > ${end} AND greatest(payments.created_at, payments.settled_at) > ${since})))`,
        ),
      )
      // As an index has them.
      .orderBy(asc(orders.placedAt), desc(orders.id))
      .limit(take)
      .offset(skip),
})
