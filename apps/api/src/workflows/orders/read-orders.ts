import type { endpoints, OrderDetails, OrderSummary } from '@hojreh/contract'
import type { z } from 'zod'
import type { Db } from '../../db/client.ts'
import { canCancel } from '../../modules/order/cancel-rule.ts'
import { type OrderRow, orderRepository } from '../../modules/order/order.repository.ts'
import { inCartOrder, toOrderLine, toOrderSummary } from '../../modules/order/order-view.ts'
import { canReturn } from '../../modules/order/return-rule.ts'
import { changesOfOrder } from '../../modules/order-edit/order-edit-view.ts'
import { parcelRepository } from '../../modules/parcel/parcel.repository.ts'
import { parcelsOf } from '../../modules/parcel/parcel-view.ts'
import { paymentRepository } from '../../modules/payment/payment.repository.ts'
import { toPayment } from '../../modules/payment/payment-view.ts'
import { type Ways, waysOf } from '../../modules/payment/shop-card.ts'
import { waysOfOrder } from '../../modules/payment/ways-of-order.ts'
import { refundRepository } from '../../modules/refund/refund.repository.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { expectedArrival } from './expected-arrival.ts'

/** Returns a page of a customer's orders, newest first. */
export const listOrders = async (
  db: Db,
  customerId: string,
  { status, pageId, take }: z.output<typeof endpoints.listOrders.query>,
) => {
  const repository = orderRepository(db)
  const orders = await repository.list(customerId, status, take, (pageId - 1) * take)
  const lines = await repository.linesOfAll(orders.map(({ id }) => id))
  const partlySent = await parcelRepository(db).partlySent(orders.map(({ id }) => id))
  const items: OrderSummary[] = orders.map((order) => ({
    ...toOrderSummary(order, inCartOrder(lines.filter(({ orderId }) => orderId === order.id))),
    isPartlySent: partlySent.has(order.id),
  }))
  return { items, total: await repository.count(customerId, status), pageId, take }
}

export const viewOrder = async (
  db: Db,
  order: OrderRow,
  { now, ...ways }: Ways & { now: Date },
): Promise<OrderDetails> => {
  const repository = orderRepository(db)
  const lines = inCartOrder(await repository.lines(order.id))
  const events = await repository.events(order.id)
  const payments = await paymentRepository(db).ofOrder(order.id)
  const refunds = await refundRepository(db).ofOrder(order.id)
  if (!order.address) throw new Error('a placed order without an address')
  return {
    ...toOrderSummary(order, lines),
    ...(await parcelsOf(db, { order, lines, events })),
    lines: lines.map(toOrderLine),
    address: order.address,
    shippingMethod: { id: order.shippingMethodId ?? '', title: order.shippingMethodTitle ?? '' },
    arrival: await expectedArrival(db, order, now),
    trackingCode: order.trackingCode,
    note: order.note,
    gift: order.gift,
    subtotal: order.subtotal ?? 0,
    discount: order.discount ?? 0,
    couponCode: order.couponCode,
    couponDiscount: order.couponDiscount,
    promotionTitle: order.promotionTitle,
    shippingFee: order.shippingFee ?? 0,
    payments: payments.map(toPayment),
    refunds: refunds.flatMap(({ state, amount, reference, createdAt, doneAt }) =>
      state === 'dropped' || amount === 0
        ? []
        : [
            {
              amount,
              state: state === 'done' ? ('done' as const) : ('owed' as const),
              reference,
              at: (doneAt ?? createdAt).toISOString(),
            },
          ],
    ),
    timeline: events.map(({ status, at, by }) => ({ status, at: at.toISOString(), by })),
    ...(await changesOfOrder(db, order, ways, payments)),
    canPay: order.status === 'awaiting_payment',
    ...waysOfOrder(order, ways),
    canCancel: canCancel(order.status),
    canReturn: canReturn(order, events, now),
    returnReason: order.returnReason,
  }
}

/** Returns one order of the customer; throws `not_found` for another customer's. */
export const getOrderDetails = async (
  { config, database: { db }, clock }: Dependencies,
  customerId: string,
  id: string,
): Promise<OrderDetails> => {
  const order = await orderRepository(db).findOwn(customerId, id)
  if (!order) throw new DomainError('not_found')
  return viewOrder(db, order, { ...(await waysOf(db, config)), now: clock() })
}

/** Returns a page of a customer's attempts to pay, newest first. */
export const listPayments = async (
  db: Db,
  customerId: string,
  { pageId, take }: z.output<typeof endpoints.listPayments.query>,
) => {
  const repository = paymentRepository(db)
  const rows = await repository.listOwn(customerId, take, (pageId - 1) * take)
  return {
    items: rows.map(({ payment, orderNumber }) => ({
      ...toPayment(payment),
      orderNumber: orderNumber ?? '',
    })),
    total: await repository.countOwn(customerId),
    pageId,
    take,
  }
}
