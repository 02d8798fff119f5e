import { and, eq, sql } from 'drizzle-orm'
import { jsonRow } from '../../db/json-row.ts'
import { asLocked, type Locked } from '../../db/locked.ts'
import { opaqueArray } from '../../db/opaque-array.ts'
import type { CustomerTx } from '../identity/customer-lock.ts'
import { orderLines, orders } from '../order/order.tables.ts'
import { type CartLineRow, type CartRow, cartRepository, type OpenCart } from './cart.repository.ts'

/** A cart that no other transaction changes meanwhile: the lock on a customer's row covers their cart. */
export type LockedCart = Locked<CartRow>
export interface LockedOpenCart extends OpenCart {
  cart: LockedCart | null
}

const cart = { row: jsonRow(orders) }

/** Operations on a customer's cart under the lock on the customer's row. */
export const lockedCartRepository = (tx: CustomerTx) => ({
  find: async (customerId: string): Promise<LockedOpenCart> => {
    const open = await cartRepository(tx).find(customerId)
    return { ...open, cart: open.cart && asLocked(open.cart) }
  },

  insert: async (id: string, customerId: string, createdAt: Date): Promise<LockedCart> => {
    const [made] = await tx
      .insert(orders)
      .values({ id, customerId, createdAt, status: 'pending' })
      .returning(cart)
    if (!made) throw new Error('the cart was not made')
    return asLocked(made.row)
  },

  putLines: async ({ id }: LockedCart, lines: readonly CartLineRow[]): Promise<void> => {
    if (lines.length === 0) return
    await tx.execute(sql`
      INSERT INTO order_lines (order_id, product_id, count, unit_price, shown_price, list_price, added_at)
      SELECT ${id}, "productId", count, "unitPrice", "shownPrice", "listPrice", "addedAt"
        FROM jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) AS line ("productId" text, count int,
          "unitPrice" bigint, "shownPrice" bigint, "listPrice" bigint, "addedAt" timestamptz)
      ON CONFLICT (order_id, product_id) DO UPDATE SET count = excluded.count, unit_price = excluded.unit_price,
        shown_price = excluded.shown_price, list_price = excluded.list_price`)
  },

  removeLines: async ({ id }: LockedCart, productIds: readonly string[]): Promise<void> => {
    if (productIds.length === 0) return
    await tx
      .delete(orderLines)
      .where(
        and(eq(orderLines.orderId, id), sql`${orderLines.productId} = ANY(${sql.param(productIds)}::text[])`),
      )
  },

  /** Notes the present prices of lines as shown. */
  setShownPrices: async ({ id }: LockedCart, lines: readonly CartLineRow[]): Promise<void> => {
    if (lines.length === 0) return
    const ids = lines.map(({ productId }) => productId)
    const prices = lines.map(({ price }) => price)
    await tx.execute(sql`
      UPDATE order_lines SET shown_price = seen.price
        FROM unnest(${opaqueArray(ids)}::text[], ${opaqueArray(prices)}::bigint[]) AS seen (product_id, price)
        WHERE order_id = ${id} AND order_lines.product_id = seen.product_id`)
  },

  /** Returns the changed cart. */
  update: async (
    cart: LockedCart,
    changes: Partial<
      Pick<CartRow, 'addressId' | 'shippingMethodId' | 'note' | 'gift' | 'couponCode' | 'shownDiscount'>
    >,
  ): Promise<LockedCart> => {
    await tx.update(orders).set(changes).where(eq(orders.id, cart.id))
    return { ...cart, ...changes }
  },
})
