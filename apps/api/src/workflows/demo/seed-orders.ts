import type { DemoOrder } from '@hojreh/demo-shop'
import { inArray } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import type { AddressRow } from '../../modules/address/address.repository.ts'
import { products } from '../../modules/catalog/catalog.tables.ts'
import { moveOrder } from '../../modules/order/move-order.ts'
import { type LockedOrder, orderRepository } from '../../modules/order/order.repository.ts'
import { orderLines, orders } from '../../modules/order/order.tables.ts'
import { nextOrderNumber } from '../../modules/order/order-number.sql.ts'
import { payments } from '../../modules/payment/payment.tables.ts'
import { refundRepository } from '../../modules/refund/refund.repository.ts'
import { startingTerms } from '../../modules/shipping/delivery-terms.ts'
import { quoteMethod } from '../../modules/shipping/shipping.service.ts'
import { newId } from '../../shared/ids.ts'

type HoursAgo = (hours: number) => Date
interface Known {
  productIds: ReadonlyMap<string, string>
  /** By title. */
  addresses: ReadonlyMap<string, AddressRow>
}

const PAYING_MS = 90_000

const linesOf = async (tx: Db, { lines }: DemoOrder, productIds: Known['productIds']) => {
  const counts = new Map(lines.map(({ slug, count }) => [productIds.get(slug), count]))
  const ids = [...counts.keys()].filter((id) => id !== undefined)
  const rows = await tx.select().from(products).where(inArray(products.id, ids))
  if (rows.length !== lines.length) throw new Error('a demo order names a product that is not there')
  return rows.map((product) => ({ product, count: counts.get(product.id) ?? 0 }))
}
type Lines = Awaited<ReturnType<typeof linesOf>>

const sumOf = (lines: Lines, amountOf: (product: Lines[number]['product']) => number) =>
  lines.reduce((sum, { product, count }) => sum + amountOf(product) * count, 0)

/** A cart's row and everything that placing it would write, at today's prices. */
const placedFrom = async (tx: Db, order: DemoOrder, lines: Lines, addressRow: AddressRow) => {
  const { id: addressId, customerId, title, isDefault, createdAt, ...address } = addressRow
  const goodsTotal = sumOf(lines, ({ price }) => price)
  const subtotal = sumOf(lines, ({ price, listPrice }) => listPrice ?? price)
  const weightGrams = sumOf(lines, (product) => product.weightGrams ?? 0)
  const { province: from } = startingTerms
  const method = await quoteMethod(tx, order.shippingMethodId, { ...address, from, goodsTotal, weightGrams })
  if (!method) throw new Error(`${order.shippingMethodId} does not go to «${order.to}»`)
  return {
    customerId,
    addressId,
    address,
    subtotal,
    discount: subtotal - goodsTotal,
    shippingMethodId: method.id,
    shippingMethodTitle: method.title,
    shippingFee: method.fee,
    total: goodsTotal + method.fee,
    note: order.note,
    trackingCode: order.trackingCode,
  }
}

const insertLines = (tx: Db, orderId: string, lines: Lines, addedAt: Date) =>
  tx.insert(orderLines).values(
    lines.map(({ product: { id, title, slug, price, listPrice, images }, count }) => ({
      orderId,
      productId: id,
      count,
      title,
      slug,
      listPrice,
      unitPrice: price,
      shownPrice: price,
      image: images[0] ?? null,
      addedAt,
    })),
  )

const insertPayments = async (tx: Db, order: DemoOrder, placed: LockedOrder, hoursAgo: HoursAgo) => {
  for (const [place, { status, hoursAgo: hours }] of order.payments.entries()) {
    const isFailed = status === 'failed'
    const createdAt = hoursAgo(hours)
    const payment = {
      id: newId(),
      orderId: placed.id,
      customerId: placed.customerId,
      method: 'online' as const,
      gateway: 'sandbox',
      amount: placed.total ?? 0,
      status,
      refId: isFailed ? null : `20${placed.orderNumber}${place}`,
      maskedCard: isFailed ? null : '603799******4217',
      failureReason: isFailed ? 'cancelled' : null,
      createdAt,
      requestedAt: createdAt,
      settledAt: new Date(createdAt.getTime() + PAYING_MS),
    }
    await tx.insert(payments).values(payment)
    const sentBack = order.moves.find((move) => move.status === 'refunded')
    if (status !== 'refunded' || !sentBack) continue
    const at = hoursAgo(sentBack.hoursAgo)
    await refundRepository(tx).insert(placed, {
      ...{ id: newId(), paymentId: payment.id, amount: payment.amount, kind: 'payment', state: 'done' },
      ...{ note: '', createdAt: at, preparedByName: null, preparedAt: null, reference: null, doneAt: at },
    })
  }
}

const lockOrder = async (tx: Db, id: string): Promise<LockedOrder> => {
  const order = await orderRepository(tx).lock(id)
  if (!order) throw new Error('the demo order is gone')
  return order
}

const seedOrder = async (tx: Db, order: DemoOrder, known: Known, hoursAgo: HoursAgo): Promise<void> => {
  const address = known.addresses.get(order.to)
  const placedAt = hoursAgo(order.moves[0]?.hoursAgo ?? 0)
  if (!address) throw new Error(`the demo customer has no address «${order.to}»`)
  const lines = await linesOf(tx, order, known.productIds)
  const [row] = await tx
    .insert(orders)
    .values({
      ...(await placedFrom(tx, order, lines, address)),
      id: newId(),
      status: 'pending',
      orderNumber: nextOrderNumber,
      placedAt,
      createdAt: placedAt,
    })
    .returning()
  if (!row) throw new Error('the demo order was not made')
  await insertLines(tx, row.id, lines, placedAt)
  for (const move of order.moves) {
    const by = move.by === 'operator' ? { staffId: null } : move.by
    // By the table of allowed moves, so that no demo order has a life that no real one could have.
    await moveOrder(tx, await lockOrder(tx, row.id), move.status, by, hoursAgo(move.hoursAgo))
  }
  await insertPayments(tx, order, await lockOrder(tx, row.id), hoursAgo)
}

/** The demo customer's orders. Their goods left the shelf before the demo's stock was counted. */
export const seedOrders = async (
  tx: Db,
  demoOrders: readonly DemoOrder[],
  known: Known,
  hoursAgo: HoursAgo,
): Promise<void> => {
  for (const order of demoOrders) await seedOrder(tx, order, known, hoursAgo)
}
