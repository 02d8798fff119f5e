import { noBody } from '../../../define-endpoint.ts'
import { address } from '../../../endpoints/address.ts'
import { orderDetails, orderLine, orderSummary } from '../../../endpoints/orders/order.ts'
import { payment } from '../../../endpoints/orders/payment.ts'
import { id, instant, line, oneOf, rial } from '../../../fields.ts'
import { fieldMessages as messages } from '../../../messages.ts'
import { orderStatuses } from '../../../order-status.ts'
import { strict } from '../../../strict.ts'
import { z } from '../../../z.ts'
import { defineAdminEndpoint } from '../../define-admin-endpoint.ts'
import { adminTake, after, day, edition, listOf, maskedPhone } from '../../fields.ts'
import { cardReport } from '../card-reports.ts'
import { refund } from '../refunds.ts'
import { orderActs } from './order-acts.ts'
import { orderEdit } from './order-edits.ts'

const tag = 'orders'

/** Every status but the cart's. */
export const placedStatuses = orderStatuses.filter((status) => status !== 'pending')
const placedStatus = oneOf(placedStatuses as [(typeof placedStatuses)[number]])

export const paymentMethods = ['online', 'card'] as const

export const orderRow = z.object({
  id,
  orderNumber: z.string(),
  status: z.enum(orderStatuses),
  isPartlySent: orderSummary.shape.isPartlySent,
  placedAt: instant,
  total: rial,
  totalCount: z.int(),
  receiverName: z.string(),
  receiverPhone: maskedPhone,
  city: z.string(),
  shippingMethod: z.string(),
  trackingCode: z.string().nullable(),
  paymentMethod: z.enum(paymentMethods).nullable().describe('Of the latest attempt; null without one'),
  isTransferShared: z.boolean().describe('Waits for a look at a transfer that another order names, too'),
})
export type OrderRow = z.infer<typeof orderRow>

export const listOrdersQuery = strict({
  q: line(80)
    .optional()
    .describe('By its shape: order number, phone (of customer or receiver), tracking code, or a name'),
  archived: oneOf(['yes']).optional().describe('A name is looked for among archived orders, and no others'),
  status: z
    .union(
      [placedStatus.transform((status) => [status]), z.array(placedStatus).max(placedStatuses.length)],
      messages.invalid,
    )
    .optional()
    .describe('May repeat; without it every status'),
  method: oneOf(paymentMethods).optional().describe('Orders with an attempt to pay this way'),
  sent: oneOf(['part']).optional().describe('Being packed, and some of it left already'),
  from: day.optional().describe('Placed from this day on'),
  to: day.optional().describe('Placed up to the end of this day'),
  sort: oneOf(['newest', 'oldest']).default('newest'),
  after,
  take: adminTake,
})

export const listOrders = defineAdminEndpoint({
  method: 'GET',
  path: '/api/admin/orders',
  access: 'orders.view',
  tag,
  summary: 'Placed orders by what one knows of them',
  query: listOrdersQuery,
  body: noBody,
  response: listOf(orderRow).extend({
    among: z
      .enum(['current', 'archived'])
      .optional()
      .describe('A name was looked for among these alone; without it among all orders'),
  }),
  errors: [],
})

export const orderRecord = z.object({
  id,
  orderNumber: z.string(),
  status: z.enum(orderStatuses),
  placedAt: instant,
  acts: z
    .array(z.enum(orderActs))
    .describe('What the member may do with it now; the next step of the order first'),
  lines: z.array(orderLine.extend({ back: z.int().describe('Taken in or refunded') })),
  address: address.omit({ id: true, isDefault: true, title: true }).extend({ receiverPhone: maskedPhone }),
  edition: edition.describe('Of the address, and of what it consists of'),
  shippingMethod: orderDetails.shape.shippingMethod,
  trackingCode: z.string().nullable(),
  parcels: orderDetails.shape.parcels,
  unsent: orderDetails.shape.unsent,
  isPartlySent: orderDetails.shape.isPartlySent,
  note: z.string().describe("The customer's"),
  heldUntil: instant.nullable().describe('Until when the desk keeps the goods of an order by phone'),
  gift: orderDetails.shape.gift,
  returnReason: z.string().nullable(),
  subtotal: rial,
  discount: rial,
  couponCode: z.string().nullable(),
  couponDiscount: rial,
  promotionTitle: orderDetails.shape.promotionTitle,
  shippingFee: rial,
  total: rial,
  totalCount: z.int(),
  cardAmount: rial.nullable().describe('What is to be transferred from card to card'),
  customer: z.object({
    id,
    name: z.string().describe('Empty when they did not tell'),
    phone: maskedPhone,
    since: instant,
    orders: z.int().describe('Placed ones, with this one'),
    returns: z.int(),
  }),
  payments: z.array(
    payment.extend({
      refundReference: z.string().nullable(),
      remaining: rial.describe('Neither sent back nor to be'),
    }),
  ),
  refunds: z.array(refund).describe('Oldest first'),
  cardReports: z.array(cardReport).describe('Newest first'),
  events: z
    .array(
      z.object({
        status: z.enum(orderStatuses),
        at: instant,
        by: z.enum(['customer', 'system', 'operator']),
        staffName: z.string().nullable().describe('Whom of the operators; null at the command line'),
        note: z.string(),
      }),
    )
    .describe('Oldest first'),
  edits: z.array(orderEdit).describe('Of what it consists of, oldest first'),
  notes: z
    .array(z.object({ id, text: z.string(), at: instant, staffName: z.string() }))
    .describe('Of the staff, newest first'),
})
export type OrderRecord = z.infer<typeof orderRecord>

export const getOrder = defineAdminEndpoint({
  method: 'GET',
  path: '/api/admin/order',
  access: 'orders.view',
  tag,
  summary: 'All of one order',
  query: strict({ id }),
  body: noBody,
  response: orderRecord,
  errors: ['not_found'],
})

export const showPhones = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/order/phones',
  access: 'customers.phone',
  tag,
  summary: 'The whole phone numbers of an order; the books keep who looked',
  query: strict({ id }),
  body: noBody,
  response: z.object({ customer: z.string(), receiver: z.string() }),
  errors: ['not_found'],
})
