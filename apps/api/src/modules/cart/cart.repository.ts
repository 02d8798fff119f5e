import { and, type Column, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { newestFirst } from '../../db/newest-first.ts'
import { unseen } from '../../db/unseen.ts'
import type { AddressRow } from '../address/address.repository.ts'
import { addresses } from '../address/address.tables.ts'
import { products, type StoredImage } from '../catalog/catalog.tables.ts'
import { stock, stockHolds } from '../inventory/inventory.tables.ts'
import { orderLines, orders } from '../order/order.tables.ts'

export type CartRow = typeof orders.$inferSelect
type ProductRow = typeof products.$inferSelect
type LineRow = typeof orderLines.$inferSelect

/** What the catalogue says of goods to this customer. */
export interface CartProductRow
  extends Pick<
    ProductRow,
    'title' | 'slug' | 'price' | 'listPrice' | 'isPublished' | 'maxPerOrder' | 'weightGrams'
  > {
  productId: string
  image: StoredImage | null
  obtainable: number
}
export type CartLineRow = CartProductRow & Pick<LineRow, 'count' | 'unitPrice' | 'shownPrice' | 'addedAt'>

/** A customer's cart and all that is looked at with it. */
export interface OpenCart {
  cart: CartRow | null
  /** In the order of adding, with what the catalogue says of them now. */
  lines: readonly CartLineRow[]
  /** Where it goes. */
  address: AddressRow | null
  /** The latest order that waits for its payment. */
  unpaid: CartRow | null
}

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

// Written out: of a value that is sent along a kept plan knows nothing, and PostgreSQL would plan anew each time.
const isUnpaid = sql`${orders.status} IN ('pending', 'awaiting_payment')`

/** An instant is text in JSON. */
type JsonLine = Omit<CartLineRow, 'addedAt'> & { addedAt: string }

const toJson = (columns: Record<string, Column | SQL>) => {
  const pairs = Object.entries(columns).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`)
  return sql`json_build_object(${sql.join(pairs, sql`, `)})`
}

/** Lines as one value of the cart's row: joined to it, each of them would repeat the cart and its address. */
const linesOf = (customerId: string) => {
  const { count, unitPrice, shownPrice, addedAt } = orderLines
  const line = toJson({ ...catalogueColumns(customerId), count, unitPrice, shownPrice, addedAt })
  return sql`CASE WHEN ${orders.status} = 'pending' THEN (
    SELECT json_agg(${line} ORDER BY ${addedAt}, ${orderLines.productId} COLLATE "C")
    FROM ${orderLines} JOIN ${products} ON ${products.id} = ${orderLines.productId}
      LEFT JOIN ${stock} ON ${stock.productId} = ${products.id}
    WHERE ${orderLines.orderId} = ${orders.id}) END`.mapWith((rows: JsonLine[]) =>
    rows.map((row) => ({ ...row, addedAt: new Date(row.addedAt) })),
  )
}

export const cartRepository = (db: Db) => ({
  /** In one statement: a cart that becomes an order at this moment is one or the other, never half of both. */
  find: async (customerId: string): Promise<OpenCart> => {
    const rows = await db
      .selectDistinctOn([orders.status], { order: orders, address: addresses, lines: linesOf(customerId) })
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
      unpaid: unpaid?.order ?? null,
    }
  },

  products: (customerId: string, ids: readonly string[]): Promise<CartProductRow[]> =>
    db
      .select(catalogueColumns(customerId))
      .from(products)
      .leftJoin(stock, eq(stock.productId, products.id))
      .where(sql`${products.id} = ANY(${unseen(ids)}::text[])`),

  /** Whatever became of it. */
  latestPlaced: async (customerId: string): Promise<CartRow | null> => {
    const [row] = await db
      .select()
      .from(orders)
      .where(and(eq(orders.customerId, customerId), isNotNull(orders.placedAt)))
      .orderBy(newestFirst(orders.placedAt), desc(orders.id))
      .limit(1)
    return row ?? null
  },
})
