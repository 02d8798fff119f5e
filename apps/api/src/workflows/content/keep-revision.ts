import { isDeepStrictEqual } from 'node:util'
import { type Edition, MOST_REVISIONS } from '@hojreh/contract/admin'
import type { Db } from '../../db/client.ts'
import type { StoredArticle } from '../../modules/content/article-records.repository.ts'
import { articleRevisionsRepository } from '../../modules/content/article-revisions.repository.ts'

/** An article with its category and tags by their titles. */
export interface TitledArticle {
  article: StoredArticle
  category: string | null
  tags: readonly string[]
}

const wordsOf = ({ article: { title, summary, bodyHtml, author }, category, tags }: TitledArticle) => ({
  ...{ title, summary, bodyHtml, author, category },
  tags: [...tags],
})

/**
 * Keeps what an article said before an edit, when the edit changes it, and drops the oldest beyond the bound.
 * @param edition of the article before the edit, which its caller has begun: two edits do not meet here
 */
export const keepRevision = async (
  tx: Db,
  edition: Edition,
  before: TitledArticle,
  after: TitledArticle,
): Promise<void> => {
  const { id: articleId, updatedAt } = before.article
  const { version, by: savedBy, at } = edition
  const words = wordsOf(before)
  if (isDeepStrictEqual(words, wordsOf(after))) return
  const repository = articleRevisionsRepository(tx)
  const savedAt = at === null ? updatedAt : new Date(at)
  await repository.insert({ articleId, version, ...words, savedBy, savedAt })
  await repository.dropUpTo(articleId, version - MOST_REVISIONS)
}
