import { endpoints } from '@hojreh/contract'
import type { FastifyInstance } from 'fastify'
import { registerEndpoint, registerSharedEndpoint } from '../../http/register-endpoint.ts'
import { getOrderDetails, listOrders } from '../orders/read-orders.ts'
import { checkPayment } from '../payment/check-payment.ts'
import { makeInstalmentOffers, OFFER_SECONDS } from '../payment/instalment-offers.ts'
import type { PaymentDependencies } from '../payment/payment-dependencies.ts'
import { startPayment } from '../payment/start-payment.ts'

export const registerCheckout = (app: FastifyInstance, dependencies: PaymentDependencies): void => {
  const { db } = dependencies.database
  const offerFor = makeInstalmentOffers(dependencies)
  const ofInstalments = `public, max-age=${OFFER_SECONDS}`
  registerSharedEndpoint(app, endpoints.getInstalments, ofInstalments, async ({ amount }) => ({
    offer: await offerFor(amount),
  }))
  registerEndpoint(app, endpoints.startPayment, ({ customer, query }) =>
    startPayment(dependencies, customer, query),
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
