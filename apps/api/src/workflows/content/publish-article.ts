import {
  articleRecordsRepository,
  type StoredArticle,
} from '../../modules/content/article-records.repository.ts'
import type { Desk } from '../../modules/staff-action/actor.ts'
import { DomainError } from '../../shared/domain-error.ts'

const setTime = (
  { actor }: Desk,
  id: string,
  timeOf: (before: StoredArticle) => Date | null,
): Promise<void> =>
  actor.write(async (tx, book) => {
    const repository = articleRecordsRepository(tx)
    const before = await repository.lock(id)
    if (!before) throw new DomainError('not_found')
    const publishedAt = timeOf(before)
    await repository.update(before, { publishedAt })
    book({
      subject: `article:${id}`,
      label: before.title,
      before: { publishedAt: before.publishedAt?.toISOString() ?? null },
      after: { publishedAt: publishedAt?.toISOString() ?? null },
    })
  })

/**
 * Shows an article to readers, now or from a moment on: its row's time decides, no timer. A scheduled one may get another
 * time. Throws `not_found`, `already_done`, `text_missing`.
 */
export const publishArticle = (desk: Desk, id: string, at: Date | null): Promise<void> => {
  const now = desk.clock()
  return setTime(desk, id, ({ bodyHtml, publishedAt }) => {
    if (bodyHtml === '') throw new DomainError('text_missing')
    if (publishedAt && publishedAt <= now) throw new DomainError('already_done')
    return at && at > now ? at : now
  })
}

/** Makes an article a draft again. Throws `not_found`, `already_done`. */
export const unpublishArticle = (desk: Desk, id: string): Promise<void> =>
  setTime(desk, id, ({ publishedAt }) => {
    if (!publishedAt) throw new DomainError('already_done')
    return null
  })
