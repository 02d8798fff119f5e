import type { SynonymGroup, SynonymRecord } from '@hojreh/contract/admin'
import { joinedSearchForm } from '@hojreh/persian'
import { withEdition } from '../../modules/edition/edition.service.ts'
import { countFound } from '../../modules/search/count-found.ts'
import { type SynonymRow, synonymsRepository } from '../../modules/search/synonyms.repository.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { DomainError } from '../../shared/domain-error.ts'
import {
  addSynonyms,
  editSynonyms,
  removeSynonyms,
  synonymsSubject,
} from '../../workflows/goods/manage-synonyms.ts'
import type { RegisterAdminEndpoint } from '../register-admin-endpoint.ts'

const KIND = 'synonyms'

/** Words that mean the same to the search. */
export const registerSynonyms = (
  register: RegisterAdminEndpoint,
  { database: { db } }: Dependencies,
): void => {
  const shown = async (rows: readonly SynonymRow[]): Promise<SynonymGroup[]> => {
    const counts = await countFound(
      db,
      rows.flatMap(({ terms }) => terms),
    )
    return rows.map(({ id, terms, isOneWay }) => ({
      ...{ id, isOneWay },
      terms: terms.map((term) => ({ term, goods: counts.shift() ?? 0 })),
    }))
  }
  const read = (id: string): Promise<SynonymRecord> =>
    withEdition(db, synonymsSubject(id), async () => {
      const row = await synonymsRepository(db).find(id)
      const [group] = row ? await shown([row]) : []
      if (!group) throw new DomainError('not_found')
      return group
    })
  register('listSynonyms', async ({ query: { q = '', after, take } }) => {
    const sought = joinedSearchForm(q)
    const rows = (await synonymsRepository(db).readAll())
      .filter(({ terms }) => terms.some((term) => joinedSearchForm(term).includes(sought)))
      .toReversed()
    const end = after + take
    return {
      items: await shown(rows.slice(after, end)),
      next: rows.length > end ? String(end) : null,
      total: rows.length,
    }
  })
  register('getSynonyms', ({ query }) => read(query.id))
  register('addSynonyms', async ({ desk, body }) => read(await addSynonyms(desk, body)))
  register(
    'editSynonyms',
    async ({ desk, query: { id }, body }) => {
      await editSynonyms(desk, id, body)
      return read(id)
    },
    KIND,
  )
  register(
    'removeSynonyms',
    async ({ desk, query: { id } }) => {
      await removeSynonyms(desk, id)
      return { success: true as const }
    },
    KIND,
  )
}
