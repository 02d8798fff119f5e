import { and, asc, eq, gt, gte, lte, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { categories, products } from '../catalog/catalog.tables.ts'
import { makeMakerDirectory, slugOfBrand } from '../catalog/makers.ts'
import { isWrittenBy } from '../content/authors.repository.ts'
import {
  articleCategories,
  articles,
  articlesToTags,
  articleTags,
  authors,
  pages,
} from '../content/content.tables.ts'
import { pageDraftsRepository } from '../content/page-drafts.repository.ts'
import { ownPaths, startingSlugs } from '../content/starting-text.ts'
import { readMakers } from '../maker/maker.repository.ts'

/** A sitemap may name 50,000 addresses; 5,000 are quick to make and to read. */
export const CHUNK = 5_000
const PAGE = 1_000

export interface Entry {
  slug: string
  changedAt: Date | null
}

export interface Chunk {
  firstId: string
  changedAt: Date
}

/** The first id of each chunk of published products, in the order of their ids. */
export const readProductChunks = async (db: Db): Promise<Chunk[]> => {
  const { rows } = await db.execute<{ first_id: string; changed_at: string }>(sql`
    SELECT min(id) AS first_id, max(updated_at) AS changed_at FROM (
      SELECT ${products.id} AS id, ${products.updatedAt} AS updated_at,
        (row_number() OVER (ORDER BY ${products.id}) - 1) / ${CHUNK}::int AS chunk
      FROM ${products} WHERE ${products.isPublished}
    ) AS numbered GROUP BY chunk ORDER BY chunk`)
  return rows.map(({ first_id, changed_at }) => ({ firstId: first_id, changedAt: new Date(changed_at) }))
}

/** The products of a chunk, by pages that begin after the last id of the one before. */
export const readProductEntries = async function* (db: Db, firstId: string): AsyncGenerator<Entry[]> {
  let after: SQL = gte(products.id, firstId)
  for (let left = CHUNK; left > 0; ) {
    const rows = await db
      .select({ id: products.id, slug: products.slug, changedAt: products.updatedAt })
      .from(products)
      .where(and(eq(products.isPublished, true), after))
      .orderBy(asc(products.id))
      .limit(Math.min(PAGE, left))
    const last = rows.at(-1)
    if (!last) return
    yield rows
    left -= rows.length
    after = gt(products.id, last.id)
  }
}

/** Categories with a published product and when one of those changed last. */
export const readCategoryEntries = async (db: Db): Promise<Entry[]> => {
  const { rows } = await db.execute<{ slug: string; changed_at: string }>(sql`
    SELECT ${categories.slug} AS slug, max(${products.updatedAt}) AS changed_at
    FROM ${products}, unnest(${products.categoryIds}) AS place
    JOIN ${categories} ON ${categories.id} = place
    WHERE ${products.isPublished} GROUP BY ${categories.slug} ORDER BY ${categories.slug}`)
  return rows.map(({ slug, changed_at }) => ({ slug, changedAt: new Date(changed_at) }))
}

/** Makers with a published product, likewise. */
export const readMakerEntries = async (db: Db): Promise<Entry[]> => {
  const { rows } = await db.execute<{ brand: string; changed_at: string }>(sql`
    SELECT ${products.brand} AS brand, max(${products.updatedAt}) AS changed_at FROM ${products}
    WHERE ${products.isPublished} AND ${products.brand} IS NOT NULL GROUP BY 1 ORDER BY 2`)
  const directory = makeMakerDirectory(await readMakers(db))
  // The newest of several spellings of one maker is written last.
  const makers = new Map(rows.map((row) => [slugOfBrand(directory, row.brand), new Date(row.changed_at)]))
  return [...makers].map(([slug, changedAt]) => ({ slug, changedAt }))
}

const isPublic = lte(articles.publishedAt, sql`now()`)

/** Public articles, by pages that begin after the last slug of the one before. */
export const readArticleEntries = async function* (db: Db): AsyncGenerator<Entry[]> {
  for (let after: SQL | undefined; ; ) {
    const rows = await db
      .select({ slug: articles.slug, changedAt: articles.updatedAt })
      .from(articles)
      .where(and(isPublic, after))
      .orderBy(asc(articles.slug))
      .limit(PAGE)
    const last = rows.at(-1)
    if (!last) return
    yield rows
    after = gt(articles.slug, last.slug)
  }
}

/** Categories, tags and authors of the blog with a public article. */
export const readArticleLists = async (db: Db) => {
  const changedAt = sql<Date | null>`max(${articles.updatedAt})`.mapWith(articles.updatedAt)
  return {
    categories: await db
      .select({ slug: articleCategories.slug, changedAt })
      .from(articleCategories)
      .innerJoin(articles, and(eq(articles.categoryId, articleCategories.id), isPublic))
      .groupBy(articleCategories.slug)
      .orderBy(articleCategories.slug),
    tags: await db
      .select({ slug: articleTags.slug, changedAt })
      .from(articleTags)
      .innerJoin(articlesToTags, eq(articlesToTags.tagId, articleTags.id))
      .innerJoin(articles, and(eq(articles.id, articlesToTags.articleId), isPublic))
      .groupBy(articleTags.slug)
      .orderBy(articleTags.slug),
    authors: await db
      .select({ slug: authors.slug, changedAt })
      .from(authors)
      .innerJoin(articles, and(isWrittenBy, isPublic))
      .groupBy(authors.slug)
      .orderBy(authors.slug),
  }
}

/** Static pages, including those with their starting text. */
export const readPageEntries = async (db: Db): Promise<Entry[]> => {
  const written = await db
    .select({ slug: pages.slug, changedAt: pages.updatedAt })
    .from(pages)
    .orderBy(asc(pages.slug))
  const known = new Set([...written.map(({ slug }) => slug), ...ownPaths])
  const due = (await pageDraftsRepository(db).listDue()).map(({ slug }) => slug)
  const others = [...new Set([...startingSlugs, ...due])].filter((slug) => !known.has(slug))
  // Pages with a path of their own are in the sitemap as they are.
  const isOwn = (slug: string) => ownPaths.some((own) => own === slug)
  return [...written.filter(({ slug }) => !isOwn(slug)), ...others.map((slug) => ({ slug, changedAt: null }))]
}
