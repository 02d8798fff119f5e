import type { Db } from '../../db/client.ts'
import { type LockedOrder, type OrderRow, orderRepository } from '../../modules/order/order.repository.ts'
import { orderEditRepository } from '../../modules/order-edit/order-edit.repository.ts'
import { basketOf } from '../../modules/payment/basket-of.ts'
import { paymentMessages } from '../../modules/payment/payment.messages.ts'
import { type PaymentRow, paymentRepository } from '../../modules/payment/payment.repository.ts'
import type { Basket } from '../../modules/payment/payment-gateway.ts'
import { countsOf, refundRepository } from '../../modules/refund/refund.repository.ts'
import { piecesBeyond } from '../orders/edit/plan-edit.ts'

type Line = Basket['lines'][number]

/** With a line for what its goods do not come to: a gateway takes a discount off a basket and adds nothing. */
const worthAtLeast = (
  { lines, shippingFee }: Basket,
  sum: number,
  rest: Omit<Line, 'unitPrice' | 'count'>,
) => {
  const missing = lines.reduce((left, { unitPrice, count }) => left - unitPrice * count, sum - shippingFee)
  const line = { ...rest, unitPrice: missing, count: 1 }
  return { lines: missing > 0 ? [...lines, line] : lines, shippingFee }
}

/** The pieces that an edit brought. */
const furtherOf = async (db: Db, editId: string | null): Promise<Line[]> => {
  const edit = editId === null ? null : await orderEditRepository(db).find(editId)
  if (!edit) return []
  const counts = countsOf(piecesBeyond(edit.linesAfter, edit.linesBefore))
  return edit.linesAfter.flatMap(({ productId, title, unitPrice }) => {
    const count = counts.get(productId)
    return count ? [{ productId, title, unitPrice, count }] : []
  })
}

/** What an attempt buys: the order, or the further pieces of the edit whose difference it is for. */
export const basketFor = async (
  db: Db,
  order: OrderRow,
  { editId, amount }: Pick<PaymentRow, 'editId' | 'amount'>,
): Promise<Basket> => {
  if (editId === null) return basketOf(order, await orderRepository(db).lines(order.id))
  const further = { lines: await furtherOf(db, editId), shippingFee: 0 }
  return worthAtLeast(further, amount, { productId: order.id, title: paymentMessages.rest })
}

/** As many of each as were so, at most. */
const atMost = (lines: readonly Line[], counts: ReadonlyMap<string, number>): Line[] =>
  lines.flatMap((line) => {
    const count = Math.min(line.count, counts.get(line.productId) ?? 0)
    return count > 0 ? [{ ...line, count }] : []
  })

const without = (lines: readonly Line[], counts: ReadonlyMap<string, number>): Line[] =>
  lines.flatMap((line) => {
    const count = line.count - (counts.get(line.productId) ?? 0)
    return count > 0 ? [{ ...line, count }] : []
  })

/** What the order's own payment bought when something of it was paid for later: its goods before that. */
const boughtAtFirst = async (tx: Db, orderId: string): Promise<ReadonlyMap<string, number> | null> => {
  const paid = (await paymentRepository(tx).ofOrder(orderId)).filter(({ status }) => status === 'paid')
  const first = paid.find(({ editId }) => editId !== null)?.editId
  const edit = first ? await orderEditRepository(tx).find(first) : null
  return edit && countsOf(edit.linesBefore)
}

/**
 * What stays of what a payment bought when so much of it is kept after a refund. Goods may be fewer already, of whose
 * money another refund is still to be sent.
 */
export const keptBasketOf = async (
  tx: Db,
  order: LockedOrder,
  { editId }: PaymentRow,
  kept: number,
): Promise<Basket> => {
  const bought = basketOf(order, await orderRepository(tx).lines(order.id))
  // Those of whose money none goes back.
  const left = without(bought.lines, countsOf(await refundRepository(tx).linesOfOrder(order.id)))
  const first = (await boughtAtFirst(tx, order.id)) ?? countsOf(left)
  const lines =
    editId === null
      ? atMost(left, first)
      : atMost(without(left, first), countsOf(await furtherOf(tx, editId)))
  const hasFee = editId === null && lines.length > 0
  const rest = hasFee || !order.shippingMethodTitle ? paymentMessages.rest : order.shippingMethodTitle
  const basket = { lines, shippingFee: hasFee ? bought.shippingFee : 0 }
  return worthAtLeast(basket, kept, { productId: order.id, title: rest })
}
