import { calls } from '@hojreh/contract'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../http/register-call.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { makeCartService } from './cart.service.ts'

export const registerCart = (app: FastifyInstance, dependencies: Dependencies): void => {
  const carts = makeCartService(dependencies)
  registerCall(app, calls.getPending, ({ customer }) => carts.view(customer))
  registerCall(app, calls.addToCart, ({ customer, body }) => carts.add(customer, body))
  registerCall(app, calls.setAddress, ({ customer, query: { id }, body }) =>
    carts.setAddress(customer, id, body ?? {}),
  )
  registerCall(app, calls.applyCoupon, ({ customer, body: { code } }) => carts.setCoupon(customer, code))
  registerCall(app, calls.listShippingMethods, ({ customer: { customerId } }) =>
    carts.shippingMethods(customerId),
  )
}
