import { noBody } from '../../../define-endpoint.ts'
import { id, instant, safeHtml, wholeNumber } from '../../../fields.ts'
import { strict } from '../../../strict.ts'
import { z } from '../../../z.ts'
import { defineAdminEndpoint } from '../../define-admin-endpoint.ts'

const tag = 'content'

/** Former words that an article keeps at most. */
export const MOST_REVISIONS = 30

const revisionRow = z.object({
  version: z.int().describe('Of the article while these were its words'),
  title: z.string(),
  by: z.string().nullable().describe('Who saved these words; null for whoever wrote the draft'),
  at: instant.describe('When they were saved'),
})
const revision = revisionRow.extend({
  summary: z.string(),
  bodyHtml: safeHtml,
  author: z.string(),
  category: z.string().nullable(),
  tags: z.array(z.string()),
})
export type ArticleRevision = z.infer<typeof revision>

export const listArticleRevisions = defineAdminEndpoint({
  method: 'GET',
  path: '/api/admin/article/revisions',
  access: 'content.edit',
  tag,
  summary: `What an article said before each of its last ${MOST_REVISIONS} edits, newest first`,
  query: strict({ id }),
  body: noBody,
  response: z.array(revisionRow),
  errors: ['not_found'],
})

export const getArticleRevision = defineAdminEndpoint({
  method: 'GET',
  path: '/api/admin/article/revision',
  access: 'content.edit',
  tag,
  summary: 'The words of an article at a former version',
  query: strict({ id, version: wholeNumber(0, 1_000_000_000) }),
  body: noBody,
  response: revision,
  errors: ['not_found'],
})
