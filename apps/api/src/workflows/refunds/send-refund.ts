import type { Gateways } from '../../modules/payment/choose-gateway.ts'
import { paymentRepository } from '../../modules/payment/payment.repository.ts'
import { GatewayUnavailableError, type GivingBack } from '../../modules/payment/payment-gateway.ts'
import { type RefundRow, refundRepository } from '../../modules/refund/refund.repository.ts'
import type { Desk } from '../../modules/staff-action/actor.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { keptBasketOf } from '../payment/basket-for.ts'
import { gatewayOf } from '../payment/payment-dependencies.ts'
import { finishByGateway, lockRefund } from './finish-refund.ts'
import { mayBeSent } from './refund-approval.ts'
import { refundDeed } from './refund-deed.ts'

/**
 * Notes that the gateway is about to be told, so that the refund can no longer be withdrawn; returns what it is told.
 */
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
      keptBasket: await keptBasketOf(tx, order, payment, kept),
    }
    const { authority, amount, gatewayMemo: memo, gateway } = payment
    return { gateway, attempt: { authority, amount, memo }, giving }
  })

/**
 * Has the gateway of a payment send a prepared refund back. It is told outside of any transaction, and asked what it
 * did: what it says then is written down. Told again it is the same refund, also after an answer that was lost.
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
