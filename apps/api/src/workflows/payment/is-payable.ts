import type { Config } from '../../config/config.ts'
import type { OrderRow } from '../../modules/order/order.repository.ts'
import { paymentMessages } from '../../modules/payment/payment.messages.ts'
import { DomainError } from '../../shared/domain-error.ts'

const HOUR_MS = 60 * 60_000

/** How long an order waits for its payment after the last attempt, and after its placing however often it was tried. */
export const unpaidTimes = ({ UNPAID_ORDER_HOURS }: Config) => {
  const afterAttempt = UNPAID_ORDER_HOURS * HOUR_MS
  return { afterAttempt, inAll: 2 * afterAttempt }
}

/**
 * Whether an attempt to pay an unpaid order may begin. Each attempt gives it as long again, but not for ever: it keeps the
 * prices of its day. What the desk holds is payable as long as it is held.
 */
export const isPayable = (
  { placedAt, heldUntil }: Pick<OrderRow, 'placedAt' | 'heldUntil'>,
  config: Config,
  now: Date,
): boolean => {
  if (placedAt === null || (heldUntil && heldUntil > now)) return true
  return now.getTime() - placedAt.getTime() < unpaidTimes(config).inAll
}

/** Throws `illegal_transition` when no attempt may begin any more. */
export const checkInTime = (order: OrderRow, config: Config, now: Date): void => {
  if (!isPayable(order, config, now))
    throw new DomainError('illegal_transition', { message: paymentMessages.tooLate })
}
