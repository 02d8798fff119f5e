import { noBody } from '../../define-endpoint.ts'
import { id, instant, oneOf } from '../../fields.ts'
import { strict } from '../../strict.ts'
import { requiredLines } from '../../text-lines.ts'
import { z } from '../../z.ts'
import { defineAdminEndpoint } from '../define-admin-endpoint.ts'
import { adminTake, after, listOf, maskedPhone } from '../fields.ts'
import { adminFieldMessages as messages } from '../messages.ts'

const tag = 'messages'

export const contactMessageRow = z.object({
  id,
  name: z.string(),
  phone: maskedPhone,
  subject: z.string(),
  text: z.string(),
  createdAt: instant,
  seenAt: instant.nullable(),
  answer: z.string().nullable().describe('What the shop wrote back by SMS'),
  answeredBy: z.string().nullable(),
  answeredAt: instant.nullable(),
})
export type ContactMessageRow = z.infer<typeof contactMessageRow>

export const listContactMessages = defineAdminEndpoint({
  method: 'GET',
  path: '/api/admin/messages',
  access: 'messages.read',
  tag,
  summary: 'What people wrote on the contact page, newest first',
  query: strict({ state: oneOf(['new', 'seen', 'answered']).optional(), after, take: adminTake }),
  body: noBody,
  response: listOf(contactMessageRow),
  errors: [],
})

export const openContactMessage = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/message/open',
  access: 'messages.read',
  tag,
  summary: 'Marks a message as seen and returns it with the whole phone number; the books keep who looked',
  query: strict({ id }),
  body: noBody,
  response: contactMessageRow.extend({ phone: z.string() }),
  errors: ['not_found'],
})

export const answerContactMessage = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/message/answer',
  access: 'messages.answer',
  tag,
  summary: 'Answers a message by one SMS',
  query: strict({ id }),
  body: strict({ text: requiredLines(300, messages.answer).describe('An SMS of a few parts at most') }),
  response: contactMessageRow,
  errors: ['not_found', 'already_done'],
})
