import { endpoints } from '@hojreh/contract'
import type { FastifyInstance } from 'fastify'
import { registerEndpoint } from '../../http/register-endpoint.ts'
import { getOrderDetails, listOrders } from '../orders/read-orders.ts'
import { checkPayment } from '../payment/check-payment.ts'
import type { PaymentDependencies } from '../payment/payment-dependencies.ts'
import { startPayment } from '../payment/start-payment.ts'

export const registerCheckout = (app: FastifyInstance, dependencies: PaymentDependencies): void => {
  const { db } = dependencies.database
  registerEndpoint(app, endpoints.startPayment, ({ customer, query: { id } }) =>
    startPayment(dependencies, customer, id),
  )
  registerEndpoint(app, endpoints.checkPayment, ({ customer, query }) =>
    checkPayment(dependencies, customer, { authority: query.Authority, status: query.Status }),
  )
  registerEndpoint(app, endpoints.listOrders, ({ customer: { customerId }, query }) =>
    listOrders(db, customerId, query),
  )
  registerEndpoint(app, endpoints.getOrderDetails, ({ customer: { customerId }, query: { id } }) =>
    getOrderDetails(dependencies, customerId, id),
  )
}
