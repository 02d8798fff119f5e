import { defineEndpoint, noBody, noQuery } from '../../define-endpoint.ts'
import { id, picture, rial, slug } from '../../fields.ts'
import { limits } from '../../limits.ts'
import { fieldMessages as messages } from '../../messages.ts'
import { strict } from '../../strict.ts'
import { z } from '../../z.ts'
import { address } from '../address.ts'
import { gift } from './gift.ts'

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
  gift: gift.nullable(),
  couponCode: z.string().nullable(),
  couponProblem: z.string().nullable().describe('Why the coupon takes nothing off as the cart is now'),
  couponDiscount: rial.describe(
    'What the coupon or promotion takes off the goods; free shipping shows in the fee',
  ),
  promotionTitle: z
    .string()
    .nullable()
    .describe('What takes something off without a code, when that is what counts; null otherwise'),
  subtotal: rial.describe('Sum of the lines at list prices'),
  discount: rial.describe('From list prices to prices'),
  shippingFee: rial
    .nullable()
    .describe('Null until address and shipping method are chosen, or something makes it free'),
  total: rial,
  totalCount: z.int(),
  problems: z.array(z.object({ productId: id, problem: cartProblem, title: z.string() })),
  unpaidOrder: z
    .object({
      id,
      orderNumber: z.string(),
      total: rial,
      openAuthority: z
        .string()
        .nullable()
        .describe('The attempt whose end nobody knows yet; `paymentCheck` asks the gateway about it'),
    })
    .nullable()
    .describe('The latest order that waits for its payment, so that the customer can return to it'),
  queues: z
    .array(
      z.object({
        offerId: id,
        title: z.string().describe('Of the product'),
        place: z.int().positive(),
        isTurn: z.boolean().describe('Whether the customer was let in'),
      }),
    )
    .describe(
      'Queues that the customer stands in to pay for goods of the cart; `getQueue` tells how they move',
    ),
  canPayOnline: z.boolean().describe('Whether the shop sends shoppers to the bank'),
  canPayByCard: z.boolean().describe('Whether the shop takes card-to-card payments'),
  canPayByInstalments: z.boolean().describe('Whether the shop takes instalments; the sum is asked about'),
})
export type Cart = z.infer<typeof cart>

export const addToCartBody = z
  .array(
    strict({
      productId: id,
      count: z
        .int(messages.count)
        .min(-999, messages.count)
        .max(999, messages.count)
        .refine((count) => count !== 0, messages.count)
        .describe('Positive adds, negative removes'),
    }),
    messages.invalid,
  )
  .min(1, messages.invalid)
  .max(limits.maxCartLines, messages.invalid)

export const getPending = defineEndpoint({
  method: 'GET',
  path: '/api/order/pending',
  access: 'customer',
  tag,
  summary: 'The cart: the one pending order; without lines when empty',
  query: noQuery,
  body: noBody,
  response: cart,
  errors: [],
})

export const addToCart = defineEndpoint({
  method: 'POST',
  path: '/api/order/addToCart',
  access: 'customer',
  tag,
  summary: 'Adds to and removes from the cart; all lines or none',
  query: noQuery,
  body: addToCartBody,
  response: cart,
  errors: ['insufficient_stock', 'max_per_order', 'product_unavailable', 'cart_full'],
})
