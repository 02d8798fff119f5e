import { and, type Column, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { columnsOf, compileOnce, instants, numbers, texts, unseen } from '../../db/compile-once.ts'
import { newestFirst } from '../../db/newest-first.ts'
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
const obtainable = (customerId: SQL) =>
  sql<number>`coalesce(${stock.onHand} - ${stock.reserved}, 0) + coalesce((
    SELECT sum(${stockHolds.count}) FROM ${stockHolds}
    WHERE ${stockHolds.customerId} = ${customerId} AND ${stockHolds.productId} = ${products.id}
      AND NOT ${stockHolds.isKept}), 0)`.mapWith(Number)

const catalogueColumns = (customerId: SQL) => ({
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
const linesOf = (customerId: SQL) => {
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

const find = compileOnce({ customerId: orders.customerId }, (db, { customerId }) =>
  db
    .selectDistinctOn([orders.status], { order: orders, address: addresses, lines: linesOf(customerId) })
    .from(orders)
    .leftJoin(addresses, and(eq(addresses.id, orders.addressId), eq(addresses.customerId, orders.customerId)))
    .where(and(eq(orders.customerId, customerId), isUnpaid))
    .orderBy(orders.status, desc(orders.placedAt), desc(orders.id)),
)

const insert = compileOnce(columnsOf(orders, 'id', 'customerId', 'createdAt'), (db, cart) =>
  db
    .insert(orders)
    .values({ ...cart, status: 'pending' })
    .returning(),
)

const findProducts = compileOnce({ customerId: orders.customerId, ids: texts }, (db, { customerId, ids }) =>
  db
    .select(catalogueColumns(customerId))
    .from(products)
    .leftJoin(stock, eq(stock.productId, products.id))
    .where(sql`${products.id} = ANY(${unseen(ids)}::text[])`),
)

const update = compileOnce(
  columnsOf(orders, 'id', 'addressId', 'shippingMethodId', 'note', 'couponCode'),
  (db, { id, ...changes }) => db.update(orders).set(changes).where(eq(orders.id, id)),
)

const putLines = compileOnce(
  {
    cartId: orderLines.orderId,
    productIds: texts,
    counts: numbers,
    unitPrices: numbers,
    shownPrices: numbers,
    listPrices: numbers,
    addedAt: instants,
  },
  (db, { cartId, productIds, counts, unitPrices, shownPrices, listPrices, addedAt }) =>
    db.execute(sql`
      INSERT INTO order_lines (order_id, product_id, count, unit_price, shown_price, list_price, added_at)
      SELECT ${cartId}, line.* FROM unnest(${productIds}::text[], ${counts}::int[], ${unitPrices}::bigint[],
        ${shownPrices}::bigint[], ${listPrices}::bigint[], ${addedAt}::timestamptz[]) AS line
      ON CONFLICT (order_id, product_id) DO UPDATE SET count = excluded.count, unit_price = excluded.unit_price,
        shown_price = excluded.shown_price, list_price = excluded.list_price`),
)

export const cartRepository = (db: Db) => ({
  /** In one statement: a cart that becomes an order at this moment is one or the other, never half of both. */
  find: async (customerId: string): Promise<OpenCart> => {
    const rows = await find(db, { customerId })
    const cart = rows.find(({ order }) => order.status === 'pending')
    const unpaid = rows.find(({ order }) => order.status === 'awaiting_payment')
    return {
      cart: cart?.order ?? null,
      lines: cart?.lines ?? [],
      address: cart?.address ?? null,
      unpaid: unpaid?.order ?? null,
    }
  },

  /** The customer's row must be locked, see customerRepository.lock. */
  insert: async (id: string, customerId: string, createdAt: Date): Promise<CartRow> => {
    const [row] = await insert(db, { id, customerId, createdAt })
    if (!row) throw new Error('the cart was not made')
    return row
  },

  products: (customerId: string, ids: readonly string[]): Promise<CartProductRow[]> =>
    findProducts(db, { customerId, ids }),

  putLines: async (cartId: string, lines: readonly CartLineRow[]): Promise<void> => {
    if (lines.length === 0) return
    const column = <Name extends keyof CartLineRow>(name: Name) => lines.map((line) => line[name])
    await putLines(db, {
      cartId,
      productIds: column('productId'),
      counts: column('count'),
      unitPrices: column('unitPrice'),
      shownPrices: column('shownPrice'),
      listPrices: column('listPrice'),
      addedAt: column('addedAt'),
    })
  },

  removeLines: async (cartId: string, productIds: readonly string[]): Promise<void> => {
    if (productIds.length === 0) return
    await db
      .delete(orderLines)
      .where(
        and(
          eq(orderLines.orderId, cartId),
          sql`${orderLines.productId} = ANY(${sql.param(productIds)}::text[])`,
        ),
      )
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
    const changed = { ...cart, ...changes }
    await update(db, changed)
    return changed
  },

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
