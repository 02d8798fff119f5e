import { beginEdit } from '../../modules/edition/edition.service.ts'
import { libraryRepository } from '../../modules/media/library/library.repository.ts'
import { changesOf, type Desk } from '../../modules/staff-action/actor.ts'
import { DomainError } from '../../shared/domain-error.ts'

export const mediaSubject = (key: string): string => `picture:${key}`

/** Says what a picture of the library shows. Throws `not_found`, `edit_conflict`. */
export const editMedia = (
  { actor, clock }: Desk,
  key: string,
  { version, alt }: { version: number; alt: string },
): Promise<void> =>
  actor.write(async (tx, book) => {
    const library = libraryRepository(tx)
    const before = await library.find(key)
    if (!before) throw new DomainError('not_found')
    const subject = mediaSubject(key)
    await beginEdit(tx, { subject, version, by: actor, now: clock() })
    await library.describe(key, alt)
    book({ subject, label: alt, ...changesOf({ alt: before.alt }, { alt }) })
  })
