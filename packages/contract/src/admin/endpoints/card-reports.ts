import { noBody } from '../../define-endpoint.ts'
import { id, instant, rial } from '../../fields.ts'
import { fieldMessages as messages } from '../../messages.ts'
import { strict } from '../../strict.ts'
import { z } from '../../z.ts'
import { defineAdminEndpoint } from '../define-admin-endpoint.ts'
import { adminTake, after, listOf } from '../fields.ts'
import { movedOrder } from './orders/order-acts.ts'

const tag = 'card-reports'

export const cardReport = z.object({
  paymentId: id,
  state: z.enum(['waiting', 'accepted', 'rejected']),
  trackingCode: z.string(),
  cardLast4: z.string(),
  amountAsked: rial,
  amountReported: rial,
  paidAt: instant.describe('As the customer reported'),
  reportedAt: instant,
  hasReceipt: z.boolean().describe('`getReceipt` has the picture'),
  shopCards: z
    .array(z.string())
    .describe('Last four digits of the cards that the customer was told for the order, the newest first'),
  isSupplement: z
    .boolean()
    .describe('For what an edited order costs more; its order stays as it is meanwhile'),
  isLate: z
    .boolean()
    .describe('Its order, or edit, was paid in another way or is over: money that arrived is owed back'),
  sameCode: z.array(z.string()).describe('Numbers of other orders that name the same transfer'),
})
export type CardReport = z.infer<typeof cardReport>

export const waitingReport = cardReport.extend({
  orderId: id,
  orderNumber: z.string(),
  receiverName: z.string(),
  total: rial,
})
export type WaitingReport = z.infer<typeof waitingReport>

export const listCardReports = defineAdminEndpoint({
  method: 'GET',
  path: '/api/admin/card-reports',
  access: 'payments.review',
  tag,
  summary: 'Reported transfers that wait for a look, the one that waits longest first',
  query: strict({ after, take: adminTake }),
  body: noBody,
  response: listOf(waitingReport),
  errors: [],
})

const reviewed = strict({
  orderId: id,
  paymentId: id.optional().describe('Which of its reports; without it the newest that waits'),
})

export const acceptCardReport = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/card-report/accept',
  access: 'payments.review',
  tag,
  summary: 'Confirms a reported transfer: the order is paid, or the money is owed back where it cannot be',
  query: reviewed,
  body: strict({
    despiteAmount: z
      .boolean(messages.invalid)
      .default(false)
      .describe('Although another sum was reported than asked for'),
    despiteSameCode: z
      .boolean(messages.invalid)
      .default(false)
      .describe('Although another order names the same transfer'),
  }),
  response: movedOrder,
  errors: ['not_found', 'illegal_transition', 'transfer_amount_differs', 'transfer_reported_twice'],
})

export const rejectCardReport = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/card-report/reject',
  access: 'payments.review',
  tag,
  summary:
    'Rejects a reported transfer: the order waits for its payment again, its goods are free. After a late report it stays as it is',
  query: reviewed,
  body: noBody,
  response: movedOrder,
  errors: ['not_found', 'illegal_transition'],
})

export const getReceipt = defineAdminEndpoint({
  method: 'GET',
  path: '/api/admin/receipt',
  access: 'payments.review',
  tag,
  summary: 'The picture of a receipt',
  query: strict({ paymentId: id }),
  body: noBody,
  response: z.string().describe('A picture, WebP'),
  errors: ['not_found'],
  isPicture: true,
})
