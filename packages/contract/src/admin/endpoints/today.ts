import { noBody, noQuery } from '../../define-endpoint.ts'
import { id, instant, rial } from '../../fields.ts'
import { z } from '../../z.ts'
import { defineAdminEndpoint } from '../define-admin-endpoint.ts'

/** What waits for the staff; each queue is a list that `listOrders`, `listCardReports`, … shows. */
export const queues = [
  'to_pack',
  'packing',
  'card_reports',
  'returns',
  'owed_back',
  'approvals',
  'comments',
  'questions',
  'messages',
  'failed_sms',
  'out_of_stock',
] as const
export type QueueName = (typeof queues)[number]

/** An order counts as a sale while it is one of these, for the day it was placed. */
export const soldStatuses = ['paid', 'preparing', 'shipped', 'delivered', 'return_requested'] as const

const sales = z.object({ orders: z.int(), total: rial })

export const pulseResponse = z.object({
  at: instant.describe('The figures are of this moment'),
  queues: z
    .array(
      z.object({
        name: z.enum(queues),
        count: z.int(),
        oldest: instant.nullable().describe('Since when the one waits that waits longest'),
        newest: instant.nullable().describe('Moves when something new came'),
      }),
    )
    .describe('Those that the member has a permission for'),
  newestOrder: z
    .object({ id, orderNumber: z.string(), placedAt: instant, total: rial })
    .nullable()
    .describe('The newest one to pack: when it changes, an order came. Null without `orders.view`'),
  sales: z
    .object({
      today: sales,
      lastWeekUntilNow: sales.describe('The same weekday a week ago, up to this time of day'),
      lastWeek: sales.describe('The whole of that day'),
    })
    .nullable()
    .describe('Null without `reports.sales`. A sale is a bought order, counted on the day it was placed'),
})
export type Pulse = z.infer<typeof pulseResponse>

export const pulse = defineAdminEndpoint({
  method: 'GET',
  path: '/api/admin/pulse',
  access: 'member',
  isUnattended: true,
  tag: 'today',
  summary: 'What waits, since when, and the sales of today beside those of the same weekday',
  query: noQuery,
  body: noBody,
  response: pulseResponse,
  errors: [],
})

/** The number of days that the course of sales shows, today among them. */
export const SALES_DAYS = 30

export const salesDay = z.object({
  day: z.iso.date().describe('In Tehran, of our era'),
  orders: z.int(),
  total: rial,
})
export type SalesDay = z.infer<typeof salesDay>

export const listSalesDays = defineAdminEndpoint({
  method: 'GET',
  path: '/api/admin/sales-days',
  access: 'reports.sales',
  tag: 'today',
  summary: 'What was sold on each of the last thirty days, the oldest first and today up to now',
  query: noQuery,
  body: noBody,
  response: z.object({ at: instant.describe('The figures are of this moment'), days: z.array(salesDay) }),
  errors: [],
})
