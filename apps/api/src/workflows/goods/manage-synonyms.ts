import { MOST_SYNONYM_GROUPS } from '@hojreh/contract/admin'
import { beginEdit } from '../../modules/edition/edition.service.ts'
import { type SynonymRow, synonymsRepository } from '../../modules/search/synonyms.repository.ts'
import type { SynonymGroup } from '../../modules/search/synonyms.ts'
import { changesOf, type Desk } from '../../modules/staff-action/actor.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { newId } from '../../shared/ids.ts'

/** How the books and the editions name a group. */
export const synonymsSubject = (id: string): string => `synonyms:${id}`

const about = ({ id, terms }: Pick<SynonymRow, 'id' | 'terms'>) => ({
  subject: synonymsSubject(id),
  label: terms.join('، ').slice(0, 200),
})
const inBooks = ({ terms, isOneWay }: SynonymGroup) => ({ terms: [...terms], isOneWay })

/** Makes words find the same goods. Throws `synonyms_full`. */
export const addSynonyms = ({ actor, clock }: Desk, { terms, isOneWay }: SynonymGroup): Promise<string> =>
  actor.write(async (tx, book) => {
    const repository = synonymsRepository(tx)
    if ((await repository.lockCount()) >= MOST_SYNONYM_GROUPS) throw new DomainError('synonyms_full')
    const row = { id: newId(), terms: [...terms], isOneWay, createdAt: clock() }
    await repository.insert(row)
    await repository.noteChange(terms)
    book({ ...about(row), after: inBooks(row) })
    return row.id
  })

/** Changes words that find the same goods. Throws `not_found`, `edit_conflict`. */
export const editSynonyms = (
  { actor, clock }: Desk,
  id: string,
  { version, ...typed }: SynonymGroup & { version: number },
): Promise<void> =>
  actor.write(async (tx, book) => {
    const repository = synonymsRepository(tx)
    const before = await repository.lock(id)
    if (!before) throw new DomainError('not_found')
    await beginEdit(tx, { subject: synonymsSubject(id), version, by: actor, now: clock() })
    await repository.update(before, typed)
    await repository.noteChange([...before.terms, ...typed.terms])
    book({ ...about(before), ...changesOf(inBooks(before), inBooks(typed)) })
  })

/** Ends a group of words that find the same goods. Throws `not_found`. */
export const removeSynonyms = ({ actor }: Desk, id: string): Promise<void> =>
  actor.write(async (tx, book) => {
    const repository = synonymsRepository(tx)
    const before = await repository.lock(id)
    if (!before) throw new DomainError('not_found')
    await repository.remove(before)
    await repository.noteChange(before.terms)
    book({ ...about(before), before: inBooks(before) })
  })
