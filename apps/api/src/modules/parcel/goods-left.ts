import type { Db } from '../../db/client.ts'
import { orderRepository } from '../order/order.repository.ts'
import { countsOf, refundRepository } from '../refund/refund.repository.ts'
import { type Pieces, parcelRepository } from './parcel.repository.ts'

/** The pieces of a line that did not leave yet. */
interface LineLeft {
  productId: string
  /** Pieces that may leave now: no refund gave them up. */
  count: number
  /**
   * Pieces that must leave, or be given up for good, before all of the order is sent: a prepared refund may still be
   * dropped.
   */
  awaited: number
}

/** Returns what of an order has not left. A caller that sends goods holds the lock on the order. */
export const goodsLeft = async (db: Db, orderId: string): Promise<LineLeft[]> => {
  const lines = await orderRepository(db).lines(orderId)
  const sent = countsOf(await parcelRepository(db).linesOfOrder(orderId))
  const refunds = await refundRepository(db).ofOrder(orderId)
  const prepared = new Set(refunds.flatMap(({ id, state }) => (state === 'prepared' ? [id] : [])))
  const given = await refundRepository(db).linesOfOrder(orderId)
  const givenUp = countsOf(given)
  const forGood = countsOf(given.filter(({ refundId }) => !prepared.has(refundId)))
  return lines.map(({ productId, count: bought }) => {
    const left = bought - (sent.get(productId) ?? 0)
    return {
      productId,
      count: Math.max(left - (givenUp.get(productId) ?? 0), 0),
      awaited: Math.max(left - (forGood.get(productId) ?? 0), 0),
    }
  })
}

export const isAllSent = (left: readonly LineLeft[]): boolean => left.every(({ awaited }) => awaited === 0)

/** Returns the lines of which pieces may leave. */
export const sendable = (left: readonly LineLeft[]): Pieces[] =>
  left.flatMap(({ productId, count }) => (count > 0 ? [{ productId, count }] : []))

/** Whether all these pieces are still here. */
export const areLeft = (left: readonly LineLeft[], pieces: readonly Pieces[]): boolean =>
  [...countsOf(pieces)].every(
    ([productId, count]) => count <= (left.find((line) => line.productId === productId)?.count ?? 0),
  )
