import { LRUCache } from 'lru-cache'

/** Returns the result of `work`, or the one of the same revision under the same name. */
export type RevisionCache = <Value extends object>(name: string, work: () => Promise<Value>) => Promise<Value>

/** Caches nothing. */
export const noCache: RevisionCache = (_name, work) => work()

const MAX_RESULTS = 2_000

/**
 * Caches what is read of the whole shop until the content revision moves. A result is cached as its promise, so
 * concurrent calls with the same name share one computation.
 */
export const createRevisionCache = (revisionNow: () => number | null): RevisionCache => {
  const results = new LRUCache<string, Promise<object>>({ max: MAX_RESULTS })

  const cached = (name: string, work: () => Promise<object>): Promise<object> => {
    const revision = revisionNow()
    if (revision === null) return work()
    const key = `${revision} ${name}`
    const known = results.get(key)
    if (known) return known
    const result = work()
    results.set(key, result)
    result.catch(() => results.delete(key))
    return result
  }
  // A name always stands for the same work, and so for the same type.
  return cached as RevisionCache
}
