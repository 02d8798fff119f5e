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
import type { RegisterAdminEndpoint } from '../register-admin-endpoint.ts'

const KIND = 'order'

/** What waits to come back, each with what its order had and what came back before; three statements for all. */
const toWaitingReturns = async (db: Db, orders: readonly OrderRow[]): Promise<WaitingReturn[]> => {
  const ids = orders.map(({ id }) => id)
  const ofOrder = <Row extends { orderId: string }>(rows: readonly Row[]) => {
    const grouped = Map.groupBy(rows, ({ orderId }) => orderId)
    return (id: string) => grouped.get(id) ?? []
  }
  const events = ofOrder(await orderRepository(db).eventsOfAll(ids))
  const lines = ofOrder(await orderRepository(db).linesOfAll(ids))
  const refunded = ofOrder(await refundRepository(db).linesOfOrders(ids))
  return orders.map(({ id, orderNumber, address, createdAt, returnReason, total }) => {
    const back = countsOf(refunded(id))
    const requested = events(id).findLast(({ status }) => status === 'return_requested')
    const delivered = events(id).find(({ status }) => status === 'delivered')
    return {
      orderId: id,
      orderNumber: orderNumber ?? '',
      receiverName: address?.receiverName ?? '',
      requestedAt: (requested?.at ?? createdAt).toISOString(),
      deliveredAt: delivered?.at.toISOString() ?? null,
      reason: returnReason ?? '',
      total: total ?? 0,
      lines: inCartOrder(lines(id)).map((line) => ({
        ...toOrderLine(line),
        back: back.get(line.productId) ?? 0,
      })),
    }
  })
}

export const registerReturns = (
  register: RegisterAdminEndpoint,
  { database: { db } }: Dependencies,
): void => {
  register('listReturns', async ({ query: { after, take } }) => {
    const repository = orderSearchRepository(db)
    const search = { statuses: ['return_requested' as const], sort: 'oldest' as const }
    const rows = await repository.list(search, take + 1, readCursor(after))
    const { shown, next } = pageOf(rows, take, ({ order }) => ({
      at: order.placedAt ?? order.createdAt,
      id: order.id,
    }))
    const items = await toWaitingReturns(
      db,
      shown.map(({ order }) => order),
    )
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
