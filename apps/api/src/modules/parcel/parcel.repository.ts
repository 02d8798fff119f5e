import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import type { Locked } from '../../db/locked.ts'
import { orders } from '../order/order.tables.ts'
import { parcelLines, parcels } from './parcel.tables.ts'

/** A locked order: its parcels change only under this lock. */
type HeldOrder = Locked<{ id: string }>

export type ParcelRow = Omit<typeof parcels.$inferSelect, 'sequence'>
export type ParcelLineRow = typeof parcelLines.$inferSelect
/** A number of pieces of a product. */
export type Pieces = Pick<ParcelLineRow, 'productId' | 'count'>

export const parcelRepository = (db: Db) => ({
  /** Returns the parcels of an order, in the order in which they left. */
  ofOrder: (orderId: string): Promise<ParcelRow[]> =>
    db.select().from(parcels).where(eq(parcels.orderId, orderId)).orderBy(asc(parcels.sequence)),

  linesOfOrder: (orderId: string): Promise<ParcelLineRow[]> =>
    db.select().from(parcelLines).where(eq(parcelLines.orderId, orderId)).orderBy(asc(parcelLines.productId)),

  /** The codes of the parcels of some orders, in the order in which they left. */
  codesOf: async (
    orderIds: readonly string[],
  ): Promise<{ orderId: string; trackingCode: string | null }[]> =>
    orderIds.length === 0
      ? []
      : db
          .select({ orderId: parcels.orderId, trackingCode: parcels.trackingCode })
          .from(parcels)
          .where(sql`${parcels.orderId} = ANY(${sql.param(orderIds)}::text[])`)
          .orderBy(asc(parcels.sequence)),

  isBegun: async (orderId: string): Promise<boolean> =>
    (await db.$count(parcels, eq(parcels.orderId, orderId))) > 0,

  /** Returns those of the orders that are being packed and of which a part has left. */
  partlySent: async (orderIds: readonly string[]): Promise<Set<string>> => {
    if (orderIds.length === 0) return new Set()
    const rows = await db
      .selectDistinct({ id: parcels.orderId })
      .from(parcels)
      .innerJoin(orders, eq(orders.id, parcels.orderId))
      .where(
        and(sql`${parcels.orderId} = ANY(${sql.param(orderIds)}::text[])`, eq(orders.status, 'preparing')),
      )
    return new Set(rows.map(({ id }) => id))
  },

  insert: async (
    { id: orderId }: HeldOrder,
    parcel: Omit<ParcelRow, 'orderId' | 'deliveredAt'>,
    lines: readonly Pieces[],
  ): Promise<void> => {
    await db.insert(parcels).values({ ...parcel, orderId })
    await db
      .insert(parcelLines)
      .values(lines.map(({ productId, count }) => ({ parcelId: parcel.id, orderId, productId, count })))
  },

  change: async (
    { id: orderId }: HeldOrder,
    ids: readonly string[],
    changes: Partial<Pick<ParcelRow, 'trackingCode' | 'deliveredAt'>>,
  ): Promise<void> => {
    if (ids.length === 0) return
    await db
      .update(parcels)
      .set(changes)
      .where(and(eq(parcels.orderId, orderId), inArray(parcels.id, [...ids])))
  },
})
