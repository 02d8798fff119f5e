import { makeSingleFlight } from '@hojreh/server'
import { LRUCache } from 'lru-cache'

/** Returns the result of `work`, or the one of the same revision under the same name. */
export type RevisionCache = <Value extends object>(name: string, work: () => Promise<Value>) => Promise<Value>

/** Caches nothing. */
export const noCache: RevisionCache = (_name, work) => work()

const MAX_RESULTS = 2_000

/**
 * Caches what is read of the whole shop until the content revision moves, for each request by its own revision: by the
 * time of the read the process may know a newer one, which the replica that was chosen for the request has not replayed.
 * Concurrent calls with the same name share one computation.
 */
export const createRevisionCaches = (): ((revision: number | null) => RevisionCache) => {
  const results = new LRUCache<string, object>({ max: MAX_RESULTS })
  const share = makeSingleFlight<object>()

  const cached = async (revision: number, name: string, work: () => Promise<object>): Promise<object> => {
    const key = `${revision} ${name}`
    const known = results.get(key)
    if (known) return known
    return share(key, async () => {
      const result = await work()
      results.set(key, result)
      return result
    })
  }
  return (revision) => {
    if (revision === null) return noCache
    const ofRevision = (name: string, work: () => Promise<object>) => cached(revision, name, work)
    // A name always stands for the same work, and so for the same type.
    return ofRevision as RevisionCache
  }
}
