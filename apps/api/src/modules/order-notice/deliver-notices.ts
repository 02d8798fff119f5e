import type { Log } from '@hojreh/server'
import type { Dependencies } from '../../shared/dependencies.ts'
import { shopTitleOf } from '../content/shop-facts.ts'
import { noticeChannels } from './choose-channels.ts'
import { orderNoticeText } from './order-notice.messages.ts'
import { type OrderNoticeWithOrder, orderNoticeRepository } from './order-notice.repository.ts'

const BATCH = 20
/** Longer than a channel may take; a process that has not finished by then is gone. */
const LEASE_MS = 60_000
const FIRST_WAIT_MS = 5_000
const LONGEST_WAIT_MS = 30 * 60_000
/** About a day. */
const MAX_ATTEMPTS = 50
const KEPT_MS = 30 * 24 * 60 * 60_000
const LONGEST_REASON = 300
const NOT_CONFIGURED = 'not configured any more'

const waitAfter = (attempts: number): number => Math.min(FIRST_WAIT_MS * 3 ** (attempts - 1), LONGEST_WAIT_MS)

/**
 * Sends the notices that are due, at least once: a process that dies between sending and writing that down leaves one
 * that is sent again, under the same id. Any number of processes share the work.
 */
export const makeNoticeSender = ({
  config,
  database: { db },
  clock,
  log,
}: Dependencies & { log: Log }): (() => Promise<void>) => {
  const channels = new Map(noticeChannels(config).map((channel) => [channel.name, channel]))
  const repository = orderNoticeRepository(db)

  /** Null when the channel took it. */
  const send = async ({ id, event, createdAt, channel, ...notice }: OrderNoticeWithOrder) => {
    const about = { orderNumber: notice.orderNumber ?? '', amount: notice.amount ?? 0 }
    const title = await shopTitleOf(db, config)
    const text = orderNoticeText(title, event, about.orderNumber, about.amount)
    try {
      await channels.get(channel)?.send({ id, event, ...about, createdAt, text }, clock())
      return channels.has(channel) ? null : NOT_CONFIGURED
    } catch (error) {
      return (error instanceof Error ? error.message : String(error)).slice(0, LONGEST_REASON)
    }
  }

  const deliver = async (notice: OrderNoticeWithOrder): Promise<void> => {
    const { id, channel, attempts } = notice
    const lastError = await send(notice)
    const now = clock()
    if (lastError === null) return repository.update(id, { status: 'sent', lastError, settledAt: now })
    const facts = { noticeId: id, channel, attempts, lastError }
    if (attempts < MAX_ATTEMPTS && lastError !== NOT_CONFIGURED) {
      await repository.update(id, { lastError, dueAt: new Date(now.getTime() + waitAfter(attempts)) })
      return log.warn(facts, 'a notice of an order was not taken; it is tried again')
    }
    await repository.update(id, { status: 'failed', lastError, settledAt: now })
    log.error(facts, 'a notice of an order is given up: shop notices list --failed')
  }

  return async () => {
    const now = clock()
    const due = await repository.claim({ now, leaseEnd: new Date(now.getTime() + LEASE_MS), count: BATCH })
    await Promise.all(due.map(deliver))
  }
}

/** Forgets notices that were taken long ago. */
export const removeOldNotices = ({ database: { db }, clock }: Dependencies): Promise<void> =>
  orderNoticeRepository(db).removeOld(new Date(clock().getTime() - KEPT_MS))
