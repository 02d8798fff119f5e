import { noBody } from '../../../define-endpoint.ts'
import { lastDigits, transferCode } from '../../../endpoints/orders/card-payment.ts'
import { id, instant, rial, wholeNumber } from '../../../fields.ts'
import { limits } from '../../../limits.ts'
import { fieldMessages } from '../../../messages.ts'
import { strict } from '../../../strict.ts'
import { z } from '../../../z.ts'
import { defineAdminEndpoint } from '../../define-admin-endpoint.ts'
import { edition, seenVersion } from '../../fields.ts'
import { adminFieldMessages as messages } from '../../messages.ts'
import { movedOrder } from './order-acts.ts'
import { areApart, MOST_PIECES, phoneOrderHours, wantedGoods } from './phone-orders.ts'

const tag = 'orders'

const planErrors = [
  'not_found',
  'illegal_transition',
  'already_done',
  'product_unavailable',
  'goods_not_left',
  'lines_fixed',
  'edit_waits',
] as const

export const orderEdit = z.object({
  id,
  state: z
    .enum(['open', 'applied', 'withdrawn'])
    .describe('Open: the order is what it was until the difference, or a look at its transfer, is there'),
  lines: z
    .array(z.object({ productId: id, title: z.string(), before: z.int(), after: z.int() }))
    .describe('Those that changed'),
  totalBefore: rial,
  totalAfter: rial,
  isOfPaid: z.boolean().describe('The difference is money that somebody owes'),
  staffName: z.string(),
  heldUntil: instant.nullable().describe('Until when its further pieces are kept'),
  at: instant,
  endedAt: instant.nullable(),
})
export type OrderEdit = z.infer<typeof orderEdit>

export const quoteOrderEdit = defineAdminEndpoint({
  method: 'GET',
  path: '/api/admin/order/lines/quote',
  access: 'orders.lines',
  tag,
  summary: 'What an order would cost as it is to be, and the difference; nothing is held',
  query: strict({
    id,
    goods: z
      .union([wantedGoods.transform((one) => [one]), z.array(wantedGoods)], fieldMessages.invalid)
      .refine((goods) => goods.length <= limits.maxCartLines && areApart(goods), fieldMessages.invalid)
      .describe('May repeat: id and count with a full stop between them; all that the order is to have'),
  }),
  body: noBody,
  response: z.object({
    lines: z.array(
      z.object({ productId: id, title: z.string(), unitPrice: rial, count: z.int(), lineTotal: rial }),
    ),
    goodsTotal: rial,
    couponDiscount: rial,
    shippingFee: rial,
    total: rial,
    difference: z.int().describe('Rial more than now; below zero it costs less'),
    isOfPaid: z.boolean().describe('The difference would be money that somebody owes'),
  }),
  errors: planErrors,
})

export const editOrderLines = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/order/lines',
  access: 'orders.lines',
  tag,
  summary:
    'Changes what a placed order consists of: what a paid one costs less is owed back, what it costs more is to be paid first',
  query: strict({ id }),
  body: strict({
    version: seenVersion,
    lines: z
      .array(strict({ productId: id, count: wholeNumber(1, MOST_PIECES) }), messages.orderGoods)
      .min(1, messages.orderGoods)
      .max(limits.maxCartLines, fieldMessages.invalid)
      .refine(areApart, fieldMessages.invalid)
      .describe('All that the order is to have'),
    total: z
      .int(fieldMessages.invalid)
      .min(0, fieldMessages.invalid)
      .describe('Rial that was told; another sum by now is refused'),
    heldHours: z
      .literal(phoneOrderHours, fieldMessages.invalid)
      .describe('For how long further pieces are kept while a difference is to be paid'),
  }),
  response: edition,
  errors: [
    ...planErrors,
    'edit_conflict',
    'order_sum_changed',
    'payment_under_way',
    'insufficient_stock',
    'refund_exceeds_payment',
  ],
})

export const withdrawOrderEdit = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/order/lines/withdraw',
  access: 'orders.lines',
  tag,
  summary: 'Takes back an edit whose difference is not there; its pieces are free',
  query: strict({ id }),
  body: noBody,
  response: movedOrder,
  errors: ['not_found', 'illegal_transition', 'payment_under_way'],
})

export const receiveDifference = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/order/lines/received',
  access: 'payments.review',
  tag,
  summary: 'Confirms the transfer of a difference: the edit is made, or its money is owed back',
  query: strict({ id }),
  body: strict({
    trackingCode: transferCode.describe('Of the transfer, as the bank tells it'),
    cardLast4: lastDigits,
  }),
  response: movedOrder,
  errors: ['not_found', 'illegal_transition', 'duplicate_tracking_code', 'payment_under_way'],
})
