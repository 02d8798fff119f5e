import { eq } from 'drizzle-orm'
import type { Db } from '../src/db/client.ts'
import { products } from '../src/modules/catalog/catalog.tables.ts'
import { stock, stockHolds } from '../src/modules/inventory/inventory.tables.ts'
import { addressOf } from './address-of.ts'
import type { TestCustomer } from './test-app.ts'

/** Puts goods into a customer's cart and says where they go. */
export const fillCart = async (
  customer: TestCustomer,
  lines: readonly { productId: string; count: number }[],
  receiverPhone = customer.phone,
): Promise<void> => {
  await customer.post('/api/order/addToCart', lines)
  const { addressId } = (await customer.post('/api/order/newAddress', addressOf({ receiverPhone }))).json()
  await customer.post(`/api/order/setAddress?id=${addressId}`, { shippingMethodId: 'post' })
}

export const payUrl = (orderId?: string): string =>
  orderId ? `/api/order/payment?id=${orderId}` : '/api/order/payment'

/** The authority at the end of a redirect. */
export const authorityOf = (response: { json: () => { redirectUrl: string } }): string =>
  response.json().redirectUrl.split('/').at(-1) ?? ''

/** Shelf, hold and sales of a product; throws when the holds do not add up to what is reserved. */
export const stockOf = async (db: Db, productId: string) => {
  const [row] = await db.select().from(stock).where(eq(stock.productId, productId))
  const holds = await db.select().from(stockHolds).where(eq(stockHolds.productId, productId))
  const [product] = await db
    .select({ soldCount: products.soldCount })
    .from(products)
    .where(eq(products.id, productId))
  if (!row || !product) throw new Error('no such product')
  const held = holds.reduce((sum, { count }) => sum + count, 0)
  if (held !== row.reserved) throw new Error(`${held} held, ${row.reserved} reserved`)
  return { onHand: row.onHand, reserved: row.reserved, sold: product.soldCount + row.soldUncounted }
}
