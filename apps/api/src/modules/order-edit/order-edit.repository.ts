import { and, asc, eq, exists, lte, ne, or } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import type { Locked } from '../../db/locked.ts'
import { stockHolds } from '../inventory/inventory.tables.ts'
import { orders } from '../order/order.tables.ts'
import { orderEdits } from './order-edit.tables.ts'

export type OrderEditRow = Omit<typeof orderEdits.$inferSelect, 'sequence'>

/** An edit is changed under the lock of its order. */
type HeldOrder = Locked<{ id: string }>

export const orderEditRepository = (db: Db) => ({
  find: async (id: string): Promise<OrderEditRow | null> => {
    const [row] = await db.select().from(orderEdits).where(eq(orderEdits.id, id))
    return row ?? null
  },

  /** The one that waits for its difference. */
  openOf: async (orderId: string): Promise<OrderEditRow | null> => {
    const [row] = await db
      .select()
      .from(orderEdits)
      .where(and(eq(orderEdits.orderId, orderId), eq(orderEdits.state, 'open')))
    return row ?? null
  },

  /** All of an order, oldest first. */
  ofOrder: (orderId: string): Promise<OrderEditRow[]> =>
    db.select().from(orderEdits).where(eq(orderEdits.orderId, orderId)).orderBy(asc(orderEdits.sequence)),

  insert: async ({ id: orderId }: HeldOrder, edit: Omit<OrderEditRow, 'orderId'>): Promise<void> => {
    await db.insert(orderEdits).values({ ...edit, orderId })
  },

  change: async (
    { id: orderId }: HeldOrder,
    { id }: Pick<OrderEditRow, 'id'>,
    changes: Partial<Pick<OrderEditRow, 'state' | 'heldUntil' | 'endedAt' | 'isOfPaid'>>,
  ): Promise<void> => {
    await db
      .update(orderEdits)
      .set(changes)
      .where(and(eq(orderEdits.id, id), eq(orderEdits.orderId, orderId)))
  },

  /** Orders with an open edit whose time is over; of those under review the ones that still hold its pieces. */
  overdue: async (now: Date, take: number): Promise<string[]> => {
    const isHeld = exists(db.select().from(stockHolds).where(eq(stockHolds.orderId, orderEdits.id)))
    const rows = await db
      .select({ orderId: orderEdits.orderId })
      .from(orderEdits)
      .innerJoin(orders, eq(orders.id, orderEdits.orderId))
      .where(
        and(
          eq(orderEdits.state, 'open'),
          lte(orderEdits.heldUntil, now),
          or(ne(orders.status, 'awaiting_review'), isHeld),
        ),
      )
      .orderBy(asc(orderEdits.heldUntil))
      .limit(take)
    return rows.map(({ orderId }) => orderId)
  },
})
