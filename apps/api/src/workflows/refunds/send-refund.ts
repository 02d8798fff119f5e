import type { Db } from '../../db/client.ts'
import { type LockedOrder, orderRepository } from '../../modules/order/order.repository.ts'
import { basketOf } from '../../modules/payment/basket-of.ts'
import type { Gateways } from '../../modules/payment/choose-gateway.ts'
import { paymentRepository } from '../../modules/payment/payment.repository.ts'
import {
  type Basket,
  GatewayUnavailableError,
  type GivingBack,
} from '../../modules/payment/payment-gateway.ts'
import { countsOf, type RefundRow, refundRepository } from '../../modules/refund/refund.repository.ts'
import type { Desk } from '../../modules/staff-action/actor.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { gatewayOf } from '../payment/payment-dependencies.ts'
import { finishByGateway, lockRefund } from './finish-refund.ts'
import { mayBeSent } from './refund-approval.ts'
import { refundDeed } from './refund-deed.ts'

/** What stays of an order when a refund is through; where no goods stay, what is kept for sending. */
const keptBasket = async (tx: Db, order: LockedOrder, kept: number): Promise<Basket> => {
  const gone = countsOf(await refundRepository(tx).linesOfOrder(order.id))
  const { lines, shippingFee } = basketOf(order, await orderRepository(tx).lines(order.id))
  const left = lines.flatMap((line) => {
    const count = line.count - (gone.get(line.productId) ?? 0)
    return count > 0 ? [{ ...line, count }] : []
  })
  return left.length > 0
    ? { lines: left, shippingFee }
    : {
        lines: [{ productId: order.id, title: order.shippingMethodTitle ?? '', unitPrice: kept, count: 1 }],
        shippingFee: 0,
      }
}

/** Notes that the gateway is about to be told, so that nobody thinks better of it, and what it is told. */
const begin = (desk: Desk, refundId: string) =>
  desk.actor.write(async (tx, book) => {
    const { order, refund } = await lockRefund(tx, refundId)
    if (refund.state !== 'prepared') throw new DomainError('illegal_transition')
    if (!(await mayBeSent(tx, desk, refund))) throw new DomainError('approval_needed')
    const payment = await paymentRepository(tx).find(refund.paymentId)
    if (!payment || payment.authority === null) throw new DomainError('illegal_transition')
    const sent = (await refundRepository(tx).ofOrder(order.id))
      .filter(({ paymentId, state }) => paymentId === payment.id && state === 'done')
      .reduce((sum, { amount }) => sum + amount, 0)
    const kept = payment.amount - sent - refund.amount
    await refundRepository(tx).change(order, refund, { toldAt: refund.toldAt ?? desk.clock() })
    book(refundDeed(order, refund, {}, { told: payment.gateway }))
    const giving: GivingBack = {
      amount: refund.amount,
      refundId,
      kept,
      keptBasket: await keptBasket(tx, order, kept),
    }
    const { authority, amount, gatewayMemo: memo, gateway } = payment
    return { gateway, attempt: { authority, amount, memo }, giving }
  })

/**
 * The gateway of a payment sends a prepared refund back. It is told outside of any transaction, and asked what it did: what
 * it says then is written down. Told again it is the same refund, also after an answer that was lost.
 */
export const sendRefund = async (
  desk: Desk,
  gateways: Gateways,
  refundId: string,
): Promise<Pick<RefundRow, 'id'>> => {
  const { gateway: name, attempt, giving } = await begin(desk, refundId)
  const giveBack = gatewayOf(gateways, name)?.giveBack
  if (!giveBack) throw new DomainError('illegal_transition')
  const reference = await giveBack(attempt, giving).catch((error: unknown) => {
    if (error instanceof GatewayUnavailableError) throw new DomainError('gateway_unavailable')
    throw error
  })
  return finishByGateway(desk, refundId, reference.reference)
}
