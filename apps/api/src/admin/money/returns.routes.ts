import type { WaitingReturn } from '@hojreh/contract/admin'
import type { Db } from '../../db/client.ts'
import { type OrderRow, orderRepository } from '../../modules/order/order.repository.ts'
import { orderSearchRepository } from '../../modules/order/order-search.repository.ts'
import { inCartOrder, toOrderLine } from '../../modules/order/order-view.ts'
import { countsOf, refundRepository } from '../../modules/refund/refund.repository.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { refuseReturn, takeReturn } from '../../workflows/orders/return-order.ts'
import { pageOf, readCursor } from '../cursor.ts'
import { movedOrder } from '../moved-order.ts'
import type { RegisterAdminCall } from '../register-admin-call.ts'

const KIND = 'order'

const toWaitingReturn = async (db: Db, order: OrderRow): Promise<WaitingReturn> => {
  const repository = orderRepository(db)
  const events = await repository.events(order.id)
  const back = countsOf(await refundRepository(db).linesOfOrder(order.id))
  const requested = events.findLast(({ status }) => status === 'return_requested')
  return {
    orderId: order.id,
    orderNumber: order.orderNumber ?? '',
    receiverName: order.address?.receiverName ?? '',
    requestedAt: (requested?.at ?? order.createdAt).toISOString(),
    deliveredAt: events.find(({ status }) => status === 'delivered')?.at.toISOString() ?? null,
    reason: order.returnReason ?? '',
    total: order.total ?? 0,
    lines: inCartOrder(await repository.lines(order.id)).map((line) => ({
      ...toOrderLine(line),
      back: back.get(line.productId) ?? 0,
    })),
  }
}

export const registerReturns = (register: RegisterAdminCall, { database: { db } }: Dependencies): void => {
  register('listReturns', async ({ query: { after, take } }) => {
    const repository = orderSearchRepository(db)
    const search = { statuses: ['return_requested' as const], sort: 'oldest' as const }
    const rows = await repository.list(search, take + 1, readCursor(after))
    const { shown, next } = pageOf(rows, take, ({ order }) => ({
      at: order.placedAt ?? order.createdAt,
      id: order.id,
    }))
    const items = []
    for (const { order } of shown) items.push(await toWaitingReturn(db, order))
    return { items, next, total: await repository.count(search) }
  })
  register(
    'takeReturn',
    ({ desk, query, body }) => movedOrder(desk, query.id, (by, order) => takeReturn(by, order, body.lines)),
    KIND,
  )
  register(
    'refuseReturn',
    ({ desk, query, body }) =>
      movedOrder(desk, query.id, (by, order) => refuseReturn(by, order, body.reason)),
    KIND,
  )
}
