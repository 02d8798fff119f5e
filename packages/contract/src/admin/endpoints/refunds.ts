import { noBody } from '../../define-endpoint.ts'
import { id, instant, line, requiredLine, rial } from '../../fields.ts'
import { fieldMessages } from '../../messages.ts'
import { strict } from '../../strict.ts'
import { z } from '../../z.ts'
import { defineAdminEndpoint } from '../define-admin-endpoint.ts'
import { adminTake, after, listOf } from '../fields.ts'
import { adminFieldMessages as messages } from '../messages.ts'
import { approval } from './approvals.ts'
import { movedOrder } from './orders/order-acts.ts'
import { goodsBack } from './returns.ts'

const tag = 'refunds'

export const refundKinds = ['goods', 'lines', 'sum', 'payment', 'edit'] as const
export const refundStates = ['owed', 'prepared', 'done', 'dropped'] as const

export const refund = z.object({
  id,
  paymentId: id,
  kind: z
    .enum(refundKinds)
    .describe(
      'For goods that are back, for goods that did not come, a sum, a payment that buys nothing, or an order that costs less by an edit',
    ),
  state: z.enum(refundStates),
  amount: rial,
  note: z.string(),
  createdAt: instant,
  preparedByName: z.string().nullable(),
  doneAt: instant.nullable(),
  reference: z.string().nullable().describe("The bank's"),
  lines: z.array(z.object({ productId: id, title: z.string(), count: z.int(), restocked: z.int() })),
  approval: approval.nullable().describe('Null: it takes no second person'),
  isByGateway: z.boolean().describe('The gateway of its payment sends it back when it is told to'),
})
export type Refund = z.infer<typeof refund>

export const owedRefund = z.object({
  id: z.string().describe('Of the row'),
  refundId: id.nullable().describe('Null: nobody prepared one'),
  state: z.enum(['owed', 'prepared']),
  paymentId: id,
  orderId: id,
  orderNumber: z.string(),
  receiverName: z.string(),
  amount: rial,
  since: instant,
  maskedCard: z.string().nullable().describe('Where the money came from, as the gateway told'),
  approval: approval.nullable(),
  isByGateway: z.boolean(),
})
export type OwedRefund = z.infer<typeof owedRefund>

export const listRefunds = defineAdminEndpoint({
  method: 'GET',
  path: '/api/admin/refunds',
  access: 'refunds.prepare',
  tag,
  summary: 'Refunds that customers wait for, the one that waits longest first',
  query: strict({ after, take: adminTake }),
  body: noBody,
  response: listOf(owedRefund),
  errors: [],
})

const shared = ['not_found', 'illegal_transition'] as const
const MAX_RIAL = 1_000_000_000_000

export const prepareRefund = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/refund/prepare',
  access: 'refunds.prepare',
  tag,
  summary: 'Prepares what is to be sent back of a payment; over a set sum it waits for a second person',
  query: strict({ orderId: id }),
  body: strict({
    paymentId: id,
    refundId: id.optional().describe('One that is owed: its sum is settled'),
    amount: z
      .int(messages.sum)
      .min(1, messages.sum)
      .max(MAX_RIAL, messages.sum)
      .optional()
      .describe('Rial; without it all that is owed of the payment'),
    lines: z
      .array(goodsBack, fieldMessages.invalid)
      .max(100, fieldMessages.invalid)
      .default([])
      .describe('Goods that did not come; the sum follows from them'),
    note: line(200).default(''),
  }),
  response: movedOrder,
  errors: [...shared, 'refund_prepared', 'refund_exceeds_payment', 'goods_exceed_order'],
})

export const finishRefund = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/refund/done',
  access: 'refunds.prepare',
  tag,
  summary: "The bank transferred it: its reference goes to the customer, and the order's books are settled",
  query: strict({ id }),
  body: strict({ reference: requiredLine(60, messages.bankReference) }),
  response: movedOrder,
  errors: [...shared, 'approval_needed', 'refund_by_gateway'],
})

export const sendRefund = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/refund/send',
  access: 'refunds.prepare',
  tag,
  summary:
    'Tells the gateway of the payment to send it back, and writes down what the gateway says of it then',
  query: strict({ id }),
  body: noBody,
  response: movedOrder,
  errors: [...shared, 'approval_needed', 'gateway_unavailable'],
})

export const dropRefund = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/refund/drop',
  access: 'refunds.prepare',
  tag,
  summary: 'Drops a prepared refund; what is owed stays owed',
  query: strict({ id }),
  body: noBody,
  response: movedOrder,
  errors: shared,
})

const decision = ['approval_own', 'approval_expired', 'approval_waits', 'second_step_needed'] as const

export const approveRefund = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/refund/approve',
  access: 'refunds.approve',
  tag,
  summary: 'Approves a refund as the second person',
  query: strict({ id }),
  body: noBody,
  response: movedOrder,
  errors: [...shared, ...decision],
})

export const refuseRefund = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/refund/refuse',
  access: 'refunds.approve',
  tag,
  summary: 'Refuses a refund as the second person; what is owed stays owed',
  query: strict({ id }),
  body: noBody,
  response: movedOrder,
  errors: [...shared, ...decision],
})
