import { type ArticleRecord, type ArticleRow, type Permission, roleMay } from '@hojreh/contract/admin'
import {
  articleRecordsRepository,
  type StoredArticle,
} from '../../modules/content/article-records.repository.ts'
import { readTagsOf } from '../../modules/content/articles.repository.ts'
import { articlesWith } from '../../modules/content/articles.service.ts'
import { articleCategories, articleTags } from '../../modules/content/content.tables.ts'
import { withEdition } from '../../modules/edition/edition.service.ts'
import { toPicture, toPictureOrNull } from '../../modules/media/media-address.ts'
import { openMediaStore } from '../../modules/media/media-store.ts'
import { takeUpload } from '../../modules/media/take-upload.ts'
import { makePreviewLinks } from '../../modules/preview/preview-links.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { publishArticle, unpublishArticle } from '../../workflows/content/publish-article.ts'
import { setArticleCover } from '../../workflows/content/set-cover.ts'
import { addArticle, editArticle } from '../../workflows/content/write-article.ts'
import { pageOf, readCursor } from '../cursor.ts'
import type { RegisterAdminEndpoint } from '../register-admin-endpoint.ts'

const KIND = 'article'

const stateOf = ({ publishedAt }: StoredArticle, now: Date): ArticleRow['state'] => {
  if (publishedAt === null) return 'draft'
  return publishedAt > now ? 'scheduled' : 'published'
}

const toRow = (article: StoredArticle, category: string | null, now: Date): ArticleRow => ({
  ...{ id: article.id, slug: article.slug, title: article.title, author: article.author, category },
  state: stateOf(article, now),
  publishedAt: article.publishedAt?.toISOString() ?? null,
  updatedAt: article.updatedAt.toISOString(),
})

/** Articles as they are written: drafts, those of a later day, and what readers see. */
export const registerArticles = (
  register: RegisterAdminEndpoint,
  { config, files, database: { db }, clock }: Dependencies,
): void => {
  const repository = articleRecordsRepository(db)
  const store = openMediaStore(files)
  const previews = makePreviewLinks(config.SECRET, clock)
  const mayPublish = ({ permissions }: { permissions: readonly Permission[] }) => ({
    mayPublish: roleMay(permissions, 'content.publish'),
  })
  const find = async (id: string) => {
    const found = await repository.find(id)
    if (!found) throw new DomainError('not_found')
    const { article, category } = found
    return {
      ...toRow(article, category, clock()),
      summary: article.summary,
      bodyHtml: article.bodyHtml,
      tags: (await readTagsOf(db, id)).map(({ title }) => title),
      cover: toPictureOrNull(article.cover),
      ...{ seoTitle: article.seoTitle, seoDescription: article.seoDescription },
    }
  }
  const read = (id: string): Promise<ArticleRecord> => withEdition(db, `${KIND}:${id}`, () => find(id))
  register('listArticles', async ({ query: { q, state, after, take } }) => {
    const now = clock()
    const condition = q === undefined ? undefined : articlesWith(q)
    const rows = await repository.readPage(condition, state, now, take + 1, readCursor(after))
    const { shown, next } = pageOf(rows, take, ({ article: { updatedAt: at, id } }) => ({ at, id }))
    const items = shown.map(({ article, category }) => toRow(article, category, now))
    return { items, next, total: await repository.count(condition, state, now) }
  })
  register('getArticle', ({ query }) => read(query.id))
  register('getArticlePreview', async ({ query }) => {
    const { slug } = await find(query.id)
    return { path: `/blog/${slug}?preview=${previews.wordFor('article', slug)}` }
  })
  register('listArticleTerms', async () => ({
    categories: await repository.titlesOf(articleCategories),
    tags: await repository.titlesOf(articleTags),
    authors: await repository.authors(),
  }))
  register('addArticle', async ({ desk, body }) => read(await addArticle(desk, body)))
  register(
    'editArticle',
    async ({ desk, staff, query: { id }, body }) => {
      await editArticle(desk, id, body, mayPublish(staff))
      return read(id)
    },
    KIND,
  )
  register(
    'setArticleCover',
    async ({ desk, staff, query: { id, alt, from }, request: { body } }) => {
      await read(id)
      const cover = await takeUpload(desk, store, { body, alt, from })
      await setArticleCover(desk, id, cover, mayPublish(staff))
      return read(id)
    },
    KIND,
  )
  register(
    'removeArticleCover',
    async ({ desk, staff, query: { id } }) => {
      await setArticleCover(desk, id, null, mayPublish(staff))
      return read(id)
    },
    KIND,
  )
  register('addTextPicture', async ({ desk, query: { alt }, request: { body } }) => {
    const image = await takeUpload(desk, store, { body, alt })
    await desk.actor.write(async (_tx, book) =>
      book({ subject: `picture:${image.key}`, label: alt, after: { alt } }),
    )
    return toPicture(image)
  })
  register(
    'publishArticle',
    async ({ desk, query: { id }, body: { at } }) => {
      await publishArticle(desk, id, at === null ? null : new Date(at))
      return read(id)
    },
    KIND,
  )
  register(
    'unpublishArticle',
    async ({ desk, query: { id } }) => {
      await unpublishArticle(desk, id)
      return read(id)
    },
    KIND,
  )
}
