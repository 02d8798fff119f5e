import type { PaymentRow } from '../modules/payment/payment.repository.ts'
import { GatewayUnavailableError } from '../modules/payment/payment-gateway.ts'
import type { PaymentDependencies } from './payment-dependencies.ts'
import { closeAttempt, settlePayment } from './settle-payment.ts'

export interface Hints {
  /** The browser says that it was paid. That spares one question, no more: the gateway decides. */
  isSaidToBePaid?: boolean
  /** What to write down when the gateway has not heard of any money yet; without it the attempt stays open. */
  giveUp?: { status: 'failed' | 'expired'; reason: string }
}

/** Collects the money of an attempt; null when the gateway says that it is not paid. */
const collect = async (
  dependencies: PaymentDependencies,
  payment: PaymentRow,
  authority: string,
): Promise<PaymentRow | null> => {
  const { amount } = payment
  const verification = await dependencies.gateway.verify({ authority, amount })
  if (verification.isPaid) return settlePayment(dependencies, payment, verification)
  if (verification.reason !== 'not_paid')
    dependencies.log.warn({ paymentId: payment.id, reason: verification.reason }, 'verification was refused')
  return null
}

const inspect = async (
  dependencies: PaymentDependencies,
  payment: PaymentRow,
  authority: string,
  { isSaidToBePaid = false, giveUp }: Hints,
): Promise<PaymentRow> => {
  const collected = isSaidToBePaid ? await collect(dependencies, payment, authority) : null
  if (collected) return collected
  const state = await dependencies.gateway.inquiry(authority)
  if (state === 'failed' || state === 'reversed')
    return closeAttempt(dependencies, payment, 'failed', 'not_paid')
  const late = state === 'in_bank' ? null : await collect(dependencies, payment, authority)
  if (late) return late
  return giveUp ? closeAttempt(dependencies, payment, giveUp.status, giveUp.reason) : payment
}

/**
 * Asks the gateway what became of an attempt and writes it down. Answers the attempt as it is after that;
 * unchanged when the gateway does not answer.
 */
export const inspectAttempt = async (
  dependencies: PaymentDependencies,
  payment: PaymentRow,
  hints: Hints = {},
): Promise<PaymentRow> => {
  if (payment.authority === null) return payment
  try {
    return await inspect(dependencies, payment, payment.authority, hints)
  } catch (error) {
    if (!(error instanceof GatewayUnavailableError)) throw error
    dependencies.log.warn({ paymentId: payment.id, err: error }, 'the gateway does not answer')
    return payment
  }
}
