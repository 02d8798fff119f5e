import { and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { jsonRow } from '../../db/json-row.ts'
import { opaqueArray } from '../../db/opaque-array.ts'
import { newestFirst } from '../../db/paging/newest-first.ts'
import type { AddressRow } from '../address/address.repository.ts'
import { addresses } from '../address/address.tables.ts'
import type { products, StoredImage } from '../catalog/catalog.tables.ts'
import { automaticCoupons, type CouponRow, couponsOfJson } from '../coupon/coupon.repository.ts'
import { type orderLines, orders } from '../order/order.tables.ts'
import { type Queue, queueOf } from '../queue/queue.sql.ts'

export type CartRow = typeof orders.$inferSelect
type ProductRow = typeof products.$inferSelect
type LineRow = typeof orderLines.$inferSelect

/** A product as the catalogue shows it to this customer. */
export interface CartProductRow
  extends Pick<
    ProductRow,
    'title' | 'slug' | 'price' | 'listPrice' | 'isPublished' | 'maxPerOrder' | 'weightGrams' | 'categoryIds'
  > {
  productId: string
  image: StoredImage | null
  /** An instant is text in JSON. */
  offerEndsAt: string | null
  available: number
  /** The queue of the product's offer, if shoppers queue for it. */
  queue: Queue | null
}
export type CartLineRow = CartProductRow & Pick<LineRow, 'count' | 'unitPrice' | 'shownPrice' | 'addedAt'>

/** A customer's cart and everything that is read with it. */
export interface OpenCart {
  cart: CartRow | null
  /** In the order in which they were added, with their present catalogue data. */
  lines: readonly CartLineRow[]
  /** The delivery address. */
  address: AddressRow | null
  /** Coupons that apply to it without being typed. */
  automatic: readonly CouponRow[]
  /** The latest order that waits for its payment. */
  unpaid: CartRow | null
}

/**
 * Returns a product as the catalogue shows it to a customer, as the pairs of a JSON object. Available to the customer
 * is what is free and what an earlier order of theirs holds, because going to pay replaces the old hold by the new one.
 */
const catalogueOf = (customerId: SQL) =>
  sql`'productId', products.id, 'title', products.title, 'slug', products.slug, 'image', products.images -> 0,
    'price', products.price, 'listPrice', products.list_price, 'offerEndsAt', products.offer_ends_at, 'isPublished', products.is_published,
    'maxPerOrder', products.max_per_order, 'weightGrams', products.weight_grams,
    'categoryIds', products.category_ids,
    'available', coalesce(stock.on_hand - stock.reserved, 0) + coalesce((SELECT sum(count) FROM stock_holds
      WHERE customer_id = ${customerId} AND product_id = products.id AND NOT is_kept AND NOT is_of_desk), 0),
    'queue', ${queueOf(customerId, sql`products.id`)}`

// Literals, not parameters: a cached plan does not know a parameter's value, and PostgreSQL would plan anew each time.
const isUnpaid = sql`orders.status IN ('pending', 'awaiting_payment')`

/** An instant is text in JSON. */
type JsonLine = Omit<CartLineRow, 'addedAt'> & { addedAt: string }

/** Lines as one value of the cart's row: joined to it, each of them would repeat the cart and its address. */
const lines = sql`CASE WHEN orders.status = 'pending' THEN (
  SELECT json_agg(json_build_object(${catalogueOf(sql`orders.customer_id`)}, 'count', line.count,
    'unitPrice', line.unit_price, 'shownPrice', line.shown_price, 'addedAt', line.added_at)
    ORDER BY line.added_at, line.product_id COLLATE "C")
  FROM order_lines AS line JOIN products ON products.id = line.product_id
    LEFT JOIN stock ON stock.product_id = products.id
  WHERE line.order_id = orders.id) END`.mapWith((rows: JsonLine[]) =>
  rows.map((row) => ({ ...row, addedAt: new Date(row.addedAt) })),
)

const automatic = sql`CASE WHEN orders.status = 'pending' THEN ${automaticCoupons} END`.mapWith(couponsOfJson)

const unpaidOrders = { order: jsonRow(orders), address: jsonRow(addresses), lines, automatic }

export const cartRepository = (db: Db) => ({
  /** In one statement: a cart that becomes an order at this moment is one or the other, never half of both. */
  find: async (customerId: string): Promise<OpenCart> => {
    const rows = await db
      .selectDistinctOn([orders.status], unpaidOrders)
      .from(orders)
      .leftJoin(
        addresses,
        and(eq(addresses.id, orders.addressId), eq(addresses.customerId, orders.customerId)),
      )
      .where(and(eq(orders.customerId, customerId), isUnpaid))
      .orderBy(orders.status, desc(orders.placedAt), desc(orders.id))
    const cart = rows.find(({ order }) => order.status === 'pending')
    const unpaid = rows.find(({ order }) => order.status === 'awaiting_payment')
    return {
      cart: cart?.order ?? null,
      lines: cart?.lines ?? [],
      address: cart?.address ?? null,
      automatic: cart?.automatic ?? [],
      unpaid: unpaid?.order ?? null,
    }
  },

  products: async (customerId: string, ids: readonly string[]): Promise<CartProductRow[]> => {
    const { rows } = await db.execute<{ product: CartProductRow }>(sql`
      SELECT json_build_object(${catalogueOf(sql`${customerId}`)}) AS product
      FROM products LEFT JOIN stock ON stock.product_id = products.id
      WHERE products.id = ANY(${opaqueArray(ids)}::text[])`)
    return rows.map(({ product }) => product)
  },

  /**
   * Returns the customer's latest placed order, in any status. Orders that staff took by phone are left out: paying a
   * cart never pays one of them.
   */
  latestPlaced: async (customerId: string): Promise<CartRow | null> => {
    const [row] = await db
      .select()
      .from(orders)
      .where(and(eq(orders.customerId, customerId), isNotNull(orders.placedAt), isNull(orders.heldUntil)))
      .orderBy(newestFirst(orders.placedAt), desc(orders.id))
      .limit(1)
    return row ?? null
  },
})
