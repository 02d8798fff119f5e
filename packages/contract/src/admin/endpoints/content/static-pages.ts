import { noBody, noQuery } from '../../../define-endpoint.ts'
import { instant, requiredLine, safeHtml, slug, wholeNumber } from '../../../fields.ts'
import { strict } from '../../../strict.ts'
import { z } from '../../../z.ts'
import { defineAdminEndpoint } from '../../define-admin-endpoint.ts'
import { edition, MAX_TEXT_BYTES, richText, seenVersion, seoFields } from '../../fields.ts'
import { adminFieldMessages as messages } from '../../messages.ts'
import { pending, showing } from './showing.ts'

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
  pending,
  edition,
})
export type StaticPageRecord = z.infer<typeof pageRecord>

const revisionRow = z.object({
  version: z.int().describe('Of the page while these were its words'),
  title: z.string(),
  by: z.string().nullable().describe('Who saved these words; null for the starting text'),
  at: instant.nullable(),
})
const revision = revisionRow.extend({ bodyHtml: safeHtml, seoTitle: z.string(), seoDescription: z.string() })

const ofPage = strict({ slug })

export const listStaticPages = defineAdminEndpoint({
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

export const getStaticPage = defineAdminEndpoint({
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

export const writeStaticPage = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/page/write',
  access: 'content.edit',
  tag,
  summary:
    'Writes a static page, for shoppers to read at once, later or not yet; a new address makes a new page. Without `content.publish` it writes drafts',
  query: ofPage,
  body: strict({
    version: seenVersion,
    title: requiredLine(160, messages.pageTitle).optional(),
    bodyHtml: richText.optional(),
    seoTitle: seoFields.seoTitle.optional(),
    seoDescription: seoFields.seoDescription.optional(),
    ...showing,
  }),
  maxBodyBytes: MAX_TEXT_BYTES,
  response: pageRecord,
  errors: ['edit_conflict', 'page_empty', 'page_time', 'publishing_not_allowed'],
})

export const resetStaticPage = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/page/reset',
  access: 'content.publish',
  tag,
  summary: 'Brings the text back that the page started with; a page of the shop’s own is removed',
  query: ofPage,
  body: noBody,
  response: pageRecord,
  errors: ['not_found', 'edit_conflict'],
})

export const dropPageDraft = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/page/drop-draft',
  access: 'content.edit',
  tag,
  summary: 'Throws the draft of a page away; what shoppers read stays',
  query: ofPage,
  body: strict({ version: seenVersion }),
  response: pageRecord,
  errors: ['not_found', 'edit_conflict', 'publishing_not_allowed'],
})

export const listPageRevisions = defineAdminEndpoint({
  method: 'GET',
  path: '/api/admin/page/revisions',
  access: 'content.edit',
  tag,
  summary: 'The former versions of a page, newest first',
  query: ofPage,
  body: noBody,
  response: z.array(revisionRow),
  errors: [],
})

export const getPageRevision = defineAdminEndpoint({
  method: 'GET',
  path: '/api/admin/page/revision',
  access: 'content.edit',
  tag,
  summary: 'The words of a page at a former version',
  query: strict({ slug, version: wholeNumber(0, 1_000_000_000) }),
  body: noBody,
  response: revision,
  errors: ['not_found'],
})
