import { z } from 'zod'
import { defineCall, noQuery } from './define-call.ts'

export const pageFailure = z.strictObject({
  app: z.enum(['shop', 'blog', 'profile']),
  build: z.string().max(64).describe('Version of the app that the page belongs to'),
  path: z.string().max(500).describe('Of the page, without its query'),
  type: z.string().max(100),
  text: z.string().max(2_000),
  stack: z.string().max(8_000),
})
export type PageFailure = z.infer<typeof pageFailure>

export const reportPageFailure = defineCall({
  method: 'POST',
  path: '/api/site/failure',
  access: 'public',
  tag: 'site',
  summary: 'What went wrong on a page, for the operator; kept nowhere but in the log, without personal data',
  query: noQuery,
  body: pageFailure,
  answer: z.object({ success: z.literal(true) }),
  errors: ['too_many_requests'],
})
