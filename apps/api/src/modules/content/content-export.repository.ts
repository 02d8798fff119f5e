import { asc, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { byBatches } from '../../shared/by-batches.ts'
import { articleCategories, articles, pages, settings } from './content.tables.ts'

/** Texts are long. */
const BATCH = 100

const readArticles = (tx: Db, after: string) =>
  tx
    .select({
      slug: articles.slug,
      title: articles.title,
      summary: articles.summary,
      bodyHtml: articles.bodyHtml,
      author: articles.author,
      category: articleCategories.title,
      tags: sql<string>`coalesce((
        SELECT string_agg(tag.title, ' | ' ORDER BY position) FROM articles_to_tags JOIN article_tags AS tag ON tag.id = tag_id
        WHERE article_id = ${articles.id}), '')`,
      products: sql<string>`coalesce((
        SELECT string_agg(product.sku, ' | ' ORDER BY position) FROM articles_to_products JOIN products AS product ON product.id = product_id
        WHERE article_id = ${articles.id}), '')`,
      cover: articles.cover,
      seoTitle: articles.seoTitle,
      seoDescription: articles.seoDescription,
      publishedAt: articles.publishedAt,
    })
    .from(articles)
    .leftJoin(articleCategories, eq(articleCategories.id, articles.categoryId))
    .where(gt(articles.slug, after))
    .orderBy(asc(articles.slug))
    .limit(BATCH)

/** All articles, drafts among them. */
export const exportedArticles = (tx: Db) =>
  byBatches(
    (after) => readArticles(tx, after),
    ({ slug }) => slug,
  )

export const exportedPages = (tx: Db) =>
  byBatches(
    (after) => tx.select().from(pages).where(gt(pages.slug, after)).orderBy(asc(pages.slug)).limit(BATCH),
    ({ slug }) => slug,
  )

/** Settings are rows without anything secret: keys stay in the environment. */
export const exportedSettings = (tx: Db) =>
  byBatches(
    (after) =>
      tx.select().from(settings).where(gt(settings.name, after)).orderBy(asc(settings.name)).limit(BATCH),
    ({ name }) => name,
  )
