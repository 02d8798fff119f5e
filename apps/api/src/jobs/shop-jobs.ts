import { removeOldIdentityRows } from '../modules/identity/remove-old.ts'
import { removeOldNotices } from '../modules/order-notice/deliver-notices.ts'
import { cancelForgottenOrders } from '../workflows/cancel-forgotten-orders.ts'
import { endKeptHolds } from '../workflows/end-kept-holds.ts'
import type { PaymentDependencies } from '../workflows/payment-dependencies.ts'
import { collectUnverified, reconcileOpenPayments, releaseExpiredHolds } from '../workflows/sweep.ts'
import type { Job } from './run-jobs.ts'

/** Jobs of the shop, in this order. */
export const shopJobs = (dependencies: PaymentDependencies): Job[] => [
  // Money first: a payment that is found keeps its goods.
  { name: 'look after open attempts', run: () => reconcileOpenPayments(dependencies) },
  { name: 'collect unverified payments', run: () => collectUnverified(dependencies) },
  { name: 'release expired holds', run: () => releaseExpiredHolds(dependencies) },
  { name: 'end kept holds', run: () => endKeptHolds(dependencies) },
  { name: 'cancel forgotten orders', run: () => cancelForgottenOrders(dependencies) },
  { name: 'remove old notices', run: () => removeOldNotices(dependencies) },
  { name: 'remove old rows', run: () => removeOldIdentityRows(dependencies) },
]
