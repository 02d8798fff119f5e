import { defineEndpoint, noQuery } from '../define-endpoint.ts'
import { line, phone, requiredLine } from '../fields.ts'
import { limits } from '../limits.ts'
import { fieldMessages as messages } from '../messages.ts'
import { strict } from '../strict.ts'
import { requiredLines } from '../text-lines.ts'
import { z } from '../z.ts'

export const contactBody = strict({
  name: requiredLine(limits.maxNameLength, messages.name),
  phone,
  subject: line(limits.contactSubjectLength).optional(),
  text: requiredLines(limits.contactTextLength, messages.contactText),
})
export type ContactBody = z.input<typeof contactBody>

export const sendContactMessage = defineEndpoint({
  method: 'POST',
  path: '/api/site/contact',
  access: 'public',
  tag: 'site',
  summary: 'A message to the shop',
  query: noQuery,
  body: contactBody,
  response: z.object({ success: z.literal(true), message: z.string() }),
  errors: ['too_many_requests'],
})
