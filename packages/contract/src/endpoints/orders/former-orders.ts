import { defineEndpoint, noBody } from '../../define-endpoint.ts'
import { id, instant, page, pageId, rial, take } from '../../fields.ts'
import { strict } from '../../strict.ts'
import { z } from '../../z.ts'

export const formerOrder = z.object({
  id,
  number: z.string(),
  status: z.string().describe('As the shop before this one called it: `completed`'),
  paymentTitle: z.string().describe('Empty when it told none'),
  lines: z.array(z.object({ title: z.string(), count: z.int(), total: rial })),
  shipping: rial,
  extras: z.int().describe('Rial: fees and taxes; below zero a discount'),
  total: rial,
  placedAt: instant,
})
export type FormerOrder = z.infer<typeof formerOrder>

export const listFormerOrders = defineEndpoint({
  method: 'GET',
  path: '/api/order/formerOrders',
  access: 'customer',
  tag: 'order',
  summary: 'What the customer bought in the shop before this one, newest first: to be read, and nothing else',
  query: strict({ pageId, take: take(10) }),
  body: noBody,
  response: page(formerOrder),
  errors: [],
})
