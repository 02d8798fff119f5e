import { endpoints } from '@hojreh/contract'
import type { FastifyInstance } from 'fastify'
import { registerEndpoint } from '../../http/register-endpoint.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { makeCartService } from './cart.service.ts'

export const registerCart = (app: FastifyInstance, dependencies: Dependencies): void => {
  const carts = makeCartService(dependencies)
  registerEndpoint(app, endpoints.getPending, ({ customer }) => carts.view(customer))
  registerEndpoint(app, endpoints.addToCart, ({ customer, body }) => carts.add(customer, body))
  registerEndpoint(app, endpoints.setAddress, ({ customer, query: { id }, body }) =>
    carts.setAddress(customer, id, body ?? {}),
  )
  registerEndpoint(app, endpoints.applyCoupon, ({ customer, body: { code } }) =>
    carts.setCoupon(customer, code),
  )
  registerEndpoint(app, endpoints.listShippingMethods, ({ customer: { customerId } }) =>
    carts.shippingMethods(customerId),
  )
}
