import { noBody, noQuery } from '../../../define-endpoint.ts'
import { id, instant, line, oneOf, picture, plainText, requiredLine, safeHtml } from '../../../fields.ts'
import { strict } from '../../../strict.ts'
import { z } from '../../../z.ts'
import { defineAdminEndpoint } from '../../define-admin-endpoint.ts'
import {
  adminTake,
  after,
  edition,
  listOf,
  MAX_TEXT_BYTES,
  moment,
  richText,
  seenVersion,
  seoFields,
} from '../../fields.ts'
import { adminFieldMessages as messages } from '../../messages.ts'

const tag = 'content'

/** A scheduled article appears by itself when its time has come. */
export const articleStates = ['draft', 'scheduled', 'published'] as const

const articleRow = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  author: z.string(),
  category: z.string().nullable(),
  state: z.enum(articleStates),
  publishedAt: instant.nullable(),
  updatedAt: instant,
})
export type ArticleRow = z.infer<typeof articleRow>

export const articleRecord = articleRow.extend({
  summary: z.string(),
  bodyHtml: safeHtml,
  tags: z.array(z.string()),
  cover: picture.nullable(),
  seoTitle: z.string(),
  seoDescription: z.string(),
  edition,
})
export type ArticleRecord = z.infer<typeof articleRecord>

const title = requiredLine(160, messages.articleTitle)
const author = requiredLine(80, messages.articleAuthor)
const others = {
  slug: line(120).describe('Empty: made of the title'),
  summary: line(400),
  bodyHtml: richText,
  category: line(60).describe('By its title; a new one is made, empty for none'),
  tags: z.array(requiredLine(40), messages.tags).max(20, messages.tags).describe('By their titles'),
}
const words = { title, author, ...others }
export const articleFields = strict({
  ...words,
  seoTitle: seoFields.seoTitle.default(''),
  seoDescription: seoFields.seoDescription.default(''),
})
const ofArticle = strict({ id })

export const listArticles = defineAdminEndpoint({
  method: 'GET',
  path: '/api/admin/articles',
  access: 'content.edit',
  tag,
  summary: 'Articles, the last edited first; `q` is words of the title, the summary or the tags',
  query: strict({
    q: plainText(200).optional(),
    state: oneOf(articleStates).optional(),
    after,
    take: adminTake,
  }),
  body: noBody,
  response: listOf(articleRow),
  errors: [],
})

export const getArticle = defineAdminEndpoint({
  method: 'GET',
  path: '/api/admin/article',
  access: 'content.edit',
  tag,
  summary: 'An article with its text, published or not',
  query: ofArticle,
  body: noBody,
  response: articleRecord,
  errors: ['not_found'],
})

export const listArticleTerms = defineAdminEndpoint({
  method: 'GET',
  path: '/api/admin/article/terms',
  access: 'content.edit',
  tag,
  summary: 'Categories, tags and authors that articles have',
  query: noQuery,
  body: noBody,
  response: z.object({
    categories: z.array(z.string()),
    tags: z.array(z.string()),
    authors: z.array(z.string()),
  }),
  errors: [],
})

export const addArticle = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/article/add',
  access: 'content.edit',
  tag,
  summary: 'A new draft, which no reader sees',
  query: noQuery,
  body: articleFields,
  maxBodyBytes: MAX_TEXT_BYTES,
  response: articleRecord,
  errors: ['slug_taken'],
})

export const editArticle = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/article/edit',
  access: 'content.edit',
  tag,
  summary:
    'Changes what is given of an article; one that readers see, or will see, takes `content.publish`, too. Its old address leads to the new one',
  query: ofArticle,
  body: strict({ ...words, ...seoFields })
    .partial()
    .extend({ version: seenVersion }),
  maxBodyBytes: MAX_TEXT_BYTES,
  response: articleRecord,
  errors: ['not_found', 'edit_conflict', 'slug_taken', 'forbidden'],
})

export const publishArticle = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/article/publish',
  access: 'content.publish',
  tag,
  summary: 'Shows an article to readers, now or from a moment on',
  query: ofArticle,
  body: strict({ at: moment.nullable().default(null).describe('Null: now') }),
  response: articleRecord,
  errors: ['not_found', 'already_done', 'text_missing'],
})

export const unpublishArticle = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/article/unpublish',
  access: 'content.publish',
  tag,
  summary: 'Makes an article a draft again: it leaves lists, search, sitemap and feed',
  query: ofArticle,
  body: noBody,
  response: articleRecord,
  errors: ['not_found', 'already_done'],
})
