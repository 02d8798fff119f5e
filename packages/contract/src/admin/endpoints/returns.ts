import { noBody } from '../../define-endpoint.ts'
import { orderLine } from '../../endpoints/orders/order.ts'
import { id, instant, rial } from '../../fields.ts'
import { limits } from '../../limits.ts'
import { fieldMessages } from '../../messages.ts'
import { strict } from '../../strict.ts'
import { requiredLines } from '../../text-lines.ts'
import { z } from '../../z.ts'
import { defineAdminEndpoint } from '../define-admin-endpoint.ts'
import { adminTake, after, listOf } from '../fields.ts'
import { adminFieldMessages as messages } from '../messages.ts'
import { movedOrder } from './orders/order-acts.ts'

const tag = 'returns'
const MAX_COUNT = 10_000
const pieces = (min: number) =>
  z.int(messages.pieces).min(min, messages.pieces).max(MAX_COUNT, messages.pieces)

/** So many of a product, and how many of those can be sold again. */
export const goodsBack = strict({
  productId: id,
  count: pieces(1),
  restocked: pieces(0),
}).refine(({ count, restocked }) => restocked <= count, messages.restocked)
export type GoodsBack = z.infer<typeof goodsBack>

export const waitingReturn = z.object({
  orderId: id,
  orderNumber: z.string(),
  receiverName: z.string(),
  requestedAt: instant,
  deliveredAt: instant.nullable(),
  reason: z.string(),
  total: rial,
  lines: z.array(orderLine.extend({ back: z.int().describe('Taken in or refunded before') })),
})
export type WaitingReturn = z.infer<typeof waitingReturn>

export const listReturns = defineAdminEndpoint({
  method: 'GET',
  path: '/api/admin/returns',
  access: 'returns.decide',
  tag,
  summary: 'Orders that customers want to send back, who waits longest first',
  query: strict({ after, take: adminTake }),
  body: noBody,
  response: listOf(waitingReturn),
  errors: [],
})

export const takeReturn = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/return/take',
  access: 'returns.decide',
  tag,
  summary:
    'Records that goods came back, all or some: their money is owed, and what can be sold again is in stock',
  query: strict({ id }),
  body: strict({
    lines: z.array(goodsBack, fieldMessages.invalid).min(1, messages.goods).max(100, fieldMessages.invalid),
  }),
  response: movedOrder,
  errors: ['not_found', 'illegal_transition', 'goods_exceed_order'],
})

export const refuseReturn = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/return/refuse',
  access: 'returns.decide',
  tag,
  summary: 'Refuses a return; the customer gets the reason by SMS',
  query: strict({ id }),
  body: strict({ reason: requiredLines(limits.returnReasonLength, messages.refusal) }),
  response: movedOrder,
  errors: ['not_found', 'illegal_transition'],
})
