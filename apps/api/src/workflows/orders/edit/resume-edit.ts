import type { Db } from '../../../db/client.ts'
import { OutOfStockError } from '../../../modules/inventory/inventory.service.ts'
import { type LockedOrder, orderRepository } from '../../../modules/order/order.repository.ts'
import { type OrderEditRow, orderEditRepository } from '../../../modules/order-edit/order-edit.repository.ts'
import type { Dependencies } from '../../../shared/dependencies.ts'
import { DomainError } from '../../../shared/domain-error.ts'
import { applySold, applyUnpaid, differenceOf } from './apply-edit.ts'
import { askDifference } from './ask-difference.ts'
import { holdEdit } from './hold-edit.ts'
import { soldStatuses } from './plan-edit.ts'
import { endEdit } from './withdraw-edit.ts'

/** Holds its pieces as long as when it was made, also those that are held no longer. */
const prolong = async (tx: Db, dependencies: Dependencies, order: LockedOrder, edit: OrderEditRow) => {
  const keptMs = (edit.heldUntil?.getTime() ?? 0) - edit.createdAt.getTime()
  const heldUntil = new Date(dependencies.clock().getTime() + keptMs)
  await orderEditRepository(tx).change(order, edit, { isOfPaid: true, heldUntil })
  await holdEdit(tx, order, edit, heldUntil)
  await askDifference(tx, dependencies, order, edit)
}

/** Whether it could go on. What it left undone is undone with it. */
const canGoOn = async (tx: Db, work: (savepoint: Db) => Promise<boolean>): Promise<boolean> => {
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
  const isDone = await canGoOn(tx, async (savepoint) => {
    if (isSold && differenceOf(edit) <= 0) return applySold(savepoint, dependencies, order, edit)
    await (isSold ? prolong : applyUnpaid)(savepoint, dependencies, order, edit)
    return true
  })
  if (!isDone) await endEdit(tx, order, edit, dependencies.clock())
}
