import { calls } from '@hojreh/contract'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../http/register-call.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { makeCartService } from './cart.service.ts'

export const registerCart = (app: FastifyInstance, dependencies: Dependencies): void => {
  const carts = makeCartService(dependencies)
  registerCall(app, calls.getPending, ({ customer: { customerId } }) => carts.view(customerId))
  registerCall(app, calls.addToCart, ({ customer: { customerId }, body }) => carts.add(customerId, body))
  registerCall(app, calls.setAddress, ({ customer: { customerId }, query: { id }, body }) =>
    carts.setAddress(customerId, id, body ?? {}),
  )
  registerCall(app, calls.applyCoupon, ({ customer: { customerId }, body: { code } }) =>
    carts.setCoupon(customerId, code),
  )
  registerCall(app, calls.listShippingMethods, ({ customer: { customerId } }) =>
    carts.shippingMethods(customerId),
  )
}
