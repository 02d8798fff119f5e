import type { adminEndpoints } from '@hojreh/contract/admin'
import { joinedSearchForm } from '@hojreh/persian'
import type { z } from 'zod'
import type { Db } from '../../db/client.ts'
import {
  articleRecordsRepository,
  type StoredArticle,
} from '../../modules/content/article-records.repository.ts'
import { readTagsOf } from '../../modules/content/articles.repository.ts'
import { articleCategories, articleTags } from '../../modules/content/content.tables.ts'
import { beginEdit, lockedEdition } from '../../modules/edition/edition.service.ts'
import { cleanRichText } from '../../modules/import/html/clean-html.ts'
import { changesOf, type Desk } from '../../modules/staff-action/actor.ts'
import { atField, DomainError } from '../../shared/domain-error.ts'
import { readingMinutes } from '../../shared/html-text.ts'
import { newId } from '../../shared/ids.ts'
import { slugOf } from '../../shared/slug.ts'
import { knowAuthor } from '../authors/know-author.ts'
import { keepRevision } from './keep-revision.ts'
import { leadToNewPath } from './lead-to-new-path.ts'

type Typed = z.output<typeof adminEndpoints.addArticle.body>
type Edit = z.output<typeof adminEndpoints.editArticle.body>

/** Returns an article as the books hold it: of long texts only how long they are. */
export const bookedArticle = (article: StoredArticle, tags: readonly string[]) => ({
  title: article.title,
  slug: article.slug,
  summary: article.summary,
  author: article.author,
  categoryId: article.categoryId,
  tags: tags.join('، '),
  bodyLength: article.bodyHtml.length,
  publishedAt: article.publishedAt?.toISOString() ?? null,
  ...{ seoTitle: article.seoTitle, seoDescription: article.seoDescription },
})

export const categoryOf = (tx: Db, title: string): Promise<string | null> =>
  title === ''
    ? Promise.resolve(null)
    : articleRecordsRepository(tx).termOf(articleCategories, title, slugOf(title, 'category'))

export const writeTags = async (tx: Db, articleId: string, titles: readonly string[]): Promise<void> => {
  const repository = articleRecordsRepository(tx)
  const ids = new Set<string>()
  for (const title of titles) ids.add(await repository.termOf(articleTags, title, slugOf(title, 'tag')))
  await repository.setTags(articleId, [...ids])
}

/** Returns the columns that follow from the words of an article. */
export const derivedOf = ({ title, summary, bodyHtml }: StoredArticle, tags: readonly string[]) => ({
  readingMinutes: readingMinutes(bodyHtml),
  searchJoined: joinedSearchForm([title, summary, ...tags].join(' ')),
})

/** Returns a free slug; one that a member typed is taken as it is, or refused. */
const freeSlug = async (tx: Db, typed: string, title: string): Promise<string> => {
  const repository = articleRecordsRepository(tx)
  const own = slugOf(typed || title, 'article')
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? own : `${own}-${number}`
    if (!(await repository.isSlugTaken(slug))) return slug
    if (typed) throw atField('slug_taken', 'slug')
  }
}

/** Writes a draft and returns its id. Throws `slug_taken`. */
export const addArticle = ({ actor, clock }: Desk, typed: Typed): Promise<string> =>
  actor.write(async (tx, book) => {
    const { tags, category, slug, ...words } = typed
    const now = clock()
    const article: StoredArticle = {
      ...words,
      ...(await knowAuthor(tx, words.author, now)),
      id: newId(),
      bodyHtml: cleanRichText(words.bodyHtml),
      slug: await freeSlug(tx, slug, words.title),
      categoryId: await categoryOf(tx, category),
      ...{ cover: null, publishedAt: null, updatedAt: now, readingMinutes: 1, searchJoined: '' },
    }
    await articleRecordsRepository(tx).insert({ ...article, ...derivedOf(article, tags) })
    await writeTags(tx, article.id, tags)
    book({ subject: `article:${article.id}`, label: article.title, after: bookedArticle(article, tags) })
    return article.id
  })

const movedTo = async (tx: Db, before: StoredArticle, { slug, title }: Edit): Promise<string> => {
  if (slug === undefined || slugOf(slug || title || before.title, 'article') === before.slug)
    return before.slug
  const moved = await freeSlug(tx, slug, title ?? before.title)
  // The address of a draft was never public.
  if (before.publishedAt) await leadToNewPath(tx, `/blog/${before.slug}`, `/blog/${moved}`)
  return moved
}

/**
 * Changes what was typed of an article. Only members who may publish change what readers see, or will see at its time.
 * Throws `not_found`, `forbidden`, `edit_conflict`, `slug_taken`.
 */
export const editArticle = (
  { actor, clock }: Desk,
  id: string,
  edit: Edit,
  { mayPublish }: { mayPublish: boolean },
): Promise<void> =>
  actor.write(async (tx, book) => {
    const repository = articleRecordsRepository(tx)
    const now = clock()
    // Before the article: renaming an author holds the author first and its articles then.
    const writer = edit.author === undefined ? {} : await knowAuthor(tx, edit.author, now)
    const before = await repository.lock(id)
    if (!before) throw new DomainError('not_found')
    if (before.publishedAt && !mayPublish) throw new DomainError('forbidden')
    const subject = `article:${id}`
    const edition = await lockedEdition(tx, subject)
    await beginEdit(tx, { subject, version: edit.version, by: actor, now })
    const tagsBefore = (await readTagsOf(tx, id)).map(({ title }) => title)
    const tags = edit.tags ?? tagsBefore
    const categoryBefore = before.categoryId && (await repository.categoryTitle(before.categoryId))
    const after: StoredArticle = {
      ...before,
      title: edit.title ?? before.title,
      summary: edit.summary ?? before.summary,
      ...writer,
      bodyHtml: edit.bodyHtml === undefined ? before.bodyHtml : cleanRichText(edit.bodyHtml),
      categoryId: edit.category === undefined ? before.categoryId : await categoryOf(tx, edit.category),
      slug: await movedTo(tx, before, edit),
      seoTitle: edit.seoTitle ?? before.seoTitle,
      seoDescription: edit.seoDescription ?? before.seoDescription,
      updatedAt: now,
    }
    await keepRevision(
      tx,
      edition,
      { article: before, category: categoryBefore, tags: tagsBefore },
      {
        article: after,
        category: edit.category === undefined ? categoryBefore : edit.category || null,
        tags,
      },
    )
    await repository.update(before, { ...after, ...derivedOf(after, tags) })
    if (edit.tags) await writeTags(tx, id, edit.tags)
    const changes = changesOf(bookedArticle(before, tagsBefore), bookedArticle(after, tags))
    book({ subject, label: after.title, ...changes })
  })
