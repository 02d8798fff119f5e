import { canMoveOrder, type OrderStatus } from '@hojreh/contract'
import type { Db } from '../../db/client.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { newId } from '../../shared/ids.ts'
import { type OrderEventRow, type OrderRow, orderRepository, type Placed } from './order.repository.ts'

/**
 * The only way an order changes its status; what comes to it when it is `placed` goes along. The order must be locked;
 * throws `illegal_transition`. Answers its number.
 */
export const moveOrder = async (
  tx: Db,
  order: Pick<OrderRow, 'id' | 'status'>,
  to: OrderStatus,
  by: OrderEventRow['by'],
  at: Date,
  { note = '', placed }: { note?: string; placed?: Placed } = {},
): Promise<string | null> => {
  if (!canMoveOrder(order.status, to)) throw new DomainError('illegal_transition')
  const repository = orderRepository(tx)
  const [, orderNumber] = await Promise.all([
    repository.insertEvent({ id: newId(), orderId: order.id, status: to, by, at, note }),
    repository.setStatus(order.id, to, placed),
  ])
  return orderNumber
}
