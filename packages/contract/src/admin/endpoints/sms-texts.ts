import { noBody, noQuery } from '../../define-endpoint.ts'
import { line, oneOf } from '../../fields.ts'
import { strict } from '../../strict.ts'
import { lines } from '../../text-lines.ts'
import { z } from '../../z.ts'
import { defineAdminEndpoint } from '../define-admin-endpoint.ts'
import { edition, seenVersion } from '../fields.ts'
import { adminFieldMessages as messages } from '../messages.ts'
import { smsTextNames } from '../sms-texts.ts'

const tag = 'settings'
const ofText = strict({ name: oneOf(smsTextNames) })

const patternFields = {
  kavenegar: line(60)
    .pipe(z.string().regex(/^[\w-]*$/, messages.kavenegarPattern))
    .describe('Name of the pattern that Kavenegar approved; empty: the SMS goes as a text'),
  smsir: line(20)
    .pipe(z.string().regex(/^\d*$/, messages.smsirPattern))
    .describe('Number of the template that SMS.ir approved; likewise'),
}

const smsTextRow = z.object({
  name: z.enum(smsTextNames),
  text: z.string().describe('As it is sent, with its placeholders in braces'),
  isOwn: z.boolean().describe("The shop's own wording, not the one that every shop has"),
  ending: z.string().describe('A line that always follows, such as the one that browsers read a code from'),
  shopTitle: z.string(),
  kavenegar: z.string(),
  smsir: z.string(),
})
export type SmsTextRow = z.infer<typeof smsTextRow>

const smsTextRecord = smsTextRow.extend({
  defaultText: z.string(),
  edition,
})
export type SmsTextRecord = z.infer<typeof smsTextRecord>

export const listSmsTexts = defineAdminEndpoint({
  method: 'GET',
  path: '/api/admin/sms-texts',
  access: 'settings.edit',
  tag,
  summary: 'Every SMS that the shop sends, with its wording',
  query: noQuery,
  body: noBody,
  response: z.array(smsTextRow),
  errors: [],
})

export const getSmsText = defineAdminEndpoint({
  method: 'GET',
  path: '/api/admin/sms-text',
  access: 'settings.edit',
  tag,
  summary: 'One SMS with its wording and the one that every shop has',
  query: ofText,
  body: noBody,
  response: smsTextRecord,
  errors: [],
})

export const editSmsText = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/sms-text/edit',
  access: 'settings.edit',
  tag,
  summary: "Changes an SMS's wording or its approved patterns; an empty text is the one that every shop has",
  query: ofText,
  body: strict({
    version: seenVersion,
    text: lines(600).optional(),
    kavenegar: patternFields.kavenegar.optional(),
    smsir: patternFields.smsir.optional(),
  }),
  response: smsTextRecord,
  errors: ['edit_conflict', 'sms_text_wrong'],
})
