import type { Db } from '../../../db/client.ts'
import { holdEditUntil, OutOfStockError } from '../../../modules/inventory/inventory.service.ts'
import { type LockedOrder, orderRepository } from '../../../modules/order/order.repository.ts'
import { type OrderEditRow, orderEditRepository } from '../../../modules/order-edit/order-edit.repository.ts'
import type { Dependencies } from '../../../shared/dependencies.ts'
import { DomainError } from '../../../shared/domain-error.ts'
import { applySold, applyUnpaid, differenceOf } from './apply-edit.ts'
import { askDifference } from './ask-difference.ts'
import { soldStatuses } from './plan-edit.ts'
import { endEdit } from './withdraw-edit.ts'

/** As long as when it was made. */
const prolong = async (tx: Db, dependencies: Dependencies, order: LockedOrder, edit: OrderEditRow) => {
  const keptMs = (edit.heldUntil?.getTime() ?? 0) - edit.createdAt.getTime()
  const heldUntil = new Date(dependencies.clock().getTime() + keptMs)
  await orderEditRepository(tx).change(order, edit, { isOfPaid: true, heldUntil })
  await holdEditUntil(tx, order, edit.id, heldUntil)
  await askDifference(tx, dependencies, order, edit)
}

/** Whether it could be made. What it left undone is undone with it. */
const isMade = async (tx: Db, work: (savepoint: Db) => Promise<boolean>): Promise<boolean> => {
  try {
    return await tx.transaction(async (savepoint) => {
      if (!(await work(savepoint))) throw new OutOfStockError('')
      return true
    })
  } catch (error) {
    if (error instanceof OutOfStockError || error instanceof DomainError) return false
    throw error
  }
}

/**
 * An edit of an order whose transfer was looked at goes on from there: as one of a paid order, or of one that waits for its
 * payment again. One that cannot be made any more comes to nothing.
 */
export const resumeEdit = async (tx: Db, dependencies: Dependencies, { id }: LockedOrder): Promise<void> => {
  const edit = await orderEditRepository(tx).openOf(id)
  const order = edit && (await orderRepository(tx).lock(id))
  if (!order) return
  const isSold = soldStatuses.includes(order.status)
  if (isSold && differenceOf(edit) > 0) return prolong(tx, dependencies, order, edit)
  const isDone = await isMade(tx, async (savepoint) => {
    if (isSold) return applySold(savepoint, dependencies, order, edit)
    await applyUnpaid(savepoint, dependencies, order, edit)
    return true
  })
  if (!isDone) await endEdit(tx, order, edit, dependencies.clock())
}
