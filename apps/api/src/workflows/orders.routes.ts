import { endpoints } from '@hojreh/contract'
import type { FastifyInstance } from 'fastify'
import { registerEndpoint } from '../http/register-endpoint.ts'
import { makeCartService } from '../modules/cart/cart.service.ts'
import { registerInvoice } from '../modules/invoice/invoice.routes.ts'
import { cancelOrder } from './cancel-order.ts'
import type { PaymentDependencies } from './payment-dependencies.ts'
import { getOrderDetails, listPayments } from './read-orders.ts'
import { reorder } from './reorder.ts'
import { reportCardPayment } from './report-card-payment.ts'
import { requestReturn } from './return-order.ts'
import { startCardPayment } from './start-card-payment.ts'

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
  registerEndpoint(app, endpoints.listPayments, ({ customer: { customerId }, query }) =>
    listPayments(dependencies.database.db, customerId, query),
  )
  registerInvoice(app, dependencies, (customerId, id) => getOrderDetails(dependencies, customerId, id))
}
