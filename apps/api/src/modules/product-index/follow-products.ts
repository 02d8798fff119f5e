import { setImmediate as pause } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import type { Database, Db } from '../../db/client.ts'
import * as schema from '../../db/schema.ts'
import { type ContentState, readContentChanges } from '../content-revision/content-revision.ts'
import { makeProductIndex, type ProductIndex } from './product-index.ts'
import { type Entry, readEntries, readEntriesAfter } from './reading/entries.repository.ts'

const BATCH = 1_000
/** Loading takes at most a tenth of the time, however often everything changes at once. */
const REST = 10
const RENEW_AFTER = 10_000

interface Loaded {
  index: ProductIndex
  /** The state of the database that it contains. */
  state: ContentState
  seen: ReadonlySet<number>
  replaced: number
}

/** The products in memory, see decision 065. */
export interface FollowedProducts {
  /** The index with all changes of this revision; null when there is none: then PostgreSQL is queried. */
  asOf: (revision: number) => ProductIndex | null
  /** Updates the index; called before the new state is announced. */
  catchUp: (client: pg.ClientBase, state: ContentState) => Promise<void>
  stop: () => Promise<void>
}

/** Keeps up to `most` products in memory; with more, or with 0, there is no index. */
export const followProducts = ({ db }: Database, most: number, log: FastifyBaseLogger): FollowedProducts => {
  let loaded: Loaded | null = null
  let next: Loaded | null = null
  let loading: Promise<void> | null = null
  let restsUntil = 0
  let isOff = most === 0

  async function* readAll(): AsyncGenerator<Entry[]> {
    // A statement of Drizzle begins when it is awaited; this one at once.
    const read = async (id: string) => await readEntriesAfter(db, id, BATCH)
    let reading = read('')
    for (let count = 0; !isOff; ) {
      const batch = await reading
      if (batch.last === null) return
      count += batch.count
      if (count > most) {
        isOff = true
        log.warn(`more than ${most} products: lists and searches are read from the database`)
        return
      }
      // The database reads the next ones while these are taken in; a statement is sent when the process comes to it.
      reading = read(batch.last)
      reading.catch(() => undefined)
      await pause()
      yield batch.entries()
    }
  }

  const load = async () => {
    const began = performance.now()
    try {
      // Read first: what changes from here on is caught up with afterwards.
      const { state, changes } = await readContentChanges(db, 0, 'all')
      const index = makeProductIndex()
      await index.load(readAll())
      if (!isOff) next = { index, state, seen: new Set(changes.map(({ id }) => id)), replaced: 0 }
    } catch (error) {
      if (!isOff) log.warn({ err: error }, 'the products could not be loaded')
    }
    restsUntil = performance.now() + REST * (performance.now() - began)
  }
  const beginLoading = () => {
    if (loading || performance.now() < restsUntil) return
    loading = load().finally(() => {
      loading = null
    })
  }

  /** Null when changes are not known one by one. */
  const caughtUp = async (own: Db, { index, state, seen, replaced }: Loaded): Promise<Loaded | null> => {
    const read = await readContentChanges(own, Math.max(0, ...seen), seen)
    const fresh = read.changes.filter(({ id }) => !seen.has(id))
    const visible = fresh.filter(({ isVisible }) => isVisible).length
    const ids = [...new Set(fresh.flatMap(({ productIds }) => productIds ?? []))]
    if (visible !== read.state.revision - state.revision || fresh.some(({ productIds }) => !productIds))
      return null
    if (ids.length > 0) index.replace(ids, await readEntries(own, ids))
    return {
      index,
      state: read.state,
      seen: new Set(read.changes.map(({ id }) => id)),
      replaced: replaced + ids.length,
    }
  }

  return {
    asOf: (revision) => (loaded && loaded.state.revision >= revision ? loaded.index : null),

    catchUp: async (client, { revision, waiting }) => {
      if (isOff) return
      const now = next ?? loaded
      if (!now) return beginLoading()
      if (now === loaded && now.state.revision === revision && now.state.waiting === waiting) return
      const own = drizzle(client as pg.Client, { schema, casing: 'snake_case' })
      loaded = await caughtUp(own, now)
      next = null
      if (!loaded || loaded.replaced > Math.max(RENEW_AFTER, loaded.index.size())) beginLoading()
    },

    stop: async () => {
      isOff = true
      await loading
    },
  }
}
