import { noBody, noQuery } from '../../../define-endpoint.ts'
import { requiredLine, safeHtml, slug } from '../../../fields.ts'
import { strict } from '../../../strict.ts'
import { z } from '../../../z.ts'
import { defineAdminCall } from '../../define-admin-call.ts'
import { edition, MAX_TEXT_BYTES, richText, seenVersion, seoFields } from '../../fields.ts'
import { adminFieldMessages as messages } from '../../messages.ts'

const tag = 'content'

const pageState = z
  .enum(['written', 'starting', 'new'])
  .describe('What the merchant wrote, the text that every shop starts with, or nothing yet')

const pageRow = z.object({
  slug,
  path: z.string().describe('Where shoppers read it'),
  title: z.string(),
  state: pageState,
})
export type StaticPageRow = z.infer<typeof pageRow>

const pageRecord = pageRow.extend({
  bodyHtml: safeHtml,
  seoTitle: z.string(),
  seoDescription: z.string(),
  hasStartingText: z.boolean().describe('A reset brings that back; other pages it removes'),
  edition,
})
export type StaticPageRecord = z.infer<typeof pageRecord>

const ofPage = strict({ slug })

export const listStaticPages = defineAdminCall({
  method: 'GET',
  path: '/api/admin/pages',
  access: 'content.edit',
  tag,
  summary: 'Static pages: about us, permits, terms, shipping and those of the shop’s own',
  query: noQuery,
  body: noBody,
  response: z.array(pageRow),
  errors: [],
})

export const getStaticPage = defineAdminCall({
  method: 'GET',
  path: '/api/admin/page',
  access: 'content.edit',
  tag,
  summary: 'A static page with its text; empty for an address that has none yet',
  query: ofPage,
  body: noBody,
  response: pageRecord,
  errors: [],
})

export const writeStaticPage = defineAdminCall({
  method: 'POST',
  path: '/api/admin/page/write',
  access: 'content.publish',
  tag,
  summary: 'Writes a static page, which shoppers read at once; a new address makes a new page',
  query: ofPage,
  body: strict({
    version: seenVersion,
    title: requiredLine(160, messages.pageTitle).optional(),
    bodyHtml: richText.optional(),
    seoTitle: seoFields.seoTitle.optional(),
    seoDescription: seoFields.seoDescription.optional(),
  }),
  maxBodyBytes: MAX_TEXT_BYTES,
  response: pageRecord,
  errors: ['edit_conflict', 'page_empty'],
})

export const resetStaticPage = defineAdminCall({
  method: 'POST',
  path: '/api/admin/page/reset',
  access: 'content.publish',
  tag,
  summary: 'Brings the text back that the page started with; a page of the shop’s own is removed',
  query: ofPage,
  body: noBody,
  response: pageRecord,
  errors: ['not_found'],
})
