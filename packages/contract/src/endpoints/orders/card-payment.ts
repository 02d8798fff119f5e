import { toLatinDigits } from '@hojreh/persian'
import { defineEndpoint, noQuery } from '../../define-endpoint.ts'
import { id, instant, rial } from '../../fields.ts'
import { limits } from '../../limits.ts'
import { fieldMessages as messages } from '../../messages.ts'
import { strict } from '../../strict.ts'
import { z } from '../../z.ts'
import { orderDetails } from './order.ts'
import { placeOrderErrors } from './payment.ts'

const tag = 'order'
const digits = (value: string) => toLatinDigits(value).replace(/[\s-]/g, '')

export const cardTransfer = z.object({
  orderId: id,
  orderNumber: z.string(),
  cardNumber: z
    .string()
    .describe('16 digits; empty while no transfer may begin: one that was sent can be reported'),
  holder: z.string(),
  bank: z.string(),
  amount: rial.describe('Exactly this: its last digits tell whose transfer it is'),
  replacedCard: z
    .string()
    .nullable()
    .describe('Last four digits of the card that was told for this order before the shop changed it'),
  heldUntil: instant.nullable().describe('How long the goods stay set aside without a report'),
})
export type CardTransfer = z.infer<typeof cardTransfer>

export const startCardPayment = defineEndpoint({
  method: 'POST',
  path: '/api/order/cardPayment',
  access: 'customer',
  tag,
  summary:
    'Turns the cart into an order (or takes the unpaid order `id`), holds its stock, and tells to which card to pay how much',
  query: noQuery,
  body: strict({ id: id.optional().describe('An order that waits for its payment') }).nullish(),
  response: cardTransfer,
  errors: [...placeOrderErrors, 'card_payment_off', 'card_transfers_full'],
})

/** Of a transfer from card to card, as the bank tells it. */
export const transferCode = z
  .string(messages.trackingCode)
  .max(60, messages.trackingCode)
  .transform(digits)
  .pipe(z.string().regex(/^\d{4,30}$/, messages.trackingCode))

/** Of the card that it came from. */
export const lastDigits = z
  .string(messages.cardLast4)
  .max(20, messages.cardLast4)
  .transform(digits)
  .pipe(z.string().regex(/^\d{4}$/, messages.cardLast4))

/** A customer's report of a card-to-card transfer. */
export const cardPaymentBody = strict({
  trackingCode: transferCode,
  cardLast4: lastDigits,
  amount: z.int(messages.amount).positive(messages.amount).describe('Rial'),
  paidAt: z.iso.datetime(messages.paidAt).describe('ISO 8601, UTC'),
  receiptImage: z
    .base64(messages.receipt)
    .max(limits.receiptBase64Length, messages.receiptSize)
    .optional()
    .describe('A picture of the receipt, base64'),
})
export type CardPaymentBody = z.input<typeof cardPaymentBody>

export const reportCardPayment = defineEndpoint({
  method: 'POST',
  path: '/api/order/paymentKart',
  access: 'customer',
  tag,
  summary: 'Reports a transfer from card to card; the order then waits for a look at it',
  query: strict({
    id: id.optional().describe('The order; without it the one that waits for such a transfer'),
  }),
  body: cardPaymentBody,
  response: orderDetails,
  errors: [
    'card_payment_off',
    'not_found',
    'illegal_transition',
    'already_paid',
    'duplicate_tracking_code',
    'picture_unreadable',
  ],
  maxBodyBytes: limits.receiptBase64Length + 4_096,
})
