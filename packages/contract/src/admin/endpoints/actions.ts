import { noBody } from '../../define-endpoint.ts'
import { id, instant, oneOf, plainText } from '../../fields.ts'
import { strict } from '../../strict.ts'
import { z } from '../../z.ts'
import { defineAdminEndpoint } from '../define-admin-endpoint.ts'
import { adminTake, after, day, listOf } from '../fields.ts'

const outcomes = ['done', 'refused'] as const

export const staffAction = z.object({
  id,
  at: instant,
  staffId: id.nullable().describe('Null for the command line and for who could not sign in'),
  staffName: z.string(),
  permission: z
    .string()
    .describe('What allowed it; `visitor`, `member` or `command_line` where none was needed'),
  call: z.string().describe('Name of the call or command'),
  subject: z.string().nullable().describe('Kind and id: `order:…`'),
  subjectLabel: z.string().nullable().describe('As people name it: an order number, a phone'),
  before: z.record(z.string(), z.unknown()).nullable().describe('Changed fields only'),
  after: z.record(z.string(), z.unknown()).nullable(),
  outcome: z.enum(outcomes),
  errorCode: z.string().nullable().describe('Why it was refused'),
  ip: z.string(),
  requestId: z.string(),
})
export type StaffAction = z.infer<typeof staffAction>

export const listActions = defineAdminEndpoint({
  method: 'GET',
  path: '/api/admin/actions',
  access: 'actions.view',
  tag: 'books',
  summary: 'The books of who did what, newest first',
  query: strict({
    staffId: id.optional(),
    subject: plainText(100).optional().describe('All about one thing: `order:…`'),
    call: plainText(60).optional(),
    outcome: oneOf(outcomes).optional(),
    from: day.optional(),
    to: day.optional(),
    after,
    take: adminTake,
  }),
  body: noBody,
  response: listOf(staffAction),
  errors: [],
})
