import { defineEndpoint, noBody } from './define-endpoint.ts'
import { cart } from './endpoints/orders/cart.ts'
import { orderDetails } from './endpoints/orders/order.ts'
import { id, requiredLine } from './fields.ts'
import { limits } from './limits.ts'
import { fieldMessages } from './messages.ts'
import { strict } from './strict.ts'
import { z } from './z.ts'

const tag = 'order'

export const cancelOrder = defineEndpoint({
  method: 'POST',
  path: '/api/order/cancel',
  access: 'customer',
  tag,
  summary: 'Cancels an order that is not being prepared yet; what was paid is owed back',
  query: strict({ id }),
  body: noBody,
  response: orderDetails,
  errors: ['not_found', 'illegal_transition'],
})

export const returnOrderBody = strict({
  reason: requiredLine(limits.returnReasonLength, fieldMessages.returnReason),
})

export const returnOrder = defineEndpoint({
  method: 'POST',
  path: '/api/order/return',
  access: 'customer',
  tag,
  summary: 'Asks to send a delivered order back, within seven days of its delivery',
  query: strict({ id }),
  body: returnOrderBody,
  response: orderDetails,
  errors: ['not_found', 'illegal_transition', 'return_too_late'],
})

export const skippedLine = z.object({
  productId: id,
  title: z.string(),
  added: z.int().min(0).describe('How many came into the cart all the same'),
})
export type SkippedLine = z.infer<typeof skippedLine>

export const reorder = defineEndpoint({
  method: 'POST',
  path: '/api/order/reorder',
  access: 'customer',
  tag,
  summary: 'Puts the goods of an order into the cart, as far as they can be had, and tells which could not',
  query: strict({ id }),
  body: noBody,
  response: cart.extend({ skipped: z.array(skippedLine) }),
  errors: ['not_found'],
})

export const getInvoice = defineEndpoint({
  method: 'GET',
  path: '/api/order/invoice',
  access: 'customer',
  tag,
  summary: 'The printable invoice of an order; a browser may open it with its cookies alone',
  query: strict({ id }),
  body: noBody,
  response: z.string().describe('HTML'),
  errors: ['not_found'],
  isPage: true,
})
