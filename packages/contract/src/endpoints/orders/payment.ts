import { defineEndpoint, noBody } from '../../define-endpoint.ts'
import { arrival, id, instant, plainText, rial, wholeNumber } from '../../fields.ts'
import { fieldMessages as messages } from '../../messages.ts'
import { strict } from '../../strict.ts'
import { z } from '../../z.ts'

const tag = 'order'

export const payment = z.object({
  id,
  orderId: id,
  method: z.enum(['online', 'card']),
  gateway: z.string(),
  kind: z.enum(['order', 'supplement']).describe("The order's own, or what an edit of it costs more"),
  amount: rial,
  status: z.enum(['open', 'paid', 'failed', 'expired', 'refund_due', 'refunded']),
  authority: z.string().nullable(),
  refId: z.string().nullable(),
  maskedCard: z.string().nullable(),
  createdAt: instant,
  settledAt: instant.nullable(),
  failureReason: z.string().nullable(),
})
export type Payment = z.infer<typeof payment>

/** Why a cart, or an unpaid order, cannot go to pay. */
export const placeOrderErrors = [
  'shop_closed',
  'cart_empty',
  'cart_problems',
  'in_queue',
  'phone_unproven',
  'address_required',
  'shipping_required',
  'shipping_unavailable',
  'order_too_small',
  'insufficient_stock',
  'coupon_refused',
  'already_paid',
  'illegal_transition',
  'not_found',
] as const

/** Ways to pay at a gateway. */
export const onlineWays = ['online', 'instalments'] as const
export type OnlineWay = (typeof onlineWays)[number]

export const startPayment = defineEndpoint({
  method: 'GET',
  path: '/api/order/payment',
  access: 'customer',
  tag,
  summary:
    'Turns the cart into an order (or takes the unpaid order `id`, or what an edit of a paid one costs more), holds its stock, opens a payment attempt',
  query: strict({
    id: id.optional().describe('An order that waits for its payment, or for that of a difference'),
    way: z
      .enum(onlineWays, messages.invalid)
      .optional()
      .describe('At once, or in instalments; at once when it is not named'),
  }),
  body: noBody,
  response: z.object({ redirectUrl: z.url(), orderId: id, paymentId: id }),
  errors: [
    ...placeOrderErrors,
    'online_payment_off',
    'instalments_off',
    'instalments_refused',
    'gateway_unavailable',
  ],
})

export const paymentOutcome = z.enum(['paid', 'failed', 'pending'])
export type PaymentOutcome = z.infer<typeof paymentOutcome>

export const checkPayment = defineEndpoint({
  method: 'GET',
  path: '/api/order/paymentCheck',
  access: 'customer',
  tag,
  summary:
    "Asks the gateway what became of an attempt and settles it once; without Authority the customer's latest",
  query: strict({
    Authority: plainText(100)
      .regex(/^[A-Za-z0-9]+$/, messages.invalid)
      .optional(),
    Status: plainText(10).optional(),
  }),
  body: noBody,
  response: z.object({
    status: paymentOutcome,
    orderId: id,
    orderNumber: z.string(),
    refId: z.string().nullable(),
    amount: rial,
    message: z.string(),
    arrival: arrival.nullable().describe('When a paid order is to arrive'),
    isCancelled: z.boolean().describe('Failed because the customer cancelled it at the bank'),
    heldUntil: instant.nullable().describe('Until when the goods are set aside; null when they are not'),
    canPayOnline: z.boolean().describe('Whether the order can be paid at the bank now'),
    canPayByCard: z.boolean().describe('Whether it can be paid from card to card now'),
    canPayByInstalments: z
      .boolean()
      .describe('Whether the shop takes instalments now; the sum is asked about'),
  }),
  errors: ['not_found'],
})

const MOST = 100_000_000_000

export const getInstalments = defineEndpoint({
  method: 'GET',
  path: '/api/order/instalments',
  access: 'public',
  tag,
  summary: 'Whether a sum can be paid in instalments, in the words of the gateway',
  query: strict({ amount: wholeNumber(10, MOST).describe('Rial') }),
  body: noBody,
  response: z.object({
    offer: z
      .object({ title: z.string(), text: z.string() })
      .nullable()
      .describe('Null: not this sum, or nobody knows now'),
  }),
  errors: [],
})
