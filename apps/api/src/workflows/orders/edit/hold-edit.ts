import { limits } from '@hojreh/contract'
import type { Db } from '../../../db/client.ts'
import { holdForEdit, OutOfStockError } from '../../../modules/inventory/inventory.service.ts'
import type { LockedOrder } from '../../../modules/order/order.repository.ts'
import type { OrderEditRow } from '../../../modules/order-edit/order-edit.repository.ts'
import { paymentMessages } from '../../../modules/payment/payment.messages.ts'
import { DomainError } from '../../../shared/domain-error.ts'
import { piecesBeyond } from './plan-edit.ts'

type Edited = Pick<OrderEditRow, 'id' | 'linesBefore' | 'linesAfter'>

/** Sets the further pieces of an edit aside until then. Throws `insufficient_stock` with the name of what is missing. */
export const holdEdit = async (tx: Db, order: LockedOrder, edit: Edited, until: Date): Promise<void> => {
  const further = piecesBeyond(edit.linesAfter, edit.linesBefore)
  if (further.length === 0) return
  try {
    await holdForEdit(tx, order, edit.id, further, until)
  } catch (error) {
    throw error instanceof OutOfStockError ? outOfStock(edit, error) : error
  }
}

/** Says which of its goods are not there. */
export const outOfStock = ({ linesAfter }: Pick<Edited, 'linesAfter'>, { productId }: OutOfStockError) => {
  const title = linesAfter.find((line) => line.productId === productId)?.title ?? ''
  return new DomainError('insufficient_stock', { message: paymentMessages.outOfStock(title) })
}

/** For as long as an attempt to pay it lives, when its time was over. */
export const holdEditAgain = (tx: Db, order: LockedOrder, edit: OrderEditRow, now: Date): Promise<void> => {
  const until = new Date(now.getTime() + limits.holdMs)
  return holdEdit(tx, order, edit, edit.heldUntil && edit.heldUntil > until ? edit.heldUntil : until)
}
