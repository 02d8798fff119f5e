import { noBody, noQuery } from '../../../define-endpoint.ts'
import { plainText, wholeNumber } from '../../../fields.ts'
import { fieldMessages } from '../../../messages.ts'
import { routeRule } from '../../../route-rule.ts'
import { strict } from '../../../strict.ts'
import { z } from '../../../z.ts'
import { defineAdminEndpoint } from '../../define-admin-endpoint.ts'
import { adminTake, listOf, MAX_TEXT_BYTES } from '../../fields.ts'
import { adminFieldMessages as messages } from '../../messages.ts'

const tag = 'content'

/** Every page of the shop is held against all of them; whole folders move by one with a star. */
export const MOST_REDIRECTS = 2_000
const MAX_LIST = 300_000

const address = (max: number, missing: string) =>
  plainText(max)
    .regex(/^\P{Cc}*$/u, fieldMessages.text)
    .transform((typed) => typed.trim())
    .pipe(z.string().min(1, missing))
/** What the table of redirects says of them is told by the server, which knows the others. */
const redirect = {
  from: address(500, messages.redirectFrom).describe('A path, or a full address of which the path counts'),
  to: address(1_000, messages.redirectTo).describe('A path of the shop or a full address elsewhere'),
}

export const listRedirects = defineAdminEndpoint({
  method: 'GET',
  path: '/api/admin/redirects',
  access: 'content.edit',
  tag,
  summary: 'Where old addresses lead, the newest first; `q` is a part of either side',
  query: strict({
    q: plainText(200).optional(),
    after: wholeNumber(0, 1_000_000).default(0).describe('How many to leave out'),
    take: adminTake,
  }),
  body: noBody,
  response: listOf(routeRule),
  errors: [],
})

export const addRedirect = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/redirect/add',
  access: 'content.publish',
  tag,
  summary: 'Leads an old address to a new one; the narrower of two that meet counts',
  query: noQuery,
  body: strict({ ...redirect, isTemporary: z.boolean(fieldMessages.invalid).default(false) }),
  response: routeRule,
  errors: ['redirect_refused', 'redirects_full'],
})

export const endRedirect = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/redirect/end',
  access: 'content.publish',
  tag,
  summary: 'Ends a redirect as it was seen',
  query: noQuery,
  body: strict(redirect),
  response: z.object({ success: z.literal(true) }),
  errors: ['not_found', 'edit_conflict'],
})

const redirectsReport = z.object({
  added: z.int(),
  same: z.int().describe('Lines that lead so already'),
  refused: z.array(z.object({ line: z.int(), text: z.string(), reason: z.string() })),
})
export type RedirectsReport = z.infer<typeof redirectsReport>

export const importRedirects = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/redirects/import',
  access: 'content.publish',
  tag,
  summary: 'Takes a pasted list in: an old and a new address in each line. Lines that are refused are told',
  query: noQuery,
  body: strict({ list: plainText(MAX_LIST).min(1, messages.redirectList) }),
  maxBodyBytes: MAX_TEXT_BYTES,
  response: redirectsReport,
  errors: ['redirects_full'],
})
