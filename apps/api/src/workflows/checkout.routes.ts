import { calls } from '@hojreh/contract'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../http/register-call.ts'
import { checkPayment } from './check-payment.ts'
import type { PaymentDependencies } from './payment-dependencies.ts'
import { getOrderDetails, listOrders } from './read-orders.ts'
import { startPayment } from './start-payment.ts'

export const registerCheckout = (app: FastifyInstance, dependencies: PaymentDependencies): void => {
  const { db } = dependencies.database
  registerCall(app, calls.startPayment, ({ customer, query: { id } }) =>
    startPayment(dependencies, customer, id),
  )
  registerCall(app, calls.checkPayment, ({ customer, query }) =>
    checkPayment(dependencies, customer, { authority: query.Authority, status: query.Status }),
  )
  registerCall(app, calls.listOrders, ({ customer: { customerId }, query }) =>
    listOrders(db, customerId, query),
  )
  registerCall(app, calls.getOrderDetails, ({ customer: { customerId }, query: { id } }) =>
    getOrderDetails(dependencies, customerId, id),
  )
}
