import { noBody, noQuery } from '../../../define-endpoint.ts'
import { id, instant, oneOf, rial, wholeNumber } from '../../../fields.ts'
import { strict } from '../../../strict.ts'
import { z } from '../../../z.ts'
import { defineAdminEndpoint } from '../../define-admin-endpoint.ts'
import { approval } from '../approvals.ts'
import { goodsFilter } from './price-grid.ts'

const tag = 'products'
const access = 'prices.bulk'

/** To how many toman a new price is rounded. */
export const priceSteps = ['1', '100', '1000', '5000', '10000'] as const
export const LEAST_PERCENT = -90
export const MOST_PERCENT = 300

const { stock: _, ...filter } = goodsFilter
const change = {
  ...filter,
  percent: wholeNumber(LEAST_PERCENT, MOST_PERCENT).describe(
    'Of the price and of the one before the discount',
  ),
  step: oneOf(priceSteps).describe('Toman; a half goes up'),
}

export const priceJobStates = [
  'waiting',
  'refused',
  'running',
  'cancelled',
  'done',
  'undoing',
  'undone',
] as const
export type PriceJobState = (typeof priceJobStates)[number]

export const priceJob = z.object({
  id,
  label: z.string().describe('As people name it: `۱۰٪ گران‌تر، فرش`'),
  state: z.enum(priceJobStates),
  total: z.int().describe('Goods when it was started'),
  seen: z.int().describe('Goods that it came past so far'),
  changed: z.int(),
  undone: z.int(),
  kept: z.int().describe('Not taken back, because somebody changed their price since'),
  byName: z.string(),
  createdAt: instant,
  approval: approval.nullable().describe('Null where one person may do it alone'),
})
export type PriceJob = z.infer<typeof priceJob>

export const previewPriceJob = defineAdminEndpoint({
  method: 'GET',
  path: '/api/admin/price-jobs/preview',
  access,
  tag,
  summary: 'What a change of prices by percent would do: how many goods, and some of them before and after',
  query: strict(change),
  body: noBody,
  response: z.object({
    total: z.int(),
    needsApproval: z.boolean().describe('More goods than one person changes alone'),
    some: z.array(
      z.object({
        productId: id,
        title: z.string(),
        price: rial,
        listPrice: rial.nullable(),
        newPrice: rial,
        newListPrice: rial.nullable(),
      }),
    ),
  }),
  errors: [],
})

export const startPriceJob = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/price-jobs/start',
  access,
  tag,
  summary: 'Changes the prices of many goods in the background; of many by two persons',
  query: noQuery,
  body: strict({
    ...change,
    total: wholeNumber(1, 10_000_000).describe('As the preview said it; another number is `conflict`'),
  }),
  response: priceJob,
  errors: ['conflict'],
})

export const listPriceJobs = defineAdminEndpoint({
  method: 'GET',
  path: '/api/admin/price-jobs',
  access,
  tag,
  summary: 'The newest changes of prices, with how far they are',
  query: noQuery,
  body: noBody,
  response: z.array(priceJob),
  errors: [],
})

const actOn = <const Act extends string>(act: Act, summary: string) =>
  defineAdminEndpoint({
    method: 'POST',
    path: `/api/admin/price-jobs/${act}`,
    access,
    tag,
    summary,
    query: strict({ id }),
    body: noBody,
    response: priceJob,
    errors: [
      'not_found',
      'conflict',
      'illegal_transition',
      'approval_own',
      'approval_expired',
      'approval_waits',
      'second_step_needed',
    ],
  })

export const approvePriceJob = actOn('approve', 'Approves a refund as the second person')
export const refusePriceJob = actOn('refuse', 'The second person does not')
export const cancelPriceJob = actOn(
  'cancel',
  'Ends it where it is; what is changed stays so until it is undone',
)
export const undoPriceJob = actOn('undo', 'Takes back what it changed, also in the middle; later prices stay')
