import { type endpoints, limits } from '@hojreh/contract'
import type { z } from 'zod'
import type { Config } from '../../config/config.ts'
import type { Db } from '../../db/client.ts'
import { cartRepository } from '../../modules/cart/cart.repository.ts'
import { orRemove } from '../../modules/file-store/or-remove.ts'
import type { Customer } from '../../modules/identity/customer.ts'
import type { CustomerTx } from '../../modules/identity/customer-lock.ts'
import { hasHold, holdEditUntil, keepStock } from '../../modules/inventory/inventory.service.ts'
import { readSentPicture } from '../../modules/media/sent-picture.ts'
import { moveOrder } from '../../modules/order/move-order.ts'
import { type LockedOrder, orderRepository } from '../../modules/order/order.repository.ts'
import { type OrderEditRow, orderEditRepository } from '../../modules/order-edit/order-edit.repository.ts'
import { tellOperator } from '../../modules/order-notice/tell-operator.ts'
import { cardReportRepository } from '../../modules/payment/card-report.repository.ts'
import { paymentMessages } from '../../modules/payment/payment.messages.ts'
import { paymentRepository } from '../../modules/payment/payment.repository.ts'
import { openReceiptStore } from '../../modules/payment/receipt-store.ts'
import { shopCardOf } from '../../modules/payment/shop-card.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { newId } from '../../shared/ids.ts'
import { holdOrderStock } from '../checkout/hold-order-stock.ts'
import { differenceOf } from '../orders/edit/apply-edit.ts'
import { holdEdit } from '../orders/edit/hold-edit.ts'
import { getOrderDetails } from '../orders/read-orders.ts'
import { findQueuedFor } from './hold-order-again.ts'
import { checkPayable, checkUnreported, dueEditOf } from './pay-again.ts'

type Report = z.output<typeof endpoints.reportCardPayment.body>

// Clocks differ a little.
const AHEAD_MS = 10 * 60_000
const OLDEST_MS = 60 * 24 * 60 * 60_000

const checkTime = (paidAt: Date, now: Date): void => {
  const age = now.getTime() - paidAt.getTime()
  if (age < -AHEAD_MS)
    throw new DomainError('validation_failed', { fields: { paidAt: paymentMessages.paidAtFuture } })
  if (age > OLDEST_MS)
    throw new DomainError('validation_failed', { fields: { paidAt: paymentMessages.paidAtOld } })
}

const HOUR_MS = 60 * 60_000
const TRUST_MS = 30 * 24 * 60 * 60_000

/**
 * Holds the goods of a reported transfer. Its money is on its way whatever became of the hold: goods that are gone
 * meanwhile end as a refund, not here. For a customer of whose transfers as many were not found as may be open, nothing
 * is held; the hold runs out. Nor is what others queue for held once more: any customer can report a transfer.
 */
const keepGoods = async (tx: CustomerTx, order: LockedOrder, config: Config, now: Date): Promise<void> => {
  const since = new Date(now.getTime() - TRUST_MS)
  const unconfirmed = await cardReportRepository(tx).countUnconfirmed(order.customerId, since)
  if (unconfirmed > config.CARD_TRANSFERS_AT_ONCE) return
  if (!(await hasHold(tx, order.id)) && !(await findQueuedFor(tx, order, now)))
    try {
      await tx.transaction(async (savepoint) =>
        holdOrderStock(savepoint, order, await orderRepository(savepoint).lines(order.id), now),
      )
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
    }
  await keepStock(tx, order, config.CARD_REVIEW_STOCK_PERCENT)
}

/** Likewise holds the further pieces of an edit, until a member should have reviewed the report. */
const keepEdit = async (
  tx: Db,
  order: LockedOrder,
  edit: OrderEditRow,
  config: Config,
  now: Date,
): Promise<void> => {
  const since = new Date(now.getTime() - TRUST_MS)
  const unconfirmed = await cardReportRepository(tx).countUnconfirmed(order.customerId, since)
  if (unconfirmed > config.CARD_TRANSFERS_AT_ONCE) return
  const until = new Date(now.getTime() + config.CARD_REVIEW_HOURS * HOUR_MS)
  if (edit.heldUntil && edit.heldUntil >= until) return
  try {
    await tx.transaction(async (savepoint) => {
      if (await hasHold(savepoint, edit.id)) await holdEditUntil(savepoint, order, edit.id, until)
      else await holdEdit(savepoint, order, edit, until)
      await orderEditRepository(savepoint).change(order, edit, { heldUntil: until })
    })
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
  }
}

const writeReport = async (
  tx: Db,
  paymentId: string,
  order: LockedOrder,
  edit: OrderEditRow | null,
  report: Report,
  hasReceipt: boolean,
  now: Date,
) => {
  // Another customer's report of the same code is for the operator to decide: they may have copied it.
  if (await cardReportRepository(tx).hasReported(order.customerId, report.trackingCode))
    throw new DomainError('duplicate_tracking_code')
  const payment = await paymentRepository(tx).insert({
    id: paymentId,
    orderId: order.id,
    customerId: order.customerId,
    method: 'card',
    gateway: 'card',
    editId: edit?.id ?? null,
    amount: edit ? differenceOf(edit) : (order.cardAmount ?? 0),
    maskedCard: `************${report.cardLast4}`,
    createdAt: now,
  })
  const { trackingCode, cardLast4, amount, paidAt } = report
  await cardReportRepository(tx).insert({
    paymentId: payment.id,
    trackingCode,
    cardLast4,
    amount,
    paidAt: new Date(paidAt),
    hasReceipt,
  })
  return payment
}

/** Returns the unpaid order of the customer: an order that the desk took by phone is reported by its id only. */
const ownUnpaid = async (db: Db, customerId: string) => {
  const repository = cartRepository(db)
  const { unpaid } = await repository.find(customerId)
  return unpaid?.heldUntil ? repository.latestPlaced(customerId) : unpaid
}

/** Stores a customer's report of a card-to-card transfer; the order waits for the operator to check the account. */
export const reportCardPayment = async (
  dependencies: Dependencies,
  { customerId, write }: Customer,
  orderId: string | undefined,
  report: Report,
) => {
  const { config, database, files, clock } = dependencies
  const now = clock()
  checkTime(new Date(report.paidAt), now)
  const found =
    orderId === undefined
      ? await ownUnpaid(database.db, customerId)
      : await orderRepository(database.db).findOwn(customerId, orderId)
  // A payment that was begun may be reported, whatever the shop takes now.
  if (!found?.cardAmount && !(await shopCardOf(database.db, config)))
    throw new DomainError('card_payment_off')
  if (!found) throw new DomainError('not_found')
  const receipt =
    report.receiptImage === undefined ? null : await readSentPicture(report.receiptImage, limits.receiptBytes)
  const paymentId = newId()
  const receipts = openReceiptStore(files)
  // Before the transaction, which holds a connection and rows that others wait for: the store may be slow.
  if (receipt) await receipts.write(paymentId, receipt)
  const keepReport = () =>
    write(async (tx) => {
      const order = await orderRepository(tx).lock(found.id)
      if (!order) throw new DomainError('not_found')
      const edit = await dueEditOf(tx, order)
      if (edit) await checkUnreported(tx, edit)
      else checkPayable(order)
      // Without an amount of its own the transfer could not be recognized.
      if (!edit && order.cardAmount === null) throw new DomainError('illegal_transition')
      const payment = await writeReport(tx, paymentId, order, edit, report, receipt !== null, now)
      if (edit) await keepEdit(tx, order, edit, config, now)
      else {
        await moveOrder(tx, order, 'awaiting_review', 'customer', now)
        await keepGoods(tx, order, config, now)
      }
      await tellOperator(tx, dependencies, order, 'card_report', payment)
    })
  await orRemove(keepReport, async () => {
    if (receipt) await receipts.remove(paymentId)
  })
  return getOrderDetails(dependencies, customerId, found.id)
}
