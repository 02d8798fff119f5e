import { orderRepository } from '../../modules/order/order.repository.ts'
import { batchesMs, forEachBatch } from '../for-each.ts'
import { unpaidTimes } from '../payment/is-payable.ts'
import type { PaymentDependencies } from '../payment/payment-dependencies.ts'
import { cancelLocked } from './cancel-order.ts'

const BATCH = 50

/**
 * Cancels orders that were not paid in time (`unpaidTimes`). One with an open attempt waits: it may still turn out to
 * be paid. Money that comes later than that is owed back.
 */
export const cancelForgottenOrders = ({
  config,
  database: { db },
  clock,
  log,
}: PaymentDependencies): Promise<void> => {
  const now = clock()
  const { afterAttempt, inAll } = unpaidTimes(config)
  const due = { since: new Date(now.getTime() - afterAttempt), end: new Date(now.getTime() - inAll), now }
  return forEachBatch(log, {
    take: (take, skip) => orderRepository(db).forgotten(due, { take, skip }),
    count: BATCH,
    work: ({ id }) =>
      db.transaction(async (tx) => {
        // It may have been paid or cancelled between the query and the lock.
        const order = await orderRepository(tx).lock(id)
        const [stillForgotten] = await orderRepository(tx).forgotten(due, { take: 1, id })
        if (order && stillForgotten) await cancelLocked(tx, { config, clock }, order, 'system')
      }),
    withinMs: batchesMs(config),
  })
}
