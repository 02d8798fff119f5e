import { defineEndpoint, noBody } from '../define-endpoint.ts'
import {
  id,
  instant,
  page,
  pageId,
  picture,
  plainText,
  previewWord,
  safeHtml,
  slug,
  take,
} from '../fields.ts'
import { strict } from '../strict.ts'
import { z } from '../z.ts'

const tag = 'blog'
const named = z.object({ slug, title: z.string() })

export const articleSummary = z.object({
  slug,
  title: z.string(),
  summary: z.string(),
  cover: picture.nullable(),
  category: named.nullable(),
  author: z.string(),
  publishedAt: instant,
  readingMinutes: z.int().positive(),
})
export type ArticleSummary = z.infer<typeof articleSummary>

export const listArticles = defineEndpoint({
  method: 'GET',
  path: '/api/blog/articles',
  access: 'public',
  tag,
  summary: 'A page of articles, newest first',
  query: strict({
    category: slug.optional(),
    tag: slug.optional(),
    author: slug.optional(),
    q: plainText(200).optional(),
    pageId,
    take: take(13),
  }),
  body: noBody,
  response: page(articleSummary).extend({
    categories: z.array(named.extend({ count: z.int() })),
    heading: named.nullable().describe('The category, tag or author of the list'),
    author: named
      .extend({ about: z.string(), picture: picture.nullable() })
      .nullable()
      .describe('Who wrote the articles of the list, when asked for'),
  }),
  errors: ['not_found'],
})

/** A product in an article; a subset of a product card. */
const relatedProduct = z.object({
  productId: z.string(),
  slug,
  title: z.string(),
  price: z.int(),
  listPrice: z.int().nullable(),
  image: picture.nullable(),
})

export const getArticle = defineEndpoint({
  method: 'GET',
  path: '/api/blog/article',
  access: 'public',
  tag,
  summary: 'An article with related articles and products',
  query: strict({ slug, preview: previewWord }),
  body: noBody,
  response: z.object({
    article: articleSummary.extend({
      articleId: id,
      authorSlug: slug.nullable().describe('Of the page of its author'),
      bodyHtml: safeHtml,
      tags: z.array(named),
      updatedAt: instant,
      seo: z
        .object({ title: z.string(), description: z.string() })
        .describe('For search engines and social networks'),
      relatedProducts: z.array(relatedProduct),
    }),
    related: z.array(articleSummary),
  }),
  errors: ['not_found'],
})
