import { defineEndpoint, noBody } from '../../define-endpoint.ts'
import { arrival, id, instant, page, pageId, picture, rial, take } from '../../fields.ts'
import { fieldMessages as messages } from '../../messages.ts'
import { orderStatuses } from '../../order-status.ts'
import { strict } from '../../strict.ts'
import { z } from '../../z.ts'
import { address } from '../address.ts'
import { cartLine } from './cart.ts'
import { gift } from './gift.ts'
import { parcel, pieces } from './parcel.ts'
import { payment } from './payment.ts'

const tag = 'order'

export const orderLine = cartLine.omit({ priceBefore: true, maxCount: true, problem: true })
export type OrderLine = z.infer<typeof orderLine>

export const orderSummary = z.object({
  id,
  orderNumber: z.string(),
  status: z.enum(orderStatuses),
  isPartlySent: z.boolean().describe('Being packed, and some of it left already'),
  total: rial,
  totalCount: z.int(),
  images: z.array(picture),
  placedAt: instant,
})
export type OrderSummary = z.infer<typeof orderSummary>

/** A change of what a placed order consists of. */
export const orderChange = z.object({
  isDone: z.boolean().describe('False: it waits until the difference is paid'),
  at: instant,
  lines: z
    .array(z.object({ productId: id, title: z.string(), before: z.int(), after: z.int() }))
    .describe('Those that changed'),
  totalBefore: rial,
  totalAfter: rial,
})
export type OrderChange = z.infer<typeof orderChange>

export const orderDetails = orderSummary.extend({
  lines: z.array(orderLine),
  address: address.omit({ id: true, isDefault: true, title: true }),
  shippingMethod: z.object({ id: z.string(), title: z.string() }),
  arrival: arrival.nullable().describe('When it is to arrive; null when it is not on its way, or late'),
  trackingCode: z.string().nullable().describe('Of the parcel that left last'),
  parcels: z.array(parcel).describe('In the order in which they left'),
  unsent: z.array(pieces).describe('Paid, not sent and not given up; empty before it is paid'),
  note: z.string(),
  gift: gift.nullable(),
  subtotal: rial,
  discount: rial,
  couponCode: z.string().nullable(),
  couponDiscount: rial,
  promotionTitle: z.string().nullable().describe('Of a discount that applied without a typed code'),
  shippingFee: rial,
  payments: z.array(payment),
  refunds: z
    .array(
      z.object({
        amount: rial,
        state: z.enum(['owed', 'done']),
        reference: z.string().nullable().describe("The bank's, when it was sent"),
        at: instant,
      }),
    )
    .describe('Money that came back or will, oldest first'),
  timeline: z.array(
    z.object({ status: z.enum(orderStatuses), at: instant, by: z.enum(['customer', 'system', 'operator']) }),
  ),
  edits: z
    .array(orderChange)
    .describe(
      'Changes of what it consists of that the shop made, oldest first; without those that came to nothing',
    ),
  due: z
    .object({
      amount: rial,
      until: instant.describe('The further goods are kept until then'),
      canPayOnline: z.boolean(),
      canPayByCard: z.boolean(),
      isReported: z.boolean().describe('A transfer was reported and waits for a look'),
    })
    .nullable()
    .describe(
      'What an edited order costs more than was paid: `startPayment`, or `startCardPayment`, with its id pays that',
    ),
  canPay: z.boolean(),
  canPayOnline: z.boolean(),
  canPayByCard: z.boolean(),
  canPayByInstalments: z.boolean(),
  canCancel: z.boolean(),
  canReturn: z.boolean().describe('Delivered less than seven days ago'),
  returnReason: z.string().nullable().describe('Why the customer sends it back'),
})
export type OrderDetails = z.infer<typeof orderDetails>

export const listOrders = defineEndpoint({
  method: 'GET',
  path: '/api/order/orders',
  access: 'customer',
  tag,
  summary: "The customer's orders, newest first, without the cart",
  query: strict({
    status: z
      .union(
        [
          z.enum(orderStatuses).transform((status) => [status]),
          z.array(z.enum(orderStatuses)).max(orderStatuses.length),
        ],
        messages.invalid,
      )
      .optional()
      .describe('May repeat; without it every status'),
    pageId,
    take: take(10),
  }),
  body: noBody,
  response: page(orderSummary),
  errors: [],
})

export const getOrderDetails = defineEndpoint({
  method: 'GET',
  path: '/api/order/orderDetails',
  access: 'customer',
  tag,
  summary: 'One order of the customer',
  query: strict({ id }),
  body: noBody,
  response: orderDetails,
  errors: ['not_found'],
})
