import { limits } from '@hojreh/contract'
import type { Db } from '../../db/client.ts'
import { newId } from '../../shared/ids.ts'
import type { LockedOrder } from '../order/order.repository.ts'
import { type PaymentRow, paymentRepository } from './payment.repository.ts'

/** As long as its goods are held: after that a new attempt takes its place. */
export const ATTEMPT_LIFE_MS = limits.holdMs

export const isFresh = ({ createdAt }: PaymentRow, now: Date): boolean =>
  now.getTime() - createdAt.getTime() < ATTEMPT_LIFE_MS

/**
 * Stores the intent to pay an order, before the gateway is called. The amount is the order's own, or that of the supplement
 * for an edit of it.
 */
export const openAttempt = (
  tx: Db,
  order: LockedOrder,
  gateway: string,
  now: Date,
  supplement?: { editId: string; amount: number },
): Promise<PaymentRow> =>
  paymentRepository(tx).insert({
    id: newId(),
    orderId: order.id,
    customerId: order.customerId,
    method: 'online',
    gateway,
    amount: order.total ?? 0,
    createdAt: now,
    ...supplement,
  })
