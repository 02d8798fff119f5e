import { canMoveOrder, type OrderStatus } from '@hojreh/contract'
import type { Db } from '../../db/client.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { newId } from '../../shared/ids.ts'
import { type OrderChanges, type OrderEventRow, type OrderRow, orderRepository } from './order.repository.ts'

/**
 * The only way an order changes its status; `changes` of its other columns go along. The order must be locked;
 * throws `illegal_transition`. Answers its number.
 */
export const moveOrder = async (
  tx: Db,
  order: Pick<OrderRow, 'id' | 'status'>,
  to: OrderStatus,
  by: OrderEventRow['by'],
  at: Date,
  { note = '', changes }: { note?: string; changes?: Omit<OrderChanges, 'id' | 'status'> } = {},
): Promise<string | null> => {
  if (!canMoveOrder(order.status, to)) throw new DomainError('illegal_transition')
  const repository = orderRepository(tx)
  const [, orderNumber] = await Promise.all([
    repository.insertEvent({ id: newId(), orderId: order.id, status: to, by, at, note }),
    changes ? repository.update(order.id, { ...changes, status: to }) : repository.setStatus(order.id, to),
  ])
  return orderNumber
}
