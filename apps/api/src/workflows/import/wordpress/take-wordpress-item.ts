import { limits } from '@hojreh/contract'
import { normalizeText } from '@hojreh/persian'
import type { Db } from '../../../db/client.ts'
import { commentRepository } from '../../../modules/comment/comment.repository.ts'
import {
  articleRecordsRepository,
  type StoredArticle,
} from '../../../modules/content/article-records.repository.ts'
import { findWrittenPage, keepPage } from '../../../modules/content/content.service.ts'
import type { WxrSite } from '../../../modules/import/wordpress/read-wxr.ts'
import type { WxrItem } from '../../../modules/import/wordpress/wxr-item.ts'
import {
  type NewTextPicture,
  textPicturesRepository,
} from '../../../modules/media/downloads/text-pictures.repository.ts'
import { newId } from '../../../shared/ids.ts'
import { knowAuthor } from '../../authors/know-author.ts'
import { categoryOf, derivedOf, writeTags } from '../../content/write-article.ts'
import { readComments, type WordpressText } from './wordpress-item.ts'
import { refuse, type WordpressReport } from './wordpress-report.ts'

const queuePictures = async (
  tx: Db,
  subject: NewTextPicture['subject'],
  subjectId: string,
  { pictures }: WordpressText,
  now: Date,
) => {
  const rows = pictures.map(
    ({ url, alt, after }, position): NewTextPicture => ({
      ...{ id: newId(), subject, subjectId, position, url, alt, after, nextAttemptAt: now },
    }),
  )
  await textPicturesRepository(tx).insert(rows)
}

const addArticle = async (tx: Db, item: WxrItem, text: WordpressText, site: WxrSite, now: Date) => {
  const category = item.categories[0] ?? ''
  const article: StoredArticle = {
    ...{ id: newId(), title: text.title, slug: text.slug, bodyHtml: text.bodyHtml, summary: text.summary },
    ...{ publishedAt: text.publishedAt, cover: null, updatedAt: now, readingMinutes: 1, searchJoined: '' },
    ...(await knowAuthor(tx, normalizeText(site.authors.get(item.author) || item.author), now)),
    categoryId: await categoryOf(tx, category),
    ...{ seoTitle: '', seoDescription: '' },
  }
  await articleRecordsRepository(tx).insert({ ...article, ...derivedOf(article, item.tags) })
  await writeTags(tx, article.id, item.tags)
  await queuePictures(tx, 'article', article.id, text, now)
  const comments = readComments(item, limits.commentLength)
  for (const comment of comments)
    await commentRepository(tx).insert({
      ...comment,
      ...{ id: newId(), productId: null, articleId: article.id, customerId: null },
      ...{ isBuyer: false, rating: null, status: 'published', reply: null },
    })
  return { id: article.id, comments: comments.length }
}

/** Articles whose cover is an attachment of the file, which may come later in it. */
export type Covers = Map<string, { attachment: string; alt: string }>

/** Puts a post or a page into the shop; nothing that stands at its address is touched. */
export const takeWordpressItem = async (
  tx: Db,
  item: WxrItem,
  text: WordpressText,
  { site, report, now, covers }: { site: WxrSite; report: WordpressReport; now: Date; covers: Covers },
): Promise<void> => {
  const isPage = item.type === 'page'
  const isThere = isPage
    ? (await findWrittenPage(tx, text.slug)) !== null
    : await articleRecordsRepository(tx).isSlugTaken(text.slug)
  if (isThere) {
    report.same += 1
    return
  }
  if (!isPage) {
    const added = await addArticle(tx, item, text, site, now)
    report.comments += added.comments
    report.articles += 1
    const cover = item.meta.get('_thumbnail_id')
    if (cover) covers.set(added.id, { attachment: cover, alt: text.title })
  } else if (text.publishedAt === null || text.publishedAt > now) {
    // A page is read from the moment it is there; what others could not see yet has no place among them.
    refuse(report, item, 'private')
    return
  } else {
    const { title, slug, bodyHtml, summary } = text
    await keepPage(tx, { title, slug, bodyHtml, description: summary })
    await queuePictures(tx, 'page', slug, text, now)
    report.pages += 1
  }
  report.pictures += text.pictures.length
}
