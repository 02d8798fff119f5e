import { defineEndpoint, noQuery } from '../define-endpoint.ts'
import { oneOf, plainText } from '../fields.ts'
import { strict } from '../strict.ts'
import { z } from '../z.ts'

export const pageFailure = strict({
  app: oneOf(['shop', 'blog', 'profile', 'admin']),
  build: plainText(64).describe('Version of the app that the page belongs to'),
  path: plainText(500).describe('Of the page, without its query'),
  type: plainText(100),
  text: plainText(2_000),
  stack: plainText(8_000),
})
export type PageFailure = z.infer<typeof pageFailure>

export const reportPageFailure = defineEndpoint({
  method: 'POST',
  path: '/api/site/failure',
  access: 'public',
  tag: 'site',
  summary: 'What went wrong on a page, for the operator; kept nowhere but in the log, without personal data',
  query: noQuery,
  body: pageFailure,
  response: z.object({ success: z.literal(true) }),
  errors: ['too_many_requests'],
})
