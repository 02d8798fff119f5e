import { defineEndpoint, noQuery } from '../define-endpoint.ts'
import { line } from '../fields.ts'
import { strict } from '../strict.ts'
import { cart } from './orders/cart.ts'

export const applyCoupon = defineEndpoint({
  method: 'POST',
  path: '/api/order/coupon',
  access: 'customer',
  tag: 'order',
  summary: 'Puts a coupon on the cart; an empty code takes it off',
  query: noQuery,
  body: strict({ code: line(40) }),
  response: cart,
  errors: ['coupon_unknown', 'coupon_refused', 'too_many_requests'],
})
