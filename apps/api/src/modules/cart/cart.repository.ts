import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { addresses } from '../address/address.tables.ts'
import { products, type StoredImage } from '../catalog/catalog.tables.ts'
import { stock, stockHolds } from '../inventory/inventory.tables.ts'
import { orderLines, orders } from '../order/order.tables.ts'

export type CartRow = typeof orders.$inferSelect

/**
 * What the customer could have: what is free, and what an earlier order of theirs holds, because going to pay
 * puts the new hold in the place of the old one.
 */
const obtainable = (customerId: string) =>
  sql<number>`coalesce(${stock.onHand} - ${stock.reserved}, 0) + coalesce((
    SELECT sum(${stockHolds.count}) FROM ${stockHolds}
    WHERE ${stockHolds.customerId} = ${customerId} AND ${stockHolds.productId} = ${products.id}
      AND NOT ${stockHolds.isKept}), 0)`.mapWith(Number)

const catalogueColumns = (customerId: string) => ({
  productId: products.id,
  title: products.title,
  slug: products.slug,
  image: sql<StoredImage | null>`${products.images} -> 0`,
  price: products.price,
  listPrice: products.listPrice,
  isPublished: products.isPublished,
  maxPerOrder: products.maxPerOrder,
  weightGrams: products.weightGrams,
  obtainable: obtainable(customerId),
})

// Written out, so that the plan of a prepared statement can use the index of what is not paid yet.
const isCart = sql`${orders.status} = 'pending'`
const isUnpaid = sql`${orders.status} IN ('pending', 'awaiting_payment')`

export const cartRepository = (db: Db) => ({
  /** The cart, the address that it goes to and the latest order that waits for its payment; null where there is none. */
  find: async (customerId: string) => {
    const rows = await db
      .selectDistinctOn([orders.status], { order: orders, address: addresses })
      .from(orders)
      .leftJoin(
        addresses,
        and(eq(addresses.id, orders.addressId), eq(addresses.customerId, orders.customerId)),
      )
      .where(and(eq(orders.customerId, customerId), isUnpaid))
      .orderBy(orders.status, desc(orders.placedAt), desc(orders.id))
    const cart = rows.find(({ order }) => order.status === 'pending')
    const unpaid = rows.find(({ order }) => order.status === 'awaiting_payment')
    return { cart: cart?.order ?? null, address: cart?.address ?? null, unpaid: unpaid?.order ?? null }
  },

  /** The customer's row must be locked, see customerRepository.lock. */
  insert: async (id: string, customerId: string, createdAt: Date): Promise<CartRow> => {
    const [row] = await db.insert(orders).values({ id, customerId, status: 'pending', createdAt }).returning()
    if (!row) throw new Error('the cart was not made')
    return row
  },

  /** Lines of the cart with what the catalogue says of them now, in the order of adding. */
  lines: (customerId: string) =>
    db
      .select({
        ...catalogueColumns(customerId),
        count: orderLines.count,
        unitPrice: orderLines.unitPrice,
        shownPrice: orderLines.shownPrice,
        addedAt: orderLines.addedAt,
      })
      .from(orders)
      .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
      .innerJoin(products, eq(products.id, orderLines.productId))
      .leftJoin(stock, eq(stock.productId, products.id))
      .where(and(eq(orders.customerId, customerId), isCart))
      .orderBy(orderLines.addedAt, sql`${orderLines.productId} COLLATE "C"`),

  products: (customerId: string, ids: readonly string[]) =>
    db
      .select(catalogueColumns(customerId))
      .from(products)
      .leftJoin(stock, eq(stock.productId, products.id))
      .where(sql`${products.id} = ANY(${sql.param(ids)}::text[])`),

  putLines: async (lines: (typeof orderLines.$inferInsert)[]): Promise<void> => {
    if (lines.length === 0) return
    await db
      .insert(orderLines)
      .values(lines)
      .onConflictDoUpdate({
        target: [orderLines.orderId, orderLines.productId],
        set: {
          count: sql`excluded.count`,
          unitPrice: sql`excluded.unit_price`,
          shownPrice: sql`excluded.shown_price`,
          listPrice: sql`excluded.list_price`,
        },
      })
  },

  removeLines: async (orderId: string, productIds: string[]): Promise<void> => {
    if (productIds.length === 0) return
    await db
      .delete(orderLines)
      .where(and(eq(orderLines.orderId, orderId), inArray(orderLines.productId, productIds)))
  },

  setShownPrice: async (orderId: string, productId: string, shownPrice: number): Promise<void> => {
    await db
      .update(orderLines)
      .set({ shownPrice })
      .where(and(eq(orderLines.orderId, orderId), eq(orderLines.productId, productId)))
  },

  /** Answers the cart as it is then. */
  update: async (
    cart: CartRow,
    changes: Partial<Pick<CartRow, 'addressId' | 'shippingMethodId' | 'note' | 'couponCode'>>,
  ): Promise<CartRow> => {
    await db.update(orders).set(changes).where(eq(orders.id, cart.id))
    return { ...cart, ...changes }
  },

  /** Whatever became of it. */
  latestPlaced: async (customerId: string): Promise<CartRow | null> => {
    const [row] = await db
      .select()
      .from(orders)
      .where(and(eq(orders.customerId, customerId), isNotNull(orders.placedAt)))
      .orderBy(desc(orders.placedAt), desc(orders.id))
      .limit(1)
    return row ?? null
  },
})

export type CartLineRow = Awaited<ReturnType<ReturnType<typeof cartRepository>['lines']>>[number]
export type CartProductRow = Awaited<ReturnType<ReturnType<typeof cartRepository>['products']>>[number]
