import { canMoveOrder, type OrderStatus } from '@hojreh/contract'
import type { Db } from '../../db/client.ts'
import type { Locked } from '../../db/locked.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { newId } from '../../shared/ids.ts'
import type { Actor } from '../staff-action/actor.ts'
import { type OrderEventRow, type OrderRow, orderRepository, type Placed } from './order.repository.ts'

/** Who moves an order: the shop's people by name. */
export type Mover = Exclude<OrderEventRow['by'], 'operator'> | Pick<Actor, 'staffId'>

/**
 * The only way an order changes its status; what comes to it when it is `placed` goes along. Throws
 * `illegal_transition`. Returns its number.
 */
export const moveOrder = async (
  tx: Db,
  order: Locked<Pick<OrderRow, 'id' | 'status'>>,
  to: OrderStatus,
  by: Mover,
  at: Date,
  { note = '', placed }: { note?: string; placed?: Placed } = {},
): Promise<string | null> => {
  if (!canMoveOrder(order.status, to)) throw new DomainError('illegal_transition')
  const isStaff = typeof by !== 'string'
  const event = {
    id: newId(),
    status: to,
    by: isStaff ? ('operator' as const) : by,
    staffId: isStaff ? by.staffId : null,
    at,
    note,
  }
  return orderRepository(tx).move(order, event, placed)
}
