import { type Permission, type QueueName, roleMay, SALES_DAYS } from '@hojreh/contract/admin'
import { jalaliDay, startOfDay } from '@hojreh/persian'
import type { Db } from '../db/client.ts'
import { approvalRepository } from '../modules/approval/approval.repository.ts'
import { allProductsRepository } from '../modules/catalog/all-products.repository.ts'
import { commentRepository } from '../modules/comment/comment.repository.ts'
import { questionRepository } from '../modules/comment/question.repository.ts'
import { contactRepository } from '../modules/contact/contact.repository.ts'
import { orderRepository } from '../modules/order/order.repository.ts'
import { orderSearchRepository } from '../modules/order/order-search.repository.ts'
import { cardReportRepository } from '../modules/payment/card-report.repository.ts'
import { refundRepository } from '../modules/refund/refund.repository.ts'
import { smsRepository } from '../modules/sms/sms.repository.ts'
import type { StaffActor } from '../modules/staff-session/staff-actor.ts'
import type { Dependencies } from '../shared/dependencies.ts'
import { approvalsFor } from './money/approvals.routes.ts'
import type { RegisterAdminEndpoint } from './register-admin-endpoint.ts'

const WEEK_MS = 7 * 24 * 60 * 60_000
const DAY_MS = 24 * 60 * 60_000

interface Waiting {
  count: number
  oldest: Date | null
  newest: Date | null
}
type Member = Pick<StaffActor, 'staffId' | 'permissions'>
interface Queue {
  /** Null for a queue that itself reads only what concerns the member. */
  permission: Permission | null
  read: (db: Db, member: Member, now: Date) => Promise<Waiting>
}

const ofStatus = (status: Parameters<ReturnType<typeof orderSearchRepository>['waiting']>[0]): Queue => ({
  permission: 'orders.view',
  read: (db) => orderSearchRepository(db).waiting(status),
})

/** Each queue with the permission of the list that it leads to. */
const queueTable: Record<QueueName, Queue> = {
  to_pack: ofStatus('paid'),
  packing: ofStatus('preparing'),
  card_reports: { permission: 'payments.review', read: (db) => cardReportRepository(db).waiting() },
  returns: { ...ofStatus('return_requested'), permission: 'returns.decide' },
  owed_back: { permission: 'refunds.prepare', read: (db) => refundRepository(db).waiting() },
  approvals: {
    permission: null,
    read: (db, member, now) => approvalRepository(db).waitingFor(approvalsFor(member, now)),
  },
  comments: { permission: 'comments.moderate', read: (db) => commentRepository(db).waiting() },
  questions: { permission: 'comments.moderate', read: (db) => questionRepository(db).waiting() },
  messages: { permission: 'messages.read', read: (db) => contactRepository(db).waiting() },
  failed_sms: { permission: 'sms.manage', read: (db) => smsRepository(db).failed() },
  out_of_stock: { permission: 'products.view', read: (db) => allProductsRepository(db).soldOut() },
}

const queuesFor = async (db: Db, member: Member, now: Date) => {
  const queues = []
  for (const [name, { permission, read }] of Object.entries(queueTable) as [QueueName, Queue][]) {
    if (permission !== null && !roleMay(member.permissions, permission)) continue
    const { count, oldest, newest } = await read(db, member, now)
    // Most members never have one.
    if (permission === null && count === 0) continue
    queues.push({
      name,
      count,
      oldest: oldest?.toISOString() ?? null,
      newest: newest?.toISOString() ?? null,
    })
  }
  return queues
}

/** Returns the sales of a time. A sale is what `OrderSums` counts, as on the command line. */
const salesOf = async (db: Db, from: Date, before: Date) => {
  const { bought, total } = await orderRepository(db).sums({ from, before })
  return { orders: bought, total }
}

const salesNow = async (db: Db, now: Date) => {
  const today = startOfDay(jalaliDay(now)) ?? now
  const weekAgo = new Date(today.getTime() - WEEK_MS)
  return {
    today: await salesOf(db, today, new Date(today.getTime() + DAY_MS)),
    lastWeekUntilNow: await salesOf(db, weekAgo, new Date(now.getTime() - WEEK_MS)),
    lastWeek: await salesOf(db, weekAgo, new Date(weekAgo.getTime() + DAY_MS)),
  }
}

const newestOrder = async (db: Db) => {
  const [order] = await orderRepository(db).newest(1, { statuses: ['paid'] })
  if (!order) return null
  const { id, orderNumber, placedAt, createdAt, total } = order
  return {
    id,
    orderNumber: orderNumber ?? '',
    placedAt: (placedAt ?? createdAt).toISOString(),
    total: total ?? 0,
  }
}

/** Tehran keeps no summer time: each day begins a whole day after the one before. */
const salesDaysOf = async (db: Db, now: Date) => {
  const today = (startOfDay(jalaliDay(now)) ?? now).getTime()
  const starts = Array.from(
    { length: SALES_DAYS },
    (_, index) => new Date(today - (SALES_DAYS - 1 - index) * DAY_MS),
  )
  const sums = await orderRepository(db).sumsOfDays(starts)
  return starts.map((start, index) => ({
    // Noon is on the same day in Tehran and in UTC.
    day: new Date(start.getTime() + DAY_MS / 2).toISOString().slice(0, 10),
    orders: sums[index]?.bought ?? 0,
    total: sums[index]?.total ?? 0,
  }))
}

export const registerPulse = (
  register: RegisterAdminEndpoint,
  { database: { db }, clock }: Dependencies,
): void => {
  register('pulse', async ({ staff }) => {
    const now = clock()
    return {
      at: now.toISOString(),
      queues: await queuesFor(db, staff, now),
      newestOrder: roleMay(staff.permissions, 'orders.view') ? await newestOrder(db) : null,
      sales: roleMay(staff.permissions, 'reports.sales') ? await salesNow(db, now) : null,
    }
  })
  register('listSalesDays', async () => {
    const now = clock()
    return { at: now.toISOString(), days: await salesDaysOf(db, now) }
  })
}
