import { LRUCache } from 'lru-cache'
import type { FileStore } from './file-store.ts'

const FOR_MS = 60_000
/** Some megabytes of names. */
const MOST = 20_000

/**
 * Wraps a store so that a missing name is not asked for again for a minute: invented addresses, or addresses of files
 * that are gone. What this process writes is there at once; what another one writes, within the minute.
 * @param now in milliseconds
 */
export const cacheMisses = (
  store: FileStore,
  now: () => number = performance.now.bind(performance),
): FileStore => {
  const missing = new LRUCache<string, true>({ max: MOST, ttl: FOR_MS, ttlResolution: 0, perf: { now } })
  let writes = 0
  const look = async <Result>(name: string, none: Result, ask: () => Promise<Result>): Promise<Result> => {
    if (missing.has(name)) return none
    const before = writes
    const found = await ask()
    // It may have been written since the look began.
    if (found === none && writes === before) missing.set(name, true)
    return found
  }
  return {
    ...store,
    read: (name) => look<Buffer | null>(name, null, () => store.read(name)),
    has: (name) => look(name, false, () => store.has(name)),
    write: async (name, content) => {
      try {
        await store.write(name, content)
      } finally {
        // A write that failed may have stored the file all the same.
        writes += 1
        missing.delete(name)
      }
    },
  }
}
