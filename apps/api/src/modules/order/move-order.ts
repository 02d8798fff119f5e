import { canMoveOrder, type OrderStatus } from '@hojreh/contract'
import type { Db } from '../../db/client.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { newId } from '../../shared/ids.ts'
import { type OrderEventRow, type OrderRow, orderRepository } from './order.repository.ts'

/**
 * The only way an order changes its status; `changes` of its other columns go along. The order must be locked;
 * throws `illegal_transition`.
 */
export const moveOrder = async (
  tx: Db,
  order: Pick<OrderRow, 'id' | 'status'>,
  to: OrderStatus,
  by: OrderEventRow['by'],
  at: Date,
  { note = '', changes = {} }: { note?: string; changes?: Partial<Omit<OrderRow, 'id' | 'status'>> } = {},
): Promise<void> => {
  if (!canMoveOrder(order.status, to)) throw new DomainError('illegal_transition')
  const repository = orderRepository(tx)
  await repository.update(order.id, { ...changes, status: to })
  await repository.insertEvent({ id: newId(), orderId: order.id, status: to, by, at, note })
}
