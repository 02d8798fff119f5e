import { endpoints } from '@hojreh/contract'
import type { FastifyInstance } from 'fastify'
import { registerEndpoint } from '../../http/register-endpoint.ts'
import { makeCartService } from '../../modules/cart/cart.service.ts'
import { registerInvoice } from '../../modules/invoice/invoice.routes.ts'
import type { PaymentDependencies } from '../payment/payment-dependencies.ts'
import { reportCardPayment } from '../payment/report-card-payment.ts'
import { startCardPayment } from '../payment/start-card-payment.ts'
import { cancelOrder } from './cancel-order.ts'
import { listFormerOrders } from './list-former-orders.ts'
import { getOrderDetails, listPayments } from './read-orders.ts'
import { reorder } from './reorder.ts'
import { requestReturn } from './return-order.ts'

/** Calls of a customer about an order, besides paying it online. */
export const registerOrders = (app: FastifyInstance, dependencies: PaymentDependencies): void => {
  const carts = makeCartService(dependencies)
  registerEndpoint(app, endpoints.cancelOrder, ({ customer, query: { id } }) =>
    cancelOrder(dependencies, customer, id),
  )
  registerEndpoint(app, endpoints.returnOrder, ({ customer, query: { id }, body: { reason } }) =>
    requestReturn(dependencies, customer, id, reason),
  )
  registerEndpoint(app, endpoints.reorder, ({ customer, query: { id } }) =>
    reorder(dependencies, carts, customer, id),
  )
  registerEndpoint(app, endpoints.startCardPayment, ({ customer, body }) =>
    startCardPayment(dependencies, customer, body?.id),
  )
  registerEndpoint(app, endpoints.reportCardPayment, ({ customer, query: { id }, body }) =>
    reportCardPayment(dependencies, customer, id, body),
  )
  registerEndpoint(app, endpoints.listFormerOrders, ({ customer: { customerId }, query }) =>
    listFormerOrders(dependencies.database.db, customerId, query),
  )
  registerEndpoint(app, endpoints.listPayments, ({ customer: { customerId }, query }) =>
    listPayments(dependencies.database.db, customerId, query),
  )
  registerInvoice(app, dependencies, (customerId, id) => getOrderDetails(dependencies, customerId, id))
}
