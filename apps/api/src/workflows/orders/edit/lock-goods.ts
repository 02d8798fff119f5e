import type { Db } from '../../../db/client.ts'
import { lockWithEdit } from '../../../modules/inventory/inventory.service.ts'
import type { LockedOrder } from '../../../modules/order/order.repository.ts'
import { orderEditRepository } from '../../../modules/order-edit/order-edit.repository.ts'

/**
 * Locks the stock of an order and of its open edit, for a caller that changes the one and then the other. Two rounds of
 * locks would not be in the order of the ids, and could deadlock with a checkout.
 */
export const lockGoods = async (tx: Db, order: LockedOrder): Promise<void> => {
  const edit = await orderEditRepository(tx).openOf(order.id)
  if (edit) await lockWithEdit(tx, order, edit.id, [...edit.linesBefore, ...edit.linesAfter])
}
