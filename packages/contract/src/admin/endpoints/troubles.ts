import { noBody, noQuery } from '../../define-endpoint.ts'
import { instant } from '../../fields.ts'
import { z } from '../../z.ts'
import { defineAdminEndpoint } from '../define-admin-endpoint.ts'

/** What the shop stands on and the doctor looks at. */
export const troubleAreas = [
  'sms',
  'gateway',
  'notices',
  'card_transfers',
  'codes',
  'captcha',
  'pictures',
  'storage',
  'database',
  'hosts',
  'settings',
] as const

export const trouble = z.object({
  area: z.enum(troubleAreas),
  state: z.enum(['doubtful', 'bad']).describe('`bad` keeps shoppers from something, `doubtful` may'),
  detail: z.string().describe("The doctor's English sentence, for whoever runs the server"),
})
export type Trouble = z.infer<typeof trouble>

export const listTroubles = defineAdminEndpoint({
  method: 'GET',
  path: '/api/admin/troubles',
  access: 'shop.health',
  tag: 'today',
  summary: "What is wrong with the shop: the doctor's findings, at most five minutes old",
  query: noQuery,
  body: noBody,
  response: z.object({ at: instant, troubles: z.array(trouble).describe('Worst first') }),
  errors: [],
})
