import { reviewRequestRepository } from '../../modules/comment/review-request.repository.ts'
import { tellByOrderSms } from '../../modules/order/order-sms.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { isByDay } from '../../shared/tehran.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
/** By then the goods have been tried, and can no longer be sent back. */
const ASKED_AFTER_MS = 7 * DAY_MS
/** Buyers not reached by then are not asked: a shop that begins to ask does not write to its buyers of past years. */
const ASKED_UNTIL_MS = 14 * DAY_MS
const BATCH = 20

/**
 * Asks by SMS for a review, seven days after the delivery: once an order, without customers who declined or have
 * reviewed all of it. The row that says so is written in the transaction of the SMS, so that a crash repeats nothing.
 */
export const askForReviews = async (dependencies: Dependencies): Promise<void> => {
  const { config, database, clock } = dependencies
  const now = clock()
  if (!isByDay(now)) return
  const before = (ms: number) => new Date(now.getTime() - ms)
  await database.db.transaction(async (tx) => {
    const due = await reviewRequestRepository(tx).takeDue(
      before(ASKED_UNTIL_MS),
      before(ASKED_AFTER_MS),
      now,
      BATCH,
    )
    for (const { orderId, customerId, orderNumber, slug } of due) {
      const { href } = new URL(`/shop/${slug}#comments`, config.PUBLIC_ORIGIN)
      await tellByOrderSms(tx, dependencies, { id: orderId, customerId, orderNumber }, 'review', href)
    }
  })
}
