import type { ArticleSummary, EndpointResponse, endpoints } from '@hojreh/contract'
import { joinedSearchForm, searchWords } from '@hojreh/persian'
import { and, eq, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { containsAll } from '../../shared/like.ts'
import { toPictureOrNull } from '../media/media-address.ts'
import {
  type ArticleRow,
  findArticle,
  findArticleCategory,
  findArticleTag,
  hasTag,
  readArticleCategories,
  readArticlePage,
  readProductsOf,
  readRelatedArticles,
  readTagsOf,
} from './articles.repository.ts'
import { articles } from './content.tables.ts'

const RELATED = 4

export const toArticleSummary = (row: ArticleRow): ArticleSummary => ({
  slug: row.slug,
  title: row.title,
  summary: row.summary,
  cover: toPictureOrNull(row.cover),
  category:
    row.categorySlug === null || row.categoryTitle === null
      ? null
      : { slug: row.categorySlug, title: row.categoryTitle },
  author: row.author,
  publishedAt: row.publishedAt.toISOString(),
  readingMinutes: row.readingMinutes,
})

const named = ({ slug, title }: { slug: string; title: string }) => ({ slug, title })

interface ListQuery {
  category?: string | undefined
  tag?: string | undefined
  q?: string | undefined
  pageId: number
  take: number
}

/** Articles whose search form holds every word. */
export const articlesWith = (q: string): SQL | undefined =>
  joinedSearchForm(q) === '' ? undefined : containsAll(articles.searchJoined, searchWords(q))

/** A page of articles, newest first. An unknown category or tag is not found. */
export const listArticles = async (
  db: Db,
  query: ListQuery,
): Promise<EndpointResponse<typeof endpoints.listArticles>> => {
  const category = query.category === undefined ? undefined : await findArticleCategory(db, query.category)
  const tag = query.tag === undefined ? undefined : await findArticleTag(db, query.tag)
  if (category === null || tag === null) throw new DomainError('not_found')

  const { total, rows } = await readArticlePage(
    db,
    and(
      category && eq(articles.categoryId, category.id),
      tag && hasTag(tag.id),
      query.q === undefined ? undefined : articlesWith(query.q),
    ),
    { offset: (query.pageId - 1) * query.take, take: query.take },
  )
  const heading = category ?? tag
  return {
    items: rows.map(toArticleSummary),
    total,
    pageId: query.pageId,
    take: query.take,
    categories: await readArticleCategories(db),
    heading: heading ? named(heading) : null,
  }
}

/** An article with its tags, products and related articles. */
export const getArticle = async (
  db: Db,
  slug: string,
): Promise<EndpointResponse<typeof endpoints.getArticle>> => {
  const row = await findArticle(db, slug)
  if (!row) throw new DomainError('not_found')
  const relatedProducts = await readProductsOf(db, row.id)
  const related = await readRelatedArticles(db, row, RELATED)
  return {
    article: {
      articleId: row.id,
      ...toArticleSummary(row),
      bodyHtml: row.bodyHtml,
      tags: await readTagsOf(db, row.id),
      updatedAt: row.updatedAt.toISOString(),
      relatedProducts: relatedProducts.map(({ images, ...product }) => ({
        ...product,
        image: toPictureOrNull(images[0]),
      })),
    },
    related: related.map(toArticleSummary),
  }
}
