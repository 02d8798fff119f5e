import { noBody } from '../../../define-endpoint.ts'
import { oneOf, wholeNumber } from '../../../fields.ts'
import { strict } from '../../../strict.ts'
import { z } from '../../../z.ts'
import { defineAdminEndpoint } from '../../define-admin-endpoint.ts'
import { listOf } from '../../fields.ts'

export const missedSearchDays = ['7', '30', '90'] as const
/** Members do not read the list beyond this row. */
const MOST_LEFT_OUT = 10_000

const missedSearch = z.object({
  words: z.string().describe('In search form: one spelling for all that count as the same'),
  times: z.int().describe('How often they found nothing'),
  lastDay: z.iso.date().describe('The last day of Tehran on which they did'),
  goods: z.int().describe('Published goods that they find now'),
  waiting: z.int().describe('Phones that get an SMS when such goods come'),
})
export type MissedSearch = z.infer<typeof missedSearch>

export const listMissedSearches = defineAdminEndpoint({
  method: 'GET',
  path: '/api/admin/missed-searches',
  access: 'products.view',
  tag: 'products',
  summary: 'What was searched for in vain, the most frequent first; nothing says by whom',
  query: strict({
    days: oneOf(missedSearchDays).default('30'),
    after: wholeNumber(0, MOST_LEFT_OUT).default(0).describe('How many to leave out'),
    take: wholeNumber(1, 50).default(20),
  }),
  body: noBody,
  response: listOf(missedSearch),
  errors: [],
})
