import type { Db } from '../../../db/client.ts'
import { type CartProductRow, cartRepository } from '../../../modules/cart/cart.repository.ts'
import { couponRepository } from '../../../modules/coupon/coupon.repository.ts'
import type { Wanted } from '../../../modules/inventory/stock.repository.ts'
import { type OrderLineRow, type OrderRow, orderRepository } from '../../../modules/order/order.repository.ts'
import { inCartOrder } from '../../../modules/order/order-view.ts'
import { orderEditRepository } from '../../../modules/order-edit/order-edit.repository.ts'
import type { EditedLine, EditedSums } from '../../../modules/order-edit/order-edit.tables.ts'
import { parcelRepository } from '../../../modules/parcel/parcel.repository.ts'
import { countsOf, refundRepository } from '../../../modules/refund/refund.repository.ts'
import { DomainError } from '../../../shared/domain-error.ts'
import { termsOf } from './edit-terms.ts'

const editable: readonly OrderRow['status'][] = ['awaiting_payment', 'awaiting_review', 'paid', 'preparing']
export const areLinesOpen = (status: OrderRow['status']): boolean => editable.includes(status)

export const soldStatuses: readonly OrderRow['status'][] = ['paid', 'preparing']

export interface EditPlan {
  before: EditedLine[]
  after: EditedLine[]
  sums: EditedSums & { total: number }
}

const NOBODY = ''

const asBought = (line: OrderLineRow): EditedLine => ({
  productId: line.productId,
  count: line.count,
  unitPrice: line.unitPrice,
  listPrice: line.listPrice,
  title: line.title ?? '',
  slug: line.slug ?? '',
  image: line.image,
})

const asSoldNow = ({ productId, price, listPrice, title, slug, image }: CartProductRow, count: number) => ({
  ...{ productId, count, unitPrice: price, listPrice, title, slug, image },
})

/** The pieces of some lines beyond those of others. */
export const piecesBeyond = (lines: readonly Wanted[], others: readonly Wanted[]): Wanted[] =>
  lines.flatMap(({ productId, count }) => {
    const beyond = count - (others.find((line) => line.productId === productId)?.count ?? 0)
    return beyond > 0 ? [{ productId, count: beyond }] : []
  })

/** How many pieces of each product have left already: fewer than these an order cannot have. */
export const leastOf = async (db: Db, orderId: string): Promise<Map<string, number>> =>
  countsOf(await parcelRepository(db).linesOfOrder(orderId))

/** What left stays in the order; and one of which goods were given up for money has parts that were counted already. */
export const checkOpen = async (db: Db, orderId: string, after: readonly Wanted[]): Promise<void> => {
  if ((await refundRepository(db).linesOfOrder(orderId)).length > 0) throw new DomainError('lines_fixed')
  for (const [productId, least] of await leastOf(db, orderId))
    if ((after.find((line) => line.productId === productId)?.count ?? 0) < least)
      throw new DomainError('goods_not_left')
}

const lineOf = (
  { count }: Wanted,
  bought: EditedLine | undefined,
  product: CartProductRow | undefined,
): EditedLine => {
  const isRaised = count > (bought?.count ?? 0)
  if (isRaised && (!product?.isPublished || count > product.maxPerOrder))
    throw new DomainError('product_unavailable')
  if (bought) return { ...bought, count }
  if (!product) throw new DomainError('product_unavailable')
  return asSoldNow(product, count)
}

/**
 * What becomes of an order that is to consist of some goods; nothing is held. Throws `illegal_transition`, `already_done`,
 * `product_unavailable`, `goods_not_left`, `lines_fixed`, `edit_waits`.
 */
export const planEdit = async (db: Db, order: OrderRow, wanted: readonly Wanted[]): Promise<EditPlan> => {
  if (!areLinesOpen(order.status)) throw new DomainError('illegal_transition')
  if (await orderEditRepository(db).openOf(order.id)) throw new DomainError('edit_waits')
  await checkOpen(db, order.id, wanted)
  const before = inCartOrder(await orderRepository(db).lines(order.id)).map(asBought)
  if (
    wanted.length === before.length &&
    piecesBeyond(wanted, before).length + piecesBeyond(before, wanted).length === 0
  )
    throw new DomainError('already_done')
  const ids = wanted.map(({ productId }) => productId)
  const products = new Map(
    (await cartRepository(db).products(NOBODY, ids)).map((product) => [product.productId, product]),
  )
  const after = wanted.map((line) =>
    lineOf(
      line,
      before.find(({ productId }) => productId === line.productId),
      products.get(line.productId),
    ),
  )
  const coupon = order.couponCode === null ? null : await couponRepository(db).find(order.couponCode)
  const categoriesOf = (productId: string) => products.get(productId)?.categoryIds ?? []
  return { before, after, sums: termsOf(order, coupon, after, categoriesOf) }
}
