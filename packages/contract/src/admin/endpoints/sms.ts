import { noBody, noQuery } from '../../define-endpoint.ts'
import { id, instant, oneOf } from '../../fields.ts'
import { strict } from '../../strict.ts'
import { z } from '../../z.ts'
import { defineAdminEndpoint } from '../define-admin-endpoint.ts'
import { adminTake, after, listOf, maskedPhone } from '../fields.ts'

const tag = 'sms'

export const smsKinds = ['otp', 'back_in_stock', 'order', 'notice', 'answer'] as const
export const smsStates = ['queued', 'sent', 'failed', 'expired'] as const

/** What became of an SMS. Its text is not shown: codes open accounts. */
export const smsRow = z.object({
  id,
  kind: z.enum(smsKinds),
  state: z.enum(smsStates).describe('`failed` waits for somebody; `expired` would come too late'),
  phone: maskedPhone,
  createdAt: instant,
  settledAt: instant.nullable(),
  attempts: z.int(),
  provider: z.string().nullable().describe('Who took it'),
  error: z.string().nullable().describe("The providers' reasons"),
  canSendAgain: z.boolean().describe('It failed, and is no code: those are too old by then'),
})
export type SmsRow = z.infer<typeof smsRow>

export const listSms = defineAdminEndpoint({
  method: 'GET',
  path: '/api/admin/sms',
  access: 'sms.manage',
  tag,
  summary: 'The SMS of the shop and what became of them, newest first',
  query: strict({
    state: oneOf(smsStates).optional(),
    kind: oneOf(smsKinds).optional(),
    after,
    take: adminTake,
  }),
  body: noBody,
  response: listOf(smsRow),
  errors: [],
})

export const sendSmsAgain = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/sms/again',
  access: 'sms.manage',
  tag,
  summary: 'Puts an SMS that failed into the queue once more; never a code',
  query: strict({ id }),
  body: noBody,
  response: smsRow,
  errors: ['not_found', 'already_done'],
})

export const getSmsCredit = defineAdminEndpoint({
  method: 'GET',
  path: '/api/admin/sms/credit',
  access: 'sms.manage',
  tag,
  summary: 'What is left at the provider of SMS, as of some minutes ago',
  query: noQuery,
  body: noBody,
  response: z.object({
    provider: z.string(),
    left: z.number().nullable().describe('Null where it is not known'),
    unit: z.enum(['rial', 'messages']).nullable(),
    isLow: z.boolean(),
  }),
  errors: [],
})
