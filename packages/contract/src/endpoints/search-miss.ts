import { defineEndpoint, noQuery } from '../define-endpoint.ts'
import { phone, requiredLine } from '../fields.ts'
import { limits } from '../limits.ts'
import { strict } from '../strict.ts'
import { z } from '../z.ts'

export const missedSearchBody = strict({
  q: requiredLine(limits.searchLength),
  phone: phone.optional().describe('Who wants to hear when such goods come'),
})

export const noteMissedSearch = defineEndpoint({
  method: 'POST',
  path: '/api/shop/missedSearch',
  access: 'public',
  tag: 'shop',
  summary:
    'Counts a search that found nothing, by its words and the day alone; with a phone it sends one SMS when goods come that it finds, and the same again changes nothing',
  query: noQuery,
  body: missedSearchBody,
  response: z.object({ success: z.literal(true), message: z.string() }),
  errors: ['already_found', 'too_many_requests'],
})
