import type { OrderDetails } from '@hojreh/contract'
import type { PrintSheet } from '@hojreh/contract/admin'
import { orderRepository } from '../../modules/order/order.repository.ts'
import { noWays } from '../../modules/payment/ways-of-order.ts'
import type { Desk } from '../../modules/staff-action/actor.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { viewOrder } from './read-orders.ts'

/**
 * What is printed of an order; the books keep who printed what, and whether its phone is on it. Throws `not_found`.
 */
export const printOrder = (
  { actor, clock }: Desk,
  id: string,
  printed: PrintSheet,
  withPhone: boolean,
): Promise<OrderDetails> =>
  actor.write(async (tx, book) => {
    const order = await orderRepository(tx).findPlaced(id)
    if (!order) throw new DomainError('not_found')
    book({ subject: `order:${id}`, label: order.orderNumber, after: { printed, withPhone } })
    return viewOrder(tx, order, { ...noWays, now: clock() })
  })
