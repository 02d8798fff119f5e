import { spacedSearchForm } from '@hojreh/persian'
import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { asLocked, type Locked } from '../../db/locked.ts'
import { synonymChanges, synonymGroups } from './synonym.tables.ts'
import { makeSynonyms, type SynonymGroup, type Synonyms } from './synonyms.ts'

export type SynonymRow = typeof synonymGroups.$inferSelect
type Held = Locked<Pick<SynonymRow, 'id'>>

export const synonymsRepository = (db: Db) => ({
  readAll: (): Promise<SynonymRow[]> =>
    db.select().from(synonymGroups).orderBy(asc(synonymGroups.createdAt), asc(synonymGroups.id)),

  find: async (id: string): Promise<SynonymRow | null> => {
    const [row] = await db.select().from(synonymGroups).where(eq(synonymGroups.id, id))
    return row ?? null
  },

  lock: async (id: string): Promise<Locked<SynonymRow> | null> => {
    const [row] = await db.select().from(synonymGroups).where(eq(synonymGroups.id, id)).for('update')
    return row ? asLocked(row) : null
  },

  /** Counts the groups under a lock: no other transaction writes one until this one ends. Searches go on. */
  lockCount: async (): Promise<number> => {
    await db.execute(sql`LOCK TABLE ${synonymGroups} IN SHARE ROW EXCLUSIVE MODE`)
    return db.$count(synonymGroups)
  },

  insert: async (row: SynonymRow): Promise<void> => {
    await db.insert(synonymGroups).values(row)
  },

  update: async ({ id }: Held, { terms, isOneWay }: SynonymGroup): Promise<void> => {
    await db
      .update(synonymGroups)
      .set({ terms: [...terms], isOneWay })
      .where(eq(synonymGroups.id, id))
  },

  remove: async ({ id }: Held): Promise<void> => {
    await db.delete(synonymGroups).where(eq(synonymGroups.id, id))
  },

  /** Records that the search forms of products with these terms have to be written anew. */
  noteChange: async (terms: readonly string[]): Promise<void> => {
    await db.insert(synonymChanges).values({ terms: [...new Set(terms.map(spacedSearchForm))] })
  },
})

/**
 * Reads the shop's synonyms for a transaction that writes products. The transaction gets its id first: by that a change
 * of the synonyms, which does not wait, knows that products with the old ones may still be committed
 * (`synonym_changes.horizon`).
 */
export const readSynonyms = async (tx: Db): Promise<Synonyms> => {
  await tx.execute(sql`SELECT pg_current_xact_id()`)
  return makeSynonyms(await synonymsRepository(tx).readAll())
}
