import type { PaymentRow } from '../../modules/payment/payment.repository.ts'
import { GatewayUnavailableError } from '../../modules/payment/payment-gateway.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { gatewayOf, type PaymentDependencies } from './payment-dependencies.ts'
import { closeAttempt, settlePayment } from './settle-payment.ts'
import { takeSetAside } from './take-set-aside.ts'

const NOT_PAID = 'not_paid'
/** The shopper gave up, as the browser or the gateway says. */
export const CANCELLED = 'cancelled'

export interface Hints {
  /** The browser says that it was paid. That spares one question, no more: the gateway decides. */
  isSaidToBePaid?: boolean
  /** The result to store when the gateway knows of no money yet; without it the attempt stays open. */
  expire?: { status: 'failed' | 'expired'; reason: string }
}

type Reconciliation = Pick<PaymentDependencies, 'gateway' | 'log'> & Dependencies

/** Collects the money of an attempt; the reason, when the gateway says that there is none to collect. */
const verifyAndSettle = async (
  { gateway, ...dependencies }: Reconciliation,
  payment: PaymentRow,
  authority: string,
): Promise<PaymentRow | string> => {
  const { amount, gatewayMemo: memo } = payment
  const verification = await gateway.verify({ authority, amount, memo })
  if (verification.isPaid && gateway.settlement && !verification.isTaken)
    return takeSetAside(dependencies, payment, { authority, amount, memo }, gateway.settlement)
  if (verification.isPaid) return settlePayment(dependencies, payment, verification)
  if (verification.reason !== NOT_PAID)
    dependencies.log.warn({ paymentId: payment.id, reason: verification.reason }, 'verification was refused')
  return verification.reason
}

const reconcileWith = async (
  dependencies: Reconciliation,
  payment: PaymentRow,
  authority: string,
  { isSaidToBePaid = false, expire }: Hints,
): Promise<PaymentRow> => {
  const collected = isSaidToBePaid ? await verifyAndSettle(dependencies, payment, authority) : NOT_PAID
  if (typeof collected !== 'string') return collected
  const state = await dependencies.gateway.inquiry(authority, payment.gatewayMemo)
  if (state === 'cancelled') return closeAttempt(dependencies, payment, 'failed', CANCELLED)
  if (state === 'failed' || state === 'reversed')
    return closeAttempt(dependencies, payment, 'failed', NOT_PAID)
  const late = state === 'in_bank' ? NOT_PAID : await verifyAndSettle(dependencies, payment, authority)
  if (typeof late !== 'string') return late
  if (!expire) return payment
  // Money that could not be collected is for the operator to see, whatever else ended the attempt.
  const reason = late === NOT_PAID ? expire.reason : late
  return closeAttempt(dependencies, payment, expire.status, reason)
}

/**
 * Asks the gateway what became of an attempt and writes it down. Returns the attempt as it is after that;
 * unchanged when the gateway does not respond.
 */
export const reconcilePayment = async (
  dependencies: PaymentDependencies,
  payment: PaymentRow,
  hints: Hints = {},
): Promise<PaymentRow> => {
  if (payment.authority === null) return payment
  const gateway = gatewayOf(dependencies, payment.gateway)
  if (!gateway) {
    const { id: paymentId, gateway: name } = payment
    dependencies.log.error({ paymentId, gateway: name }, 'a payment waits for a gateway that is not set up')
    return payment
  }
  try {
    return await reconcileWith({ ...dependencies, gateway }, payment, payment.authority, hints)
  } catch (error) {
    if (!(error instanceof GatewayUnavailableError)) throw error
    dependencies.log.warn({ paymentId: payment.id, err: error }, 'the gateway does not answer')
    return payment
  }
}
