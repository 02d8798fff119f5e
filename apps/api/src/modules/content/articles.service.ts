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
import { findPublicAuthor } from './authors.repository.ts'
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
  author?: string | undefined
  q?: string | undefined
  pageId: number
  take: number
}

/** Articles whose search form holds every word. */
export const articlesWith = (q: string): SQL | undefined =>
  joinedSearchForm(q) === '' ? undefined : containsAll(articles.searchJoined, searchWords(q))

/** A page of articles, newest first. An unknown category, tag or author is not found. */
export const listArticles = async (
  db: Db,
  query: ListQuery,
): Promise<EndpointResponse<typeof endpoints.listArticles>> => {
  const category = query.category === undefined ? undefined : await findArticleCategory(db, query.category)
  const tag = query.tag === undefined ? undefined : await findArticleTag(db, query.tag)
  const author = query.author === undefined ? undefined : await findPublicAuthor(db, query.author)
  if (category === null || tag === null || author === null) throw new DomainError('not_found')

  const { total, rows } = await readArticlePage(
    db,
    and(
      category && eq(articles.categoryId, category.id),
      tag && hasTag(tag.id),
      author && and(eq(articles.authorId, author.id), eq(articles.author, author.name)),
      query.q === undefined ? undefined : articlesWith(query.q),
    ),
    { offset: (query.pageId - 1) * query.take, take: query.take },
  )
  const writer = author ? { slug: author.slug, title: author.name } : null
  const heading = category ?? tag ?? writer
  return {
    items: rows.map(toArticleSummary),
    total,
    pageId: query.pageId,
    take: query.take,
    categories: await readArticleCategories(db),
    heading: heading ? named(heading) : null,
    author:
      author && writer ? { ...writer, about: author.about, picture: toPictureOrNull(author.image) } : null,
  }
}

/** An article with its tags, products and related articles; one that is not public yet by a link of the desk alone. */
export const getArticle = async (
  db: Db,
  slug: string,
  isPreview = false,
): Promise<EndpointResponse<typeof endpoints.getArticle>> => {
  const row = await findArticle(db, slug, isPreview)
  if (!row) throw new DomainError('not_found')
  const relatedProducts = await readProductsOf(db, row.id)
  const related = await readRelatedArticles(db, row, RELATED)
  return {
    article: {
      articleId: row.id,
      ...toArticleSummary(row),
      authorSlug: row.authorSlug,
      bodyHtml: row.bodyHtml,
      tags: await readTagsOf(db, row.id),
      updatedAt: row.updatedAt.toISOString(),
      seo: { title: row.seoTitle || row.title, description: row.seoDescription || row.summary },
      relatedProducts: relatedProducts.map(({ images, ...product }) => ({
        ...product,
        image: toPictureOrNull(images[0]),
      })),
    },
    related: related.map(toArticleSummary),
  }
}
