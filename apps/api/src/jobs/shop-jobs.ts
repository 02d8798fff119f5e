import { removeOldIdentityRows } from '../modules/identity/sessions/remove-old.ts'
import { archiveOrders } from '../modules/order/archive-orders.ts'
import { removeOldNotices } from '../modules/order-notice/deliver-notices.ts'
import { removeEndedQueues } from '../modules/queue/queue.service.ts'
import { removeOldStaffRows } from '../modules/staff-session/remove-old.ts'
import { askForReviews } from '../workflows/comments/ask-for-reviews.ts'
import { cancelForgottenOrders } from '../workflows/orders/cancel-forgotten-orders.ts'
import { endForgottenEdits } from '../workflows/orders/edit/withdraw-edit.ts'
import { endHolds } from '../workflows/payment/end-holds.ts'
import type { PaymentDependencies } from '../workflows/payment/payment-dependencies.ts'
import { collectUnverified, reconcileOpenPayments, releaseExpiredHolds } from '../workflows/payment/sweep.ts'
import type { Job } from './run-jobs.ts'

/** A gateway may be slow: goods come free without waiting for it. */
const loop = 'gateways'

/** Jobs of the shop, in this order. */
export const shopJobs = (dependencies: PaymentDependencies): Job[] => [
  { name: 'look after open attempts', loop, run: () => reconcileOpenPayments(dependencies) },
  { name: 'collect unverified payments', loop, run: () => collectUnverified(dependencies) },
  { name: 'release expired holds', run: () => releaseExpiredHolds(dependencies) },
  { name: 'end holds', run: () => endHolds(dependencies) },
  { name: 'end forgotten edits', run: () => endForgottenEdits(dependencies) },
  { name: 'cancel forgotten orders', run: () => cancelForgottenOrders(dependencies) },
  { name: 'archive old orders', run: () => archiveOrders(dependencies) },
  { name: 'ask for reviews', run: () => askForReviews(dependencies) },
  { name: 'remove queues of ended offers', run: () => removeEndedQueues(dependencies.database.db) },
  { name: 'remove old notices', run: () => removeOldNotices(dependencies) },
  { name: 'remove old rows', run: () => removeOldIdentityRows(dependencies) },
  { name: 'remove old rows of the staff', run: () => removeOldStaffRows(dependencies) },
]
