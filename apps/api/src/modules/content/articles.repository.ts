import { and, asc, eq, inArray, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { newestFirst } from '../../db/paging/newest-first.ts'
import { products } from '../catalog/catalog.tables.ts'
import { isWrittenBy } from './authors.repository.ts'
import {
  articleCategories,
  articles,
  articlesToProducts,
  articlesToTags,
  articleTags,
  authors,
} from './content.tables.ts'

/** An article whose time has not come does not exist for visitors. */
const isPublic = lte(articles.publishedAt, sql`now()`)

/** Public ones have a time; a draft that is looked at, this moment. */
const publicSince = sql<Date>`coalesce(${articles.publishedAt}, now())`.mapWith(articles.publishedAt)

const summaryColumns = {
  id: articles.id,
  slug: articles.slug,
  title: articles.title,
  summary: articles.summary,
  cover: articles.cover,
  author: articles.author,
  publishedAt: publicSince,
  readingMinutes: articles.readingMinutes,
  categoryId: articles.categoryId,
  categorySlug: articleCategories.slug,
  categoryTitle: articleCategories.title,
}

const summaries = (db: Db, condition: SQL | undefined) =>
  db
    .select(summaryColumns)
    .from(articles)
    .leftJoin(articleCategories, eq(articleCategories.id, articles.categoryId))
    .where(and(isPublic, condition))
    .orderBy(newestFirst(articles.publishedAt), asc(articles.id))

export type ArticleRow = Awaited<ReturnType<typeof summaries>>[number]

export const hasTag = (tagId: string): SQL =>
  inArray(
    articles.id,
    sql`(SELECT ${articlesToTags.articleId} FROM ${articlesToTags} WHERE ${articlesToTags.tagId} = ${tagId})`,
  )

export const readArticlePage = async (
  db: Db,
  condition: SQL | undefined,
  { offset, take }: { offset: number; take: number },
) => ({
  total: await db.$count(articles, and(isPublic, condition)),
  rows: await summaries(db, condition).limit(take).offset(offset),
})

/** The searched text of all articles, newest first. */
export const readArticleForms = (db: Db) =>
  db
    .select({ slug: articles.slug, title: articles.title, searchJoined: articles.searchJoined })
    .from(articles)
    .where(isPublic)
    .orderBy(newestFirst(articles.publishedAt), asc(articles.id))

export const readNewestArticles = (db: Db, take: number) => summaries(db, undefined).limit(take)

/** Of the same category first, then the newest others. */
export const readRelatedArticles = (
  db: Db,
  article: { id: string; categoryId: string | null },
  take: number,
) =>
  db
    .select(summaryColumns)
    .from(articles)
    .leftJoin(articleCategories, eq(articleCategories.id, articles.categoryId))
    .where(and(isPublic, ne(articles.id, article.id)))
    .orderBy(
      sql`${articles.categoryId} IS NOT DISTINCT FROM ${article.categoryId} DESC`,
      newestFirst(articles.publishedAt),
      asc(articles.id),
    )
    .limit(take)

export const findArticle = async (db: Db, slug: string, isPreview = false) => {
  const [row] = await db
    .select({
      ...summaryColumns,
      bodyHtml: articles.bodyHtml,
      updatedAt: articles.updatedAt,
      seoTitle: articles.seoTitle,
      seoDescription: articles.seoDescription,
      authorSlug: authors.slug,
    })
    .from(articles)
    .leftJoin(articleCategories, eq(articleCategories.id, articles.categoryId))
    .leftJoin(authors, isWrittenBy)
    .where(and(isPreview ? undefined : isPublic, eq(articles.slug, slug)))
  return row ?? null
}

export const readTagsOf = (db: Db, articleId: string) =>
  db
    .select({ slug: articleTags.slug, title: articleTags.title })
    .from(articlesToTags)
    .innerJoin(articleTags, eq(articleTags.id, articlesToTags.tagId))
    .where(eq(articlesToTags.articleId, articleId))
    .orderBy(asc(articlesToTags.position))

export const readProductsOf = (db: Db, articleId: string) =>
  db
    .select({
      productId: products.id,
      slug: products.slug,
      title: products.title,
      price: products.price,
      listPrice: products.listPrice,
      images: products.images,
    })
    .from(articlesToProducts)
    .innerJoin(products, eq(products.id, articlesToProducts.productId))
    .where(and(eq(articlesToProducts.articleId, articleId), eq(products.isPublished, true)))
    .orderBy(asc(articlesToProducts.position))

/** Categories with at least one public article, in Persian alphabetical order. */
export const readArticleCategories = (db: Db) =>
  db
    .select({
      slug: articleCategories.slug,
      title: articleCategories.title,
      count: sql<number>`count(*)::int`,
    })
    .from(articleCategories)
    .innerJoin(articles, eq(articles.categoryId, articleCategories.id))
    .where(isPublic)
    .groupBy(articleCategories.id)
    .orderBy(sql`${articleCategories.title} COLLATE "fa-x-icu"`)

export const findArticleCategory = async (db: Db, slug: string) =>
  (await db.select().from(articleCategories).where(eq(articleCategories.slug, slug)))[0] ?? null

export const findArticleTag = async (db: Db, slug: string) =>
  (await db.select().from(articleTags).where(eq(articleTags.slug, slug)))[0] ?? null
