import { cart } from './cart.ts'
import { defineCall, noQuery } from './define-call.ts'
import { line } from './fields.ts'
import { strict } from './strict.ts'

export const applyCoupon = defineCall({
  method: 'POST',
  path: '/api/order/coupon',
  access: 'customer',
  tag: 'order',
  summary: 'Puts a coupon on the cart; an empty code takes it off',
  query: noQuery,
  body: strict({ code: line(40) }),
  answer: cart,
  errors: ['coupon_unknown', 'coupon_refused', 'too_many_requests'],
})
