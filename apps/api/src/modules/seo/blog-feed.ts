import { eq, lte, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { newestFirst } from '../../db/paging/newest-first.ts'
import { articleCategories, articles } from '../content/content.tables.ts'
import { mediaAddress } from '../media/media-address.ts'
import { absoluteAddress, absoluteHtml, type Origins } from './addresses.ts'
import type { Document } from './send-document.ts'
import { seoMessages as text } from './seo.messages.ts'
import { element, escapeXml, XML_DECLARATION } from './xml.ts'

const ITEMS = 30
const PICTURE_WIDTH = 960

const readFeedArticles = (db: Db) =>
  db
    .select({
      slug: articles.slug,
      title: articles.title,
      summary: articles.summary,
      bodyHtml: articles.bodyHtml,
      cover: articles.cover,
      author: articles.author,
      category: articleCategories.title,
      publishedAt: sql<Date>`${articles.publishedAt}`.mapWith(articles.publishedAt),
      updatedAt: articles.updatedAt,
    })
    .from(articles)
    .leftJoin(articleCategories, eq(articleCategories.id, articles.categoryId))
    .where(lte(articles.publishedAt, sql`now()`))
    .orderBy(newestFirst(articles.publishedAt), articles.id)
    .limit(ITEMS)

type FeedArticle = Awaited<ReturnType<typeof readFeedArticles>>[number]

const pictureOf = ({ cover }: FeedArticle, origins: Origins) => {
  if (!cover) return ''
  const address = absoluteAddress(mediaAddress(cover.key, PICTURE_WIDTH, 'jpg'), origins)
  return `<media:content url="${escapeXml(address)}" medium="image" type="image/jpeg"/>`
}

const itemOf = (article: FeedArticle, origins: Origins) => {
  const address = absoluteAddress(`/blog/${article.slug}`, origins)
  return [
    '<item>',
    element('title', article.title),
    element('link', address),
    `<guid isPermaLink="true">${escapeXml(address)}</guid>`,
    element('pubDate', article.publishedAt.toUTCString()),
    element('dc:creator', article.author),
    element('category', article.category),
    // RSS takes it for HTML.
    element('description', escapeXml(article.summary)),
    element('content:encoded', absoluteHtml(article.bodyHtml, origins)),
    pictureOf(article, origins),
    '</item>\n',
  ].join('')
}

/** The newest articles with their whole text, as RSS 2.0. */
export const blogFeed = (db: Db, origins: Origins, shopTitle: string): Document => ({
  type: 'application/rss+xml',
  text: async function* () {
    const found = await readFeedArticles(db)
    const newest = found.reduce((latest, { updatedAt }) => Math.max(latest, updatedAt.getTime()), 0)
    const own = absoluteAddress('/blog', origins)
    yield [
      `${XML_DECLARATION}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"`,
      ' xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"',
      ' xmlns:media="http://search.yahoo.com/mrss/">\n<channel>',
      element('title', text.feedTitle(shopTitle)),
      element('link', own),
      element('description', text.feedDescription),
      element('language', 'fa-IR'),
      found.length > 0 ? element('lastBuildDate', new Date(newest).toUTCString()) : '',
      `<atom:link href="${escapeXml(`${new URL(own).origin}/blog/feed.xml`)}" rel="self" type="application/rss+xml"/>\n`,
      ...found.map((article) => itemOf(article, origins)),
      '</channel>\n</rss>\n',
    ].join('')
  },
})
