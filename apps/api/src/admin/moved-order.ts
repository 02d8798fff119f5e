import type { MovedOrder } from '@hojreh/contract/admin'
import { orderRepository } from '../modules/order/order.repository.ts'
import type { Desk } from '../modules/staff-action/actor.ts'
import { DomainError } from '../shared/domain-error.ts'

/** An order as it is after an act. */
export const orderAfter = async (
  { database: { db } }: Pick<Desk, 'database'>,
  id: string,
): Promise<MovedOrder> => {
  const order = await orderRepository(db).findPlaced(id)
  if (!order) throw new DomainError('not_found')
  const { orderNumber, status, trackingCode } = order
  return { id, orderNumber: orderNumber ?? '', status, trackingCode }
}

/** Does an act and returns what it made of the order. */
export const movedOrder = async (
  desk: Desk,
  id: string,
  act: (desk: Desk, order: { id: string }) => Promise<unknown>,
): Promise<MovedOrder> => {
  await act(desk, { id })
  return orderAfter(desk, id)
}
