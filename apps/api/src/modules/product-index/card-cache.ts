import { LRUCache } from 'lru-cache'
import type { Db } from '../../db/client.ts'
import { readCards } from '../catalog/products.repository.ts'

type Card = Awaited<ReturnType<typeof readCards>>[number]

/** About a kilobyte each. */
const MAX_CARDS = 20_000

/** Cards of products that were shown a moment ago, each until its product changes. */
export const makeCardCache = () => {
  const cards = new LRUCache<string, Card>({ max: MAX_CARDS })
  let version = 0
  return {
    forget: (ids: readonly string[]): void => {
      version++
      for (const id of ids) cards.delete(id)
    },

    /** In the order of the ids; unpublished ones are left out. */
    read: async (db: Db, ids: readonly string[]): Promise<Card[]> => {
      const before = version
      const known = new Map(ids.map((id) => [id, cards.get(id)]))
      const missing = ids.filter((id) => !known.get(id))
      const rows = missing.length > 0 ? await readCards(db, missing) : []
      for (const row of rows) {
        known.set(row.id, row)
        // A card that was read before a change that came in meanwhile may be stale.
        if (version === before) cards.set(row.id, row)
      }
      return ids.flatMap((id) => known.get(id) ?? [])
    },
  }
}
