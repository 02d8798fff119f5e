import { isDeepStrictEqual } from 'node:util'
import { type Edition, MOST_REVISIONS } from '@hojreh/contract/admin'
import type { Db } from '../../db/client.ts'
import { pageRevisionsRepository } from '../../modules/content/page-revisions.repository.ts'
import type { StoredPage } from '../../modules/content/setting-values.ts'

const wordsOf = ({ title, bodyHtml, seoTitle = '', seoDescription = '' }: StoredPage) => ({
  ...{ title, bodyHtml, seoTitle, seoDescription },
})

/**
 * Keeps what a page said before an edit, when the edit changes it, and drops the oldest beyond the bound.
 * @param edition of the page before the edit, which its caller has begun
 * @param after null where the words of before are gone
 */
export const keepPageWords = async (
  tx: Db,
  slug: string,
  { version, by: savedBy, at }: Edition,
  before: StoredPage,
  after: StoredPage | null,
): Promise<void> => {
  const words = wordsOf(before)
  if (after && isDeepStrictEqual(words, wordsOf(after))) return
  const repository = pageRevisionsRepository(tx)
  const savedAt = at === null ? null : new Date(at)
  await repository.keepPageRevision({ slug, version, ...words, savedBy, savedAt })
  await repository.dropUpTo(slug, version - MOST_REVISIONS)
}
