import { canMoveOrder, type OrderStatus } from '@hojreh/contract'
import type { Db } from '../../db/client.ts'
import type { Locked } from '../../db/locked.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { newId } from '../../shared/ids.ts'
import { type OrderEventRow, type OrderRow, orderRepository, type Placed } from './order.repository.ts'

/**
 * The only way an order changes its status; what comes to it when it is `placed` goes along. Throws
 * `illegal_transition`. Returns its number.
 */
export const moveOrder = async (
  tx: Db,
  order: Locked<Pick<OrderRow, 'id' | 'status'>>,
  to: OrderStatus,
  by: OrderEventRow['by'],
  at: Date,
  { note = '', placed }: { note?: string; placed?: Placed } = {},
): Promise<string | null> => {
  if (!canMoveOrder(order.status, to)) throw new DomainError('illegal_transition')
  return orderRepository(tx).move(order, { id: newId(), status: to, by, at, note }, placed)
}
