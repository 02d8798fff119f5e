import type { OrderLine, OrderSummary } from '@hojreh/contract'
import { toPictureOrNull } from '../media/media-address.ts'
import type { OrderLineRow, OrderRow } from './order.repository.ts'

const SHOWN_IMAGES = 4

/** In the order in which they were put into the cart. */
export const inCartOrder = (lines: readonly OrderLineRow[]): OrderLineRow[] =>
  lines.toSorted((one, other) => one.addedAt.getTime() - other.addedAt.getTime())

/** All but what its parcels tell. */
export const toOrderSummary = (
  order: OrderRow,
  lines: readonly OrderLineRow[],
): Omit<OrderSummary, 'isPartlySent'> => ({
  id: order.id,
  orderNumber: order.orderNumber ?? '',
  status: order.status,
  total: order.total ?? 0,
  totalCount: lines.reduce((sum, { count }) => sum + count, 0),
  images: lines.flatMap(({ image }) => toPictureOrNull(image) ?? []).slice(0, SHOWN_IMAGES),
  placedAt: (order.placedAt ?? order.createdAt).toISOString(),
})

export const toOrderLine = (line: OrderLineRow): OrderLine => ({
  productId: line.productId,
  slug: line.slug ?? '',
  title: line.title ?? '',
  image: toPictureOrNull(line.image),
  unitPrice: line.unitPrice,
  listPrice: line.listPrice,
  count: line.count,
  lineTotal: line.unitPrice * line.count,
})
