import { limits } from '@hojreh/contract'
import { formatToman } from '@hojreh/persian'
import type { Db } from '../../../db/client.ts'
import { couponRepository } from '../../../modules/coupon/coupon.repository.ts'
import { exchangeStock, holdChanged } from '../../../modules/inventory/inventory.service.ts'
import { type LockedOrder, orderRepository } from '../../../modules/order/order.repository.ts'
import { tellByOrderSms } from '../../../modules/order/order-sms.ts'
import { type OrderEditRow, orderEditRepository } from '../../../modules/order-edit/order-edit.repository.ts'
import type { Dependencies } from '../../../shared/dependencies.ts'
import { oweBack } from '../../refunds/owe-back.ts'
import { piecesBeyond } from './plan-edit.ts'

export const differenceOf = ({ totalBefore, totalAfter }: OrderEditRow): number => totalAfter - totalBefore

export const orderLink = (
  { PUBLIC_ORIGIN, PROFILE_ORIGIN = PUBLIC_ORIGIN }: Dependencies['config'],
  id: string,
) => `${PROFILE_ORIGIN}/profile/orders/${id}`

const exchangeOf = ({ linesBefore, linesAfter }: OrderEditRow) => ({
  further: piecesBeyond(linesAfter, linesBefore),
  fewer: piecesBeyond(linesBefore, linesAfter),
})

/**
 * A customer who was told a sum to transfer is asked for another one at once: without any sum the transfer that they may
 * have sent before could not be reported.
 */
const askAnew = async (tx: Db, order: LockedOrder, { totalAfter }: OrderEditRow): Promise<void> => {
  if (order.cardAmount === null) return
  await orderRepository(tx).lockCardAmounts()
  await orderRepository(tx).chooseCardAmount(order, totalAfter)
}

/** Writes down what the order consists of and costs from here on. */
const writeEdit = async (
  tx: Db,
  { clock }: Dependencies,
  order: LockedOrder,
  edit: OrderEditRow,
  isOfPaid: boolean,
): Promise<void> => {
  const now = clock()
  await orderRepository(tx).changeLines(order, edit.linesAfter, now)
  await orderRepository(tx).update(order, {
    ...edit.sumsAfter,
    total: edit.totalAfter,
  })
  // A paid order keeps the sum that its transfer was to have.
  if (!isOfPaid && differenceOf(edit) !== 0) await askAnew(tx, order, edit)
  await couponRepository(tx).changeRedemption(order, edit.sumsAfter.couponDiscount)
  await orderEditRepository(tx).change(order, edit, { state: 'applied', isOfPaid, endedAt: now })
}

const tellChanged = (tx: Db, dependencies: Dependencies, order: LockedOrder, edit: OrderEditRow) =>
  tellByOrderSms(
    tx,
    dependencies,
    order,
    'lines_changed',
    orderLink(dependencies.config, order.id),
    formatToman(edit.totalAfter),
    edit.id,
  )

/** Of an order that is not paid yet: its goods are held as they are from here on. Throws `OutOfStockError`. */
export const applyUnpaid = async (
  tx: Db,
  dependencies: Dependencies,
  order: LockedOrder,
  edit: OrderEditRow,
): Promise<void> => {
  const until = new Date(dependencies.clock().getTime() + limits.holdMs)
  await holdChanged(tx, order, edit.id, edit.linesAfter, until)
  await writeEdit(tx, dependencies, order, edit, false)
  await tellChanged(tx, dependencies, order, edit)
}

/**
 * Of an order whose goods are sold: pieces are exchanged on the shelf, and what it costs less is owed back. False, with
 * nothing changed, when the further pieces are not there. Throws `refund_exceeds_payment`.
 */
export const applySold = async (
  tx: Db,
  dependencies: Dependencies,
  order: LockedOrder,
  edit: OrderEditRow,
): Promise<boolean> => {
  const less = -differenceOf(edit)
  if (less > 0) await oweBack(tx, order, { amount: less, editId: edit.id, now: dependencies.clock() })
  if (!(await exchangeStock(tx, order, edit.id, exchangeOf(edit)))) return false
  await writeEdit(tx, dependencies, order, edit, true)
  await tellChanged(tx, dependencies, order, edit)
  return true
}
