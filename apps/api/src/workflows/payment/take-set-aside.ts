import type { Db } from '../../db/client.ts'
import { hasHold } from '../../modules/inventory/inventory.service.ts'
import { orderRepository } from '../../modules/order/order.repository.ts'
import type { PaymentRow } from '../../modules/payment/payment.repository.ts'
import type { AskedAttempt, Settlement } from '../../modules/payment/payment-gateway.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { holdOrderStock } from '../checkout/hold-order-stock.ts'
import { holdEditAgain } from '../orders/edit/hold-edit.ts'
import { dueEditOf } from './pay-again.ts'
import { closeAttempt, lockBoth, settlePayment } from './settle-payment.ts'

/**
 * The reason of an attempt whose money the gateway set aside and let go: its goods are gone, or its order is over.
 * Nothing was charged.
 */
export const LET_GO = 'let_go'

/** Holds the further pieces of an edit, for the attempt that pays its difference. */
const holdFurther = async (
  tx: Db,
  { order, payment }: Awaited<ReturnType<typeof lockBoth>>,
  now: Date,
): Promise<boolean> => {
  const edit = await dueEditOf(tx, order)
  if (!edit || edit.id !== payment.editId) return false
  if (!(await hasHold(tx, edit.id))) await holdEditAgain(tx, order, edit, now)
  return true
}

/** Holds an order's goods for the moment that the gateway needs; false when its money would buy nothing. */
const holdGoods = (
  { database: { db }, clock }: Dependencies,
  attempt: Pick<PaymentRow, 'id'>,
): Promise<boolean> =>
  db
    .transaction(async (tx) => {
      const { order, payment } = await lockBoth(tx, attempt)
      // Another process booked it meanwhile: what the gateway says of it then is read again.
      if (payment.status === 'paid') return true
      if (payment.editId !== null) return holdFurther(tx, { order, payment }, clock())
      if (payment.amount !== order.total) return false
      // Its goods are kept for a transfer that waits for review; the money that comes first buys them.
      if (order.status === 'awaiting_review') return true
      if (order.status !== 'awaiting_payment') return false
      await holdOrderStock(tx, order, await orderRepository(tx).lines(order.id), clock())
      return true
    })
    .catch((error: unknown) => {
      if (error instanceof DomainError && error.code === 'insufficient_stock') return false
      throw error
    })

/**
 * Takes the money that a gateway set aside, while its goods are held; lets it go when they are gone. The result is what
 * the gateway says afterwards: two processes may have decided differently.
 */
export const takeSetAside = async (
  dependencies: Dependencies,
  payment: PaymentRow,
  attempt: AskedAttempt,
  { take, letGo }: Settlement,
): Promise<PaymentRow | string> => {
  const isLetGo = !(await holdGoods(dependencies, payment)) && (await letGo(attempt))
  if (isLetGo) return closeAttempt(dependencies, payment, 'failed', LET_GO)
  const taken = await take(attempt)
  return taken.isPaid ? settlePayment(dependencies, payment, taken) : taken.reason
}
