import type { StoredImage } from '../../modules/catalog/catalog.tables.ts'
import { articleRecordsRepository } from '../../modules/content/article-records.repository.ts'
import type { Desk } from '../../modules/staff-action/actor.ts'
import { DomainError } from '../../shared/domain-error.ts'

const booked = (cover: StoredImage | null) => (cover ? `${cover.key} ${cover.alt}` : null)

/**
 * Gives an article its cover, or takes it away. What readers see, or will see, only those change who may publish. Throws
 * `not_found`, `forbidden`, `already_done`.
 */
export const setArticleCover = (
  { actor, clock }: Desk,
  id: string,
  cover: StoredImage | null,
  { mayPublish }: { mayPublish: boolean },
): Promise<void> =>
  actor.write(async (tx, book) => {
    const repository = articleRecordsRepository(tx)
    const before = await repository.lock(id)
    if (!before) throw new DomainError('not_found')
    if (before.publishedAt && !mayPublish) throw new DomainError('forbidden')
    if (!before.cover && !cover) throw new DomainError('already_done')
    await repository.update(before, { cover, updatedAt: clock() })
    book({
      subject: `article:${id}`,
      label: before.title,
      before: { cover: booked(before.cover) },
      after: { cover: booked(cover) },
    })
  })
