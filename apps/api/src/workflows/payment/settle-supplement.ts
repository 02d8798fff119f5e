import type { Db } from '../../db/client.ts'
import type { LockedOrder } from '../../modules/order/order.repository.ts'
import { orderEditRepository } from '../../modules/order-edit/order-edit.repository.ts'
import type { PaymentRow } from '../../modules/payment/payment.repository.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { applySold, differenceOf } from '../orders/edit/apply-edit.ts'
import { checkOpen, soldStatuses } from '../orders/edit/plan-edit.ts'
import { endEdit } from '../orders/edit/withdraw-edit.ts'

/** What was edited meanwhile by other ways: parcels left, or goods were given up. */
const isStillOpen = async (tx: Db, order: LockedOrder, after: Parameters<typeof checkOpen>[2]) => {
  try {
    await checkOpen(tx, order.id, after)
    return true
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return false
  }
}

/** The difference of an edit is there: the edit is made. Why the money buys nothing; null when it did. */
export const reasonAgainstSupplement = async (
  tx: Db,
  dependencies: Dependencies,
  order: LockedOrder,
  { editId, amount }: PaymentRow,
): Promise<string | null> => {
  const edit = await orderEditRepository(tx).find(editId ?? '')
  if (edit?.state !== 'open') return 'edit_over'
  if (amount !== differenceOf(edit)) return 'amount_differs'
  const isPossible = soldStatuses.includes(order.status) && (await isStillOpen(tx, order, edit.linesAfter))
  if (isPossible && (await applySold(tx, dependencies, order, edit))) return null
  await endEdit(tx, order, edit, dependencies.clock())
  return 'order_not_deliverable'
}
