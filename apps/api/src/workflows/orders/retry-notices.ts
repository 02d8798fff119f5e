import { orderNoticeRepository } from '../../modules/order-notice/order-notice.repository.ts'
import type { Desk } from '../../modules/staff-action/actor.ts'

/** Sends the notices of new orders again that were given up. Returns how many. */
export const retryNotices = ({ actor, clock }: Desk): Promise<number> =>
  actor.write(async (tx, book) => {
    const queued = await orderNoticeRepository(tx).requeue(clock())
    book({ subject: 'notices:failed', after: { queued } })
    return queued
  })
