import { releaseStock } from '../../modules/inventory/inventory.service.ts'
import { orderRepository } from '../../modules/order/order.repository.ts'
import { tellByOrderSms } from '../../modules/order/order-sms.ts'
import { cardReportRepository } from '../../modules/payment/card-report.repository.ts'
import { forEach } from '../for-each.ts'
import type { PaymentDependencies } from './payment-dependencies.ts'

const BATCH = 50
const HOUR_MS = 60 * 60_000

/**
 * Releases the goods of transfers that were not reviewed in time, and tells their customers. The report waits on: the
 * money may be there, and the goods are taken again, or the money is owed back, when a member finds it.
 */
export const endHolds = async (
  dependencies: Pick<PaymentDependencies, 'config' | 'database' | 'clock' | 'log'>,
): Promise<void> => {
  const {
    config,
    database: { db },
    clock,
    log,
  } = dependencies
  const now = clock()
  const since = { until: new Date(now.getTime() - config.CARD_REVIEW_HOURS * HOUR_MS), now }
  await forEach(await cardReportRepository(db).ordersKeptSince(since, BATCH), log, (id) =>
    db.transaction(async (tx) => {
      const order = await orderRepository(tx).lock(id)
      // The operator may have decided between the query and the lock.
      const [stillKept] = await cardReportRepository(tx).ordersKeptSince(since, 1, id)
      if (!order || stillKept === undefined) return
      await releaseStock(tx, order)
      await tellByOrderSms(tx, dependencies, order, 'transfer_hold_ended')
    }),
  )
}
