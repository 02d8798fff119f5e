import { z } from 'zod'
import { address, addressBody } from './address.ts'
import { defineCall, noBody, noQuery } from './define-call.ts'
import { id, instant, line, page, pageId, picture, rial, slug, take } from './fields.ts'
import { limits } from './limits.ts'
import { fieldMessages as messages } from './messages.ts'
import { orderStatuses } from './order-status.ts'

const tag = 'order'

export const cartProblem = z.enum(['price_changed', 'insufficient_stock', 'gone'])
export type CartProblem = z.infer<typeof cartProblem>

export const cartLine = z.object({
  productId: id,
  slug,
  title: z.string(),
  image: picture.nullable(),
  unitPrice: rial,
  priceBefore: rial.nullable().describe('The price when the line was last touched, where it was another one'),
  listPrice: rial.nullable(),
  count: z.int().positive(),
  maxCount: z
    .int()
    .describe('How many the customer could have now: stock and the limit per order; 0 when gone'),
  lineTotal: rial,
  problem: cartProblem.nullable(),
})
export type CartLine = z.infer<typeof cartLine>

export const cart = z.object({
  lines: z.array(cartLine),
  address: address.nullable(),
  shippingMethodId: z.string().nullable(),
  note: z.string(),
  couponCode: z.string().nullable(),
  couponProblem: z.string().nullable().describe('Why the coupon takes nothing off as the cart is now'),
  couponDiscount: rial.describe('What the coupon takes off the goods; free shipping shows in the fee'),
  subtotal: rial.describe('Sum of the lines at list prices'),
  discount: rial.describe('From list prices to prices'),
  shippingFee: rial.nullable().describe('Null until address and shipping method are chosen'),
  total: rial,
  totalCount: z.int(),
  problems: z.array(z.object({ productId: id, problem: cartProblem, title: z.string() })),
  unpaidOrder: z
    .object({ id, orderNumber: z.string(), total: rial })
    .nullable()
    .describe('The latest order that waits for its payment, so that the customer can return to it'),
  canPayByCard: z.boolean().describe('Whether the shop takes card-to-card payments'),
})
export type Cart = z.infer<typeof cart>

export const addToCartBody = z
  .array(
    z.strictObject({
      productId: id,
      count: z
        .int(messages.count)
        .min(-999, messages.count)
        .max(999, messages.count)
        .refine((count) => count !== 0, messages.count)
        .describe('Positive adds, negative removes'),
    }),
  )
  .min(1)
  .max(limits.maxCartLines)

export const getPending = defineCall({
  method: 'GET',
  path: '/api/order/pending',
  access: 'customer',
  tag,
  summary: 'The cart: the one pending order; without lines when empty',
  query: noQuery,
  body: noBody,
  answer: cart,
  errors: [],
})

export const addToCart = defineCall({
  method: 'POST',
  path: '/api/order/addToCart',
  access: 'customer',
  tag,
  summary: 'Adds to and removes from the cart; all lines or none',
  query: noQuery,
  body: addToCartBody,
  answer: cart,
  errors: ['insufficient_stock', 'max_per_order', 'product_unavailable', 'cart_full'],
})

export const newAddress = defineCall({
  method: 'POST',
  path: '/api/order/newAddress',
  access: 'customer',
  tag,
  summary: 'Adds an address; answers all of them, the default first',
  query: noQuery,
  body: addressBody,
  answer: z.object({ success: z.literal(true), addressId: id, addresses: z.array(address) }),
  errors: ['conflict'],
})

export const setAddress = defineCall({
  method: 'POST',
  path: '/api/order/setAddress',
  access: 'customer',
  tag,
  summary: "Sets the cart's address, shipping method and note",
  query: z.strictObject({ id }),
  body: z
    .strictObject({ shippingMethodId: z.string().max(40).optional(), note: line(300).optional() })
    .nullish(),
  answer: cart,
  errors: ['not_found', 'shipping_unavailable'],
})

export const shippingMethod = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  fee: rial,
  isFree: z.boolean(),
})
export type ShippingMethod = z.infer<typeof shippingMethod>

export const listShippingMethods = defineCall({
  method: 'GET',
  path: '/api/order/shippingMethods',
  access: 'customer',
  tag,
  summary: "Methods for the cart's address, with their fees",
  query: noQuery,
  body: noBody,
  answer: z.array(shippingMethod),
  errors: ['address_required'],
})

export const startPayment = defineCall({
  method: 'GET',
  path: '/api/order/payment',
  access: 'customer',
  tag,
  summary:
    'Turns the cart into an order (or takes the unpaid order `id`), holds its stock, opens a payment attempt',
  query: z.strictObject({ id: id.optional().describe('An order that waits for its payment') }),
  body: noBody,
  answer: z.object({ redirectUrl: z.url(), orderId: id, paymentId: id }),
  errors: [
    'cart_empty',
    'cart_problems',
    'address_required',
    'shipping_required',
    'shipping_unavailable',
    'insufficient_stock',
    'coupon_refused',
    'already_paid',
    'illegal_transition',
    'not_found',
    'gateway_unavailable',
  ],
})

export const paymentOutcome = z.enum(['paid', 'failed', 'pending'])
export type PaymentOutcome = z.infer<typeof paymentOutcome>

export const checkPayment = defineCall({
  method: 'GET',
  path: '/api/order/paymentCheck',
  access: 'customer',
  tag,
  summary:
    "Asks the gateway what became of an attempt and settles it once; without Authority the customer's latest",
  query: z.strictObject({
    Authority: z
      .string()
      .max(100)
      .regex(/^[A-Za-z0-9]+$/)
      .optional(),
    Status: z.string().max(10).optional(),
  }),
  body: noBody,
  answer: z.object({
    status: paymentOutcome,
    orderId: id,
    orderNumber: z.string(),
    refId: z.string().nullable(),
    amount: rial,
    message: z.string(),
  }),
  errors: ['not_found'],
})

export const orderLine = cartLine.omit({ priceBefore: true, maxCount: true, problem: true })
export type OrderLine = z.infer<typeof orderLine>

export const payment = z.object({
  id,
  orderId: id,
  method: z.enum(['online', 'card']),
  gateway: z.string(),
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

export const orderSummary = z.object({
  id,
  orderNumber: z.string(),
  status: z.enum(orderStatuses),
  total: rial,
  totalCount: z.int(),
  images: z.array(picture),
  placedAt: instant,
})
export type OrderSummary = z.infer<typeof orderSummary>

export const orderDetails = orderSummary.extend({
  lines: z.array(orderLine),
  address: address.omit({ id: true, isDefault: true, title: true }),
  shippingMethod: z.object({ id: z.string(), title: z.string() }),
  trackingCode: z.string().nullable(),
  note: z.string(),
  subtotal: rial,
  discount: rial,
  couponCode: z.string().nullable(),
  couponDiscount: rial,
  shippingFee: rial,
  payments: z.array(payment),
  timeline: z.array(
    z.object({ status: z.enum(orderStatuses), at: instant, by: z.enum(['customer', 'system', 'operator']) }),
  ),
  canPay: z.boolean(),
  canPayByCard: z.boolean(),
  canCancel: z.boolean(),
  canReturn: z.boolean().describe('Delivered less than seven days ago'),
  returnReason: z.string().nullable().describe('Why the customer sends it back'),
})
export type OrderDetails = z.infer<typeof orderDetails>

export const listOrders = defineCall({
  method: 'GET',
  path: '/api/order/orders',
  access: 'customer',
  tag,
  summary: "The customer's orders, newest first, without the cart",
  query: z.strictObject({
    status: z
      .union([
        z.enum(orderStatuses).transform((status) => [status]),
        z.array(z.enum(orderStatuses)).max(orderStatuses.length),
      ])
      .optional()
      .describe('May repeat; without it every status'),
    pageId,
    take: take(10),
  }),
  body: noBody,
  answer: page(orderSummary),
  errors: [],
})

export const getOrderDetails = defineCall({
  method: 'GET',
  path: '/api/order/orderDetails',
  access: 'customer',
  tag,
  summary: 'One order of the customer',
  query: z.strictObject({ id }),
  body: noBody,
  answer: orderDetails,
  errors: ['not_found'],
})
